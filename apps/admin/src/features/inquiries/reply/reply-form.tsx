import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { prepareNotices } from '@energy/ui/notice'
import { useEffect, useRef } from 'react'
import { controlId } from '../../../shared/form/form-errors.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { useInquiry } from '../use-inquiry.ts'
import { ReplyConflict } from './reply-conflict.tsx'
import { useReply, type ReplyOptions } from './use-reply.ts'

/** The dialog for a reply by mail. Closing it keeps the draft. */
export function Composer(options: Omit<ReplyOptions, 'latest'>) {
  const { routes, inquiry, onClose } = options
  const { data, isLoadingError, refetch } = useInquiry(routes, inquiry._id)
  return (
    <Dialog title={`Reply to ${inquiry.name}`} onClose={onClose} className="modal-wide">
      <Loaded query={{ data, isError: isLoadingError, refetch }} error="We could not load what was done about it.">
        {(latest) => <ReplyForm {...options} latest={latest} />}
      </Loaded>
    </Dialog>
  )
}

function ReplyForm(options: ReplyOptions) {
  const { routes, inquiry, latest, onClose } = options
  const textArea = useRef<HTMLTextAreaElement>(null)
  const reply = useReply(options)
  const { busy, newEntries } = reply
  const {
    register,
    formState: { errors },
  } = reply.form
  const text = register('text', { validate: reply.isWritten })
  useEffect(prepareNotices, [])
  useEffect(() => {
    // Puts the cursor between the greeting and the quotation.
    const field = textArea.current
    const gap = field?.value.indexOf('\n\n\n') ?? -1
    field?.focus({ preventScroll: true })
    if (gap >= 0) field?.setSelectionRange(gap + 2, gap + 2)
  }, [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        reply.submit()
      }}
      onChange={reply.saveDraft}
      noValidate
    >
      {newEntries.length > 0 && (
        <ReplyConflict
          key={latest.etag}
          routes={routes}
          id={inquiry._id}
          newEntries={newEntries}
          outdatedSends={reply.outdatedSends}
          onSend={() => reply.submit(latest.etag)}
          onContinue={() => {
            reply.continueWriting()
            textArea.current?.focus()
          }}
          onDiscard={reply.discard}
        />
      )}
      <FormErrors failure={reply.summary} />
      <div className="grid gap-5" inert={busy}>
        <TextField label="To" value={inquiry.email} readOnly />
        <TextField label="Subject" id={controlId('subject')} error={errors.subject?.message} {...register('subject')} />
        <TextArea
          label="Text"
          id={controlId('text')}
          rows={12}
          maxLength={BOUNDS.long}
          error={errors.text?.message}
          hint="Kept in this browser until it is sent."
          {...text}
          ref={(field) => {
            text.ref(field)
            textArea.current = field
          }}
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
