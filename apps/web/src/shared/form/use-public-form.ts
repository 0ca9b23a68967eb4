import { CallError } from '@energy/client/call-error'
import { notice, prepareNotices } from '@energy/ui/notice'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rejectedFields } from './fields.ts'
import { formAttributes } from './form-attributes.tsx'
import { answerId, usePosted } from './posted.ts'
import type { PublicForm } from './public-form.ts'
import { sentFrom } from './sent-from.ts'
import { useForm } from './use-form.ts'

interface PublicFormOptions<T extends object> {
  /** Sends the body with an `Idempotency-Key`. Throws `CallError`. */
  send: (body: T, key: string) => Promise<unknown>
  /** Called when the server has accepted the body, and the form is empty again. */
  accepted: (body: T) => void
  /** Returns the error of the form as a whole, before anything is sent. */
  formErrorOf?: () => string | undefined
  /** Called when the server has not accepted it, and the form still has its input. */
  rejected?: () => void
  /** Said to a person who has left the form, who sees no error in it. */
  unsent?: string
}

/**
 * A form that is sent to the API. It keeps its input until the server has accepted it, and a request that is sent again
 * is stored once. It begins with the answer to the form that was posted before this code ran.
 */
export function usePublicForm<T extends object>(
  { name, fields, read }: PublicForm<T>,
  { send, accepted, rejected, unsent, formErrorOf }: PublicFormOptions<T>,
) {
  /** What was sent last, until it is accepted, with its key. */
  const last = useRef<{ text: string; key: string }>(undefined)
  const posted = usePosted(name)
  const [values, setValues] = useState(posted?.values ?? {})
  const sendForm = async (typed: FormData, form: HTMLFormElement) => {
    const body = read(typed, sentFrom(location, document.referrer))
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
    if (unsent) prepareNotices()
    await send(body, last.current.key).catch((cause: unknown) => {
      if (unsent && !form.isConnected) void notice(unsent, { kind: 'error', timer: 5000 })
      throw cause
    })
    last.current = undefined
    // A reset restores default values, so those of the posted form go first.
    flushSync(() => setValues({}))
    form.reset()
    accepted(body)
  }
  const failed = (cause: unknown) => {
    if (!(cause instanceof CallError)) throw cause
    if (!showFieldErrors(rejectedFields(fields, cause.problem))) showFormError(cause.problem.detail)
    rejected?.()
  }
  const { form, field, showFieldErrors, showFormError, ...shown } = useForm(fields, {
    send: sendForm,
    failed,
    formErrorOf,
    posted,
  })
  return {
    ...shown,
    /** The attributes of the form. */
    form: { ...form, ...formAttributes(name) },
    /** The id of the element that answers the form. */
    answer: answerId(name),
    /**
     * The name, id, label, error and first value of a field. While the form is being sent, nothing can be typed: the answer
     * empties it.
     */
    field: (of: string) => ({ ...field(of), defaultValue: values[of], readOnly: shown.busy }),
    /** What was typed and ticked in the posted form. */
    values,
    /** Whether the posted form was accepted. */
    isSent: posted !== undefined && !posted.values,
  }
}
