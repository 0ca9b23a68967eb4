import type { FormError } from '@energy/ui/form-errors'
import { useId, useState, type FormEvent } from 'react'

/** What to correct, by the name of the field. */
type Faults = Readonly<Record<string, string | undefined>>

const none: readonly FormError[] = []

/**
 * The state of a form's fields: what to correct is said at each of them and in `summary`, once it is sent, and then
 * looked at again as the form changes. What is refused as a whole is in `refusal`.
 * @param check names what a person can correct before anything is sent
 */
export function useFields(check: (form: FormData) => Faults) {
  const id = useId()
  const [faults, setFaults] = useState<Faults>({})
  const [summary, setSummary] = useState(none)
  const [refusal, setRefusal] = useState(none)

  const say = (found: Faults) => {
    setFaults(found)
    setSummary(
      Object.entries(found).flatMap(([name, message]) => (message ? [{ message, field: `${id}-${name}` }] : [])),
    )
    setRefusal(none)
  }
  return {
    summary,
    refusal,
    say,
    refuse(message: string) {
      say({})
      setRefusal([{ message }])
    },
    /** Whether nothing is to correct; says so where something is. */
    passes(form: FormData) {
      const found = check(form)
      say(found)
      return Object.keys(found).length === 0
    },
    recheck({ currentTarget }: FormEvent<HTMLFormElement>) {
      if (Object.keys(faults).length > 0) setFaults(check(new FormData(currentTarget)))
    },
    /** Name, id and error of a field. */
    field: (name: string) => ({ name, id: `${id}-${name}`, error: faults[name] }),
  }
}
