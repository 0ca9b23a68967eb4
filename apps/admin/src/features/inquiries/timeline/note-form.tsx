import { useSend } from '@energy/client/use-send'
import { Button } from '@energy/ui/button'
import { TextArea } from '@energy/ui/field'
import { useRef, useState, type FormEvent } from 'react'
import type { Draft } from '../../../shared/form/drafts.ts'
import { reasonOf } from '../../../shared/reason.ts'
import type { InquiryRoutes } from '../inquiry.ts'
import { useDraft } from '../use-draft.ts'
import { useSelect } from '../use-select.ts'

interface NoteDraft extends Draft {
  text: string
}

/** Adds a note that only staff can read. */
export function NoteForm({ routes, id }: { routes: InquiryRoutes; id: string }) {
  const send = useSend(routes.note)
  const select = useSelect()
  const { stored, save, drop } = useDraft<NoteDraft>(`note ${routes.list.url}/${id}`)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(stored?.text ?? '')
  const [error, setError] = useState('')
  const write = (typed: string) => {
    setText(typed)
    setError('')
    save({ text: typed, savedAt: new Date().toISOString() })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (send.isPending) return
    field.current?.focus()
    if (!text.trim()) return setError('Write the note first.')
    select(id)
    try {
      await send.mutateAsync({ params: { id }, body: { text } })
    } catch (cause) {
      return setError(`The note is not added. ${reasonOf(cause)}`)
    }
    setText('')
    drop()
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void submit(event)} noValidate>
      <TextArea
        label="Note"
        hint="Staff alone read it."
        error={error}
        ref={field}
        rows={2}
        value={text}
        readOnly={send.isPending}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" look="line" small className="justify-self-start" busy={send.isPending}>
        Add note
      </Button>
    </form>
  )
}
