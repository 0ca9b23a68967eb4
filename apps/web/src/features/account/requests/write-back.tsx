import { Button } from '@energy/ui/button'
import { TextArea } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useId } from 'react'
import { AttachFiles } from '../../../shared/attachments/attach-files.tsx'
import { useAttachments } from '../../../shared/attachments/use-attachments.ts'
import { FormName } from '../../../shared/form/form-attributes.tsx'
import { AFTER } from '../../../shared/form/posted.ts'
import { usePublicForm } from '../../../shared/form/use-public-form.ts'
import { messageForm, type Message } from './request-fields.ts'
import { useDraft } from './use-draft.ts'

export interface WriteBackProps {
  /** The id of the request. */
  id: string
  /** The id of what was said last; `""` for nothing. */
  after: string
  /** Sends a message with an `Idempotency-Key`. Throws `CallError`. */
  send: (body: Message, key: string) => Promise<unknown>
  onSent: () => void
  /** The level of its heading. */
  level: 2 | 3
}

/** The form with which the sender of a request writes back. */
export function WriteBack({ id, after, send, onSent, level }: WriteBackProps) {
  const Heading = `h${level}` as const
  const title = useId()
  const { area, sending, sent } = useDraft(id)
  const attachments = useAttachments()
  const { form, busy, summary, formError, field, answer } = usePublicForm(messageForm, {
    send(body, key) {
      sending()
      return send(body, key)
    },
    formErrorOf: () => attachments.error,
    accepted(body) {
      attachments.take(body.attachments)
      sent()
      onSent()
    },
    unsent: 'Your message was not sent.',
  })
  return (
    <form {...form} className="mt-10 grid justify-items-start gap-5 border-t-3 border-ink pt-6" aria-labelledby={title}>
      <Heading className="text-h3" id={title}>
        Write back
      </Heading>
      <FormName form="message" />
      <input type="hidden" name={AFTER} value={after} />
      <div className="w-full empty:hidden">
        <FormErrors id={answer} failure={summary} />
      </div>
      <TextArea
        className="w-full"
        rows={5}
        {...field('text')}
        {...area}
        // The draft keeps what is typed meanwhile.
        readOnly={false}
      />
      <div className="grid w-full">
        <AttachFiles label="Attach a bill" attachments={attachments} />
      </div>
      <div className="w-full empty:hidden">
        <FormErrors id={answer} failure={formError} />
      </div>
      <Button className="max-md:w-full" type="submit" busy={busy || attachments.isSending}>
        Write back
      </Button>
    </form>
  )
}
