import { useFormErrors } from '@energy/ui/form-errors'
import { useId, useState, type FormEvent } from 'react'
import { toFormErrors, type Faults } from './field-errors.ts'

/**
 * The state of a form's fields: what to correct is said at each of them and in `summary`, once it is sent, and then
 * looked at again as the form changes. What is refused as a whole is in `refusal`.
 * @param check names what a person can correct before anything is sent
 * @param refusalOf says what stands against the form as a whole, before its fields are looked at
 */
export function useFields(check: (typed: FormData) => Faults, refusalOf?: (typed: FormData) => string | undefined) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [summary, setSummary] = useFormErrors()
  const [refusal, setRefusal] = useFormErrors()

  const say = (found: Faults) => {
    setFaults(found)
    setSummary(toFormErrors(found, id))
    setRefusal([])
    return Object.keys(found).length > 0
  }
  const refuse = (message: string) => {
    say({})
    setRefusal([{ message }])
  }
  return {
    summary,
    refusal,
    /** Whether it is being sent. */
    busy,
    /** Says what to correct. @returns whether that is anything */
    say,
    refuse,
    /**
     * What a form does when it is sent: nothing but say so while something is to correct.
     * @param work does what the form is for
     * @param failed is told why it could not
     */
    sending:
      (work: (typed: FormData, form: HTMLFormElement) => Promise<unknown>, failed: (cause: unknown) => void) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        const typed = new FormData(form)
        const refused = refusalOf?.(typed)
        if (refused) return refuse(refused)
        if (say(check(typed))) return
        setBusy(true)
        void work(typed, form)
          .catch(failed)
          .finally(() => setBusy(false))
      },
    recheck({ currentTarget }: FormEvent<HTMLFormElement>) {
      if (Object.keys(faults).length > 0) setFaults(check(new FormData(currentTarget)))
    },
    /** Name, id and error of a field. */
    field: (name: string) => ({ name, id: `${id}-${name}`, error: faults[name] }),
  }
}
