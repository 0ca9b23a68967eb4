import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { prepareNotices } from '@energy/ui/notice'
import { useEffect, useRef } from 'react'
import { controlId } from '../../../shared/form/field-errors.ts'
import { AnsweredMeanwhile } from './answered-meanwhile.tsx'
import { useReply, type ReplyOptions } from './use-reply.ts'

/** A reply by mail: to whom, about what, what it says. */
export function ReplyForm(options: ReplyOptions) {
  const { routes, letter, now, onClose } = options
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const reply = useReply(options)
  const { begun, errors, busy, since } = reply
  useEffect(prepareNotices, [])
  useEffect(() => {
    // Between the greeting and the quotation, where the answer goes.
    const field = text.current
    const room = field?.value.indexOf('\n\n\n') ?? -1
    field?.focus({ preventScroll: true })
    if (room >= 0) field?.setSelectionRange(room + 2, room + 2)
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
      {since.length > 0 && (
        <AnsweredMeanwhile
          key={now.etag}
          routes={routes}
          id={letter._id}
          since={since}
          late={reply.late}
          onSend={() => sendAs(now.etag)}
          onGoOn={() => {
            reply.goOn()
            text.current?.focus()
          }}
          onDiscard={reply.discard}
        />
      )}
      <FormErrors failure={reply.summary} />
      <div className="grid gap-5" inert={busy}>
        <TextField label="To" value={letter.email} readOnly />
        <TextField
          label="Subject"
          name="/subject"
          id={controlId('/subject')}
          defaultValue={begun.subject}
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
          defaultValue={begun.text}
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
