import { CallError } from '@energy/client/call-error'
import { useAttempt } from '@energy/client/use-attempt'
import { faultsOfProblem, type Faults, type Labels } from './field-errors.ts'
import { useFields } from './use-fields.ts'

interface FormOptions<T extends object> {
  /** What its fields are called. */
  labels: Labels
  /** What the form holds. */
  read: (typed: FormData) => T
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
 * A form that writes to us. Nothing typed is lost before the server has taken it, and what is sent again is stored
 * once.
 */
export function useForm<T extends object>({ labels, read, check, send, taken, refused }: FormOptions<T>) {
  const attempt = useAttempt()
  const { say, refuse, sending, field, ...shown } = useFields((typed) => check(read(typed)))

  const give = async (typed: FormData, form: HTMLFormElement) => {
    const input = read(typed)
    await send(input, attempt.keyOf(input))
    attempt.taken()
    form.reset()
    taken(input)
  }
  const failed = (cause: unknown) => {
    if (!(cause instanceof CallError)) throw cause
    if (!say(faultsOfProblem(cause.problem, labels))) refuse(cause.problem.detail)
    refused?.()
  }
  return {
    ...shown,
    submit: sending(give, failed),
    /** The name, id, label and error of a field. */
    field: (name: string) => ({ ...field(name), label: labels[name] ?? name }),
  }
}
