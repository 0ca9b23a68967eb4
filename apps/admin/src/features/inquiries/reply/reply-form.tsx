import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { prepareNotices } from '@energy/ui/notice'
import { useEffect, useRef } from 'react'
import { controlId } from '../../../shared/form/field-errors.ts'
import { ReplyConflict } from './reply-conflict.tsx'
import { useReply, type ReplyOptions } from './use-reply.ts'

/** The form of a reply by mail. */
export function ReplyForm(options: ReplyOptions) {
  const { routes, inquiry, latest, onClose } = options
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const reply = useReply(options)
  const { initial, errors, busy, newEntries } = reply
  useEffect(prepareNotices, [])
  useEffect(() => {
    // Puts the cursor between the greeting and the quotation.
    const field = text.current
    const gap = field?.value.indexOf('\n\n\n') ?? -1
    field?.focus({ preventScroll: true })
    if (gap >= 0) field?.setSelectionRange(gap + 2, gap + 2)
  }, [])
  const sendAs = (version?: string) => form.current && void reply.send(form.current, version)
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        sendAs()
      }}
      noValidate
    >
      {newEntries.length > 0 && (
        <ReplyConflict
          key={latest.etag}
          routes={routes}
          id={inquiry._id}
          newEntries={newEntries}
          outdatedSends={reply.outdatedSends}
          onSend={() => sendAs(latest.etag)}
          onContinue={() => {
            reply.continueWriting()
            text.current?.focus()
          }}
          onDiscard={reply.discard}
        />
      )}
      <FormErrors failure={reply.summary} />
      <div className="grid gap-5" inert={busy}>
        <TextField label="To" value={inquiry.email} readOnly />
        <TextField
          label="Subject"
          name="/subject"
          id={controlId('/subject')}
          defaultValue={initial.subject}
          error={errors['/subject']}
          onChange={({ target }) => reply.write({ subject: target.value })}
        />
        <TextArea
          label="Text"
          name="/text"
          id={controlId('/text')}
          ref={text}
          rows={12}
          maxLength={BOUNDS.long}
          defaultValue={initial.text}
          error={errors['/text']}
          hint="Kept in this browser until it is sent."
          onChange={({ target }) => reply.write({ text: target.value })}
        />
      </div>
      <div className="modal-actions">
        <Button type="submit" small busy={busy} className="max-sm:basis-full">
          Send reply
        </Button>
        <Button look="line" small className="max-sm:flex-1" onClick={onClose}>
          Close
        </Button>
        <Button look="danger" small className="max-sm:flex-1 sm:ml-auto" onClick={reply.discard}>
          Discard
        </Button>
      </div>
    </form>
  )
}
