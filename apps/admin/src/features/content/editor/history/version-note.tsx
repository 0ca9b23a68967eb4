import { useSend } from '@energy/client/use-send'
import type { EditedKind } from '@energy/contracts/content/edited'
import { BOUNDS } from '@energy/contracts/text'
import type { Version } from '@energy/contracts/content/versions'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callsOf } from '../../record/calls.ts'
import { useDraft, type Draft } from '../../../../shared/form/drafts.ts'
import { reasonOf } from '../../../../shared/words/reason.ts'

interface VersionNoteProps {
  kind: EditedKind
  id: string
  version: Version
}

interface NoteDraft extends Draft {
  note: string
}

const draftName = ({ id, version }: VersionNoteProps) => `version ${id} ${version.number}`

/** What staff wrote about a version, and the form that changes it. */
export function VersionNote(props: VersionNoteProps) {
  const { note } = props.version
  const { stored } = useDraft<NoteDraft>(draftName(props))
  const [isOpen, setOpen] = useState(stored !== undefined && stored.note !== note)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    button.current?.focus()
    setOpen(false)
  }
  return (
    <>
      <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {note && <p className="min-w-0 wrap-anywhere">{note}</p>}
        <Button ref={button} look="line" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Pencil className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {note ? 'Change note' : 'Add a note'}
        </Button>
      </div>
      {isOpen && <NoteForm {...props} onClose={close} />}
    </>
  )
}

function NoteForm({ onClose, ...props }: VersionNoteProps & { onClose: () => void }) {
  const { kind, id, version } = props
  const { number, note } = version
  const send = useSend(callsOf(kind).note)
  const { stored, save: saveDraft, drop } = useDraft<NoteDraft>(draftName(props))
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm({
    defaultValues: { note: stored?.note ?? note },
  })
  const { errors, isSubmitting } = formState
  useEffect(() => {
    // A draft opens with its version, whose radio button has the focus.
    if (!stored) setFocus('note')
  }, [stored, setFocus])
  const end = () => {
    drop()
    onClose()
  }
  const save = handleSubmit(async (body) => {
    try {
      await send.mutateAsync({ params: { id, number }, body })
    } catch (cause) {
      return setError('note', { message: `The note is not saved. ${reasonOf(cause)}` })
    }
    end()
  })
  return (
    <form
      className="mb-5 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void save()
      }}
      onChange={() => saveDraft({ ...getValues(), savedAt: new Date().toISOString() })}
      noValidate
    >
      <TextField
        label="Note"
        hint="Staff alone read it, in the history."
        error={errors.note?.message}
        maxLength={BOUNDS.line}
        readOnly={isSubmitting}
        {...register('note')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" small busy={isSubmitting}>
          Save note
        </Button>
        <Button look="line" small onClick={end}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
