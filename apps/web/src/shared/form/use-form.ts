import { CallError } from '@energy/client/call-error'
import { useAttempt } from '@energy/client/use-attempt'
import { fieldErrorsOfProblem, type FieldErrors, type Labels } from './field-errors.ts'
import { useFields } from './use-fields.ts'

interface FormOptions<T extends object> {
  /** The labels of its fields. */
  labels: Labels
  /** Reads the input of the form. */
  read: (typed: FormData) => T
  /** Returns the field errors that are found before anything is sent. */
  check: (input: T) => FieldErrors
  /** Sends the input with an `Idempotency-Key`. Throws `CallError`. */
  send: (input: T, key: string) => Promise<unknown>
  /** Called when the server has accepted the input, and the form is empty again. */
  accepted: (input: T) => void
  /** Called when the server has not accepted it, and the form still has its input. */
  rejected?: () => void
}

/**
 * A form that is sent to the API. It keeps its input until the server has accepted it, and a request that is sent again
 * is stored once.
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
