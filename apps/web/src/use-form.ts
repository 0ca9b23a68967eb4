import { CallError } from '@energy/client/call-error'
import { useAttempt } from '@energy/client/use-attempt'
import type { FormError } from '@energy/ui/form-errors'
import { useId, useRef, useState, type FormEvent } from 'react'
import { faultsOfProblem, toFormErrors, type Faults, type Labels } from './form-faults.ts'

interface FormOptions<T extends object> {
  /** What its fields are called. */
  labels: Labels
  /** What the form holds. */
  read: (form: FormData) => T
  /** What a person can correct before anything is sent. */
  check: (input: T) => Faults
  /** Sends it under an `Idempotency-Key`. Throws `CallError`. */
  send: (input: T, key: string) => Promise<unknown>
  /** It was taken, and the form is empty again. */
  taken: (input: T) => void
  /** It was not, and the form still holds all of it. */
  refused?: () => void
}

/**
 * A form that is checked when it is sent and, once something was to correct, as it changes. Nothing typed is lost
 * before the server has taken it, and what is sent again is stored once.
 */
export function useForm<T extends object>({ labels, read, check, send, taken, refused }: FormOptions<T>) {
  const ref = useRef<HTMLFormElement>(null)
  const id = useId()
  const attempt = useAttempt()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [summary, setSummary] = useState<readonly FormError[]>([])
  const [failure, setFailure] = useState<readonly FormError[]>([])

  const say = (found: Faults, failed: readonly FormError[] = []) => {
    setFaults(found)
    setSummary(toFormErrors(found, id))
    setFailure(failed)
  }
  const refuse = ({ problem }: CallError) => {
    const found = faultsOfProblem(problem, labels)
    say(found, Object.keys(found).length > 0 ? [] : [{ message: problem.detail }])
    refused?.()
  }
  const attemptTo = async (form: HTMLFormElement, input: T) => {
    setBusy(true)
    try {
      await send(input, attempt.keyOf(input))
      attempt.taken()
      form.reset()
      taken(input)
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      refuse(cause)
    } finally {
      setBusy(false)
    }
  }

  return {
    ref,
    busy,
    /** What is to correct in fields, for the box above the form. */
    summary,
    /** What failed as a whole, for the box above the button. */
    failure,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const input = read(new FormData(event.currentTarget))
      const found = check(input)
      say(found)
      if (Object.keys(found).length === 0) void attemptTo(event.currentTarget, input)
    },
    recheck() {
      if (Object.keys(faults).length > 0 && ref.current) setFaults(check(read(new FormData(ref.current))))
    },
    /** The name, id, label and error of a field. */
    field: (name: string) => ({ name, id: `${id}-${name}`, label: labels[name] ?? name, error: faults[name] }),
  }
}
