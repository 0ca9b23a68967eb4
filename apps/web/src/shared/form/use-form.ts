import { CallError } from '@energy/client/call-error'
import { useAttempt } from '@energy/client/use-attempt'
import { fieldErrorsOfProblem, type FieldErrors, type Labels } from './field-errors.ts'
import { useFields } from './use-fields.ts'

interface FormOptions<T extends object> {
  /** What its fields are called. */
  labels: Labels
  /** What the form holds. */
  read: (typed: FormData) => T
  /** What a person can correct before anything is sent. */
  check: (input: T) => FieldErrors
  /** Sends it under an `Idempotency-Key`. Throws `CallError`. */
  send: (input: T, key: string) => Promise<unknown>
  /** It was taken, and the form is empty again. */
  accepted: (input: T) => void
  /** It was not, and the form still holds all of it. */
  rejected?: () => void
}

/**
 * A form that writes to us. Nothing typed is lost before the server has taken it, and what is sent again is stored
 * once.
 */
export function useForm<T extends object>({ labels, read, check, send, accepted, rejected }: FormOptions<T>) {
  const attempt = useAttempt()
  const { showFieldErrors, showFormError, sending, field, ...shown } = useFields((typed) => check(read(typed)))

  const sendForm = async (typed: FormData, form: HTMLFormElement) => {
    const input = read(typed)
    await send(input, attempt.keyOf(input))
    attempt.taken()
    form.reset()
    accepted(input)
  }
  const failed = (cause: unknown) => {
    if (!(cause instanceof CallError)) throw cause
    if (!showFieldErrors(fieldErrorsOfProblem(cause.problem, labels))) showFormError(cause.problem.detail)
    rejected?.()
  }
  return {
    ...shown,
    submit: sending(sendForm, failed),
    /** The name, id, label and error of a field. */
    field: (name: string) => ({ ...field(name), label: labels[name] ?? name }),
  }
}
