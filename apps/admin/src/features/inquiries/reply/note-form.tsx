import { useSend } from '@energy/client/use-send'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { Button } from '@energy/ui/button'
import { TextArea } from '@energy/ui/field'
import { useForm } from 'react-hook-form'
import { sendOnce } from '../../../shared/actions/send-once.ts'
import { useDraft, type Draft } from '../../../shared/form/drafts.ts'
import { reasonOf } from '../../../shared/words/reason.ts'
import type { OpenInquiry } from '../inquiry.ts'

interface NoteDraft extends Draft {
  text: string
}

/** Adds a note that only staff can read. */
export function NoteForm({ item: { _id: id, form } }: Pick<OpenInquiry, 'item'>) {
  const send = useSend(inquiry.note)
  const { stored, save, drop } = useDraft<NoteDraft>(`note /${form}/${id}`)
  const { register, handleSubmit, getValues, reset, setError, setFocus, formState } = useForm({
    defaultValues: { text: stored?.text ?? '' },
  })
  const { errors, isSubmitting } = formState
  const add = handleSubmit(async ({ text }) => {
    setFocus('text')
    const body = { text }
    try {
      await sendOnce(`note ${id}`, body, (headers) => send.mutateAsync({ params: { id }, headers, body }))
    } catch (cause) {
      return setError('text', { message: `The note is not added. ${reasonOf(cause)}` })
    }
    reset({ text: '' })
    drop()
  })
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void add()
      }}
      onChange={() => save({ ...getValues(), savedAt: new Date().toISOString() })}
      noValidate
    >
      <TextArea
        label="Note"
        hint="Staff alone read it."
        error={errors.text?.message}
        rows={2}
        readOnly={isSubmitting}
        {...register('text', {
          validate: (text) => text.trim() !== '' || 'Write the note first.',
        })}
      />
      <Button type="submit" look="line" small className="justify-self-start" busy={isSubmitting}>
        Add note
      </Button>
    </form>
  )
}
