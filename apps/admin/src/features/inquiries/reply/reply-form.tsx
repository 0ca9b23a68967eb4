import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { controlId } from '../../../shared/form/form-errors.ts'
import { AttachButton } from '../../../shared/attachments/attach-button.tsx'
import { useFileDrop } from '../../../shared/media/use-file-drop.ts'
import { ReplyConflict } from './reply-conflict.tsx'
import { insertText } from './templates/insert-text.ts'
import { TemplatesButton } from './templates/templates-button.tsx'
import { ReplyFiles } from './reply-files.tsx'
import { useReply, type ReplyOptions } from './use-reply.ts'

interface ReplyFormProps extends ReplyOptions {
  /** Changes when the text is to get the focus; 0 at first. */
  focus: number
}

/** The form of a reply by mail. */
export function ReplyForm({ focus, ...options }: ReplyFormProps) {
  const { latest } = options
  const textArea = useRef<HTMLTextAreaElement>(null)
  const reply = useReply(options)
  const { busy, newEntries, files } = reply
  const area = useRef<HTMLFormElement>(null)
  const attach = useRef<HTMLButtonElement>(null)
  const isOver = useFileDrop(files.add, area) > 0
  const {
    register,
    formState: { errors },
  } = reply.form
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    reply.answerAndNext()
  }
  const text = register('text', { validate: reply.isWritten })
  useEffect(() => {
    if (focus > 0) focusGap(textArea.current)
  }, [focus])
  return (
    <form
      ref={area}
      className={`grid gap-3 outline-offset-4 outline-link ${isOver ? 'outline-2' : ''}`}
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
          id={latest.item._id}
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
      <div
        className="grid gap-2 [&_.field-head]:sr-only [&_input]:min-h-touch [&_input]:py-1.5 [&_textarea]:h-32 [&_textarea]:field-sizing-fixed"
        inert={busy}
      >
        <TextField
          label="Subject"
          placeholder="Subject"
          id={controlId('subject')}
          error={errors.subject?.message}
          onKeyDown={onKeyDown}
          {...register('subject')}
        />
        <TextArea
          label="Text"
          id={controlId('text')}
          maxLength={BOUNDS.long}
          error={errors.text?.message}
          onKeyDown={onKeyDown}
          {...text}
          ref={(field) => {
            text.ref(field)
            textArea.current = field
          }}
        />
      </div>
      <ReplyFiles
        files={files.files}
        refusal={files.refusal}
        onRemove={(key) => {
          // The button that was pressed disappears.
          attach.current?.focus()
          files.remove(key)
        }}
        onAgain={files.again}
      />
      {/* In sight also where the files do not fit above it. */}
      <div className="sticky bottom-0 -mb-4 flex flex-wrap items-center justify-end gap-2 bg-surface pt-1 pb-4">
        {reply.isBegun && (
          <p className="flex w-full items-center text-small text-muted">
            <button
              type="button"
              className="icon-btn text-danger!"
              aria-label="Discard the reply"
              onClick={reply.discard}
            >
              <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            </button>
            Draft kept
          </p>
        )}
        <div className="mr-auto flex items-center gap-2">
          <TemplatesButton
            values={reply.templateValues}
            disabled={busy}
            onChoose={(filled, templates) => {
              const field = textArea.current
              if (field) insertText(field, filled, reply.isUntouched(field.value, templates))
            }}
          />
          <AttachButton label="Files of the reply" button={attach} disabled={busy} onFiles={files.add} />
          {isOver && <p className="text-small text-muted">Let go to attach it.</p>}
        </div>
        <Button type="submit" look="line" small busy={busy}>
          Send
        </Button>
        <Button small onClick={reply.answerAndNext} aria-keyshortcuts="Control+Enter" className="max-sm:basis-full">
          Answer and next
        </Button>
      </div>
    </form>
  )
}

/** Puts the cursor between the greeting and the quotation. */
function focusGap(field: HTMLTextAreaElement | null) {
  const gap = field?.value.indexOf('\n\n\n') ?? -1
  field?.focus({ preventScroll: true })
  if (gap >= 0) field?.setSelectionRange(gap + 2, gap + 2)
}
