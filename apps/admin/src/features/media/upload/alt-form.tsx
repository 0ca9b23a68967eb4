import type { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { picture as pictures, type Picture } from '@energy/contracts/pictures/pictures'
import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { FieldError } from '@energy/ui/field'
import { notice } from '@energy/ui/notice'
import type { FormEvent } from 'react'
import type { UploadRow } from '../../../shared/media/upload-queue.ts'
import { useUploads } from '../../../shared/media/uploads.tsx'
import { Thumbnail } from '../../../shared/media/thumbnail.tsx'
import { around, useHandedFocus } from '../../../shared/actions/use-handed-focus.ts'

/** The field of the next file that lacks a text, else of the one before; what is around the list where there is none. */
function otherFieldThan(form: HTMLElement) {
  const fields = [...(form.closest('ul')?.querySelectorAll('input') ?? [])]
  const at = fields.findIndex((field) => form.contains(field))
  return fields[at + 1] ?? fields[at - 1] ?? around(form)
}

/** Asks for the alternative text of a file that has just been uploaded. Then the next one has the focus. */
export function AltForm({ row: { id, name, alt: typed }, picture }: { row: UploadRow; picture: Picture }) {
  const { queue } = useUploads()
  const call = useCall()
  const send = useSend(pictures.update)
  const element = useHandedFocus<HTMLFormElement>(otherFieldThan)
  const save = async (change: { alt: string } | { decorative: true }) => {
    const params = { id: picture._id }
    // Fails if it was described since the upload, also by a save whose answer was lost: that is shown then.
    const headers = { 'if-match': `"${picture.version}"` }
    await send.mutateAsync({ params, headers, body: change }).catch(async (cause: CallError) => {
      if (cause.status === 412) {
        const now = await call(pictures.read, { params })
        queue.refresh(now)
        if (now.alt && now.alt !== typed.trim()) void notice(`${name} was described in between: “${now.alt}”.`)
      }
      throw cause
    })
    queue.update(id, change)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const alt = typed.trim()
    // The error is shown below.
    if (alt && !send.isPending) save({ alt }).catch(() => undefined)
  }
  return (
    <form ref={element} className="grid gap-2" onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="w-14 flex-none">
          <Thumbnail picture={picture} className="aspect-[4/3] rounded-tr-[0.75rem]" />
        </div>
        <input
          className="input min-h-touch! min-w-40 flex-1"
          aria-label={`Alternative text: ${name}`}
          aria-describedby={send.error ? `${id}-error` : undefined}
          placeholder="What does it show?"
          maxLength={BOUNDS.line}
          readOnly={send.isPending}
          value={typed}
          onChange={({ target }) => queue.type(id, target.value)}
        />
        <Button type="submit" look="line" small busy={send.isPending} aria-label={`Save the text: ${name}`}>
          Save
        </Button>
        <Button
          look="line"
          small
          aria-label={`It is decorative: ${name}`}
          onClick={() => void save({ decorative: true }).catch(() => undefined)}
        >
          Decorative
        </Button>
      </div>
      {send.error && <FieldError id={`${id}-error`}>{`The text is not saved. ${send.error.message}`}</FieldError>}
    </form>
  )
}
