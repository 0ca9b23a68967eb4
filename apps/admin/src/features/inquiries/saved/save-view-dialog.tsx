import { CallError } from '@energy/client/call-error'
import { useSend } from '@energy/client/use-send'
import { SAVED_VIEW_NAME, savedView, type SavedView } from '@energy/contracts/inquiries/saved-views'
import { Button } from '@energy/ui/button'
import { Checkbox } from '@energy/ui/checkbox'
import { Dialog } from '@energy/ui/dialog'
import { TextField } from '@energy/ui/field'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { endKeysOf, sendOnce } from '../../../shared/actions/send-once.ts'
import { useInboxAddress, viewWords } from '../list/use-inbox-address.ts'

interface SaveViewDialogProps {
  /** The saved view that is renamed; without it the current view is saved as a new one. */
  renamed?: SavedView
  onClose: () => void
}

/** A dialog that saves the current view with its filters under a name, or renames a saved view. */
export function SaveViewDialog({ renamed, onClose }: SaveViewDialogProps) {
  const { filter, filterCount, q, view, hrefOfOpened } = useInboxAddress()
  const navigate = useNavigate()
  const create = useSend(savedView.create)
  const update = useSend(savedView.update)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { name: renamed?.name ?? '', shared: renamed?.shared ?? false },
  })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus('name'), [setFocus])
  const count = filterCount + (q ? 1 : 0)
  const save = handleSubmit(async (body) => {
    try {
      if (renamed) {
        await update.mutateAsync({ params: { id: renamed._id }, body })
        endKeysOf('view')
      } else {
        const created = { ...body, filter }
        const { insertedId } = await sendOnce('view', created, (headers) =>
          create.mutateAsync({ headers, body: created }),
        )
        void navigate(hrefOfOpened(insertedId), { replace: true })
      }
      onClose()
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      setError('name', { message: cause.message }, { shouldFocus: true })
    }
  })
  return (
    <Dialog title={renamed ? 'Rename or share' : 'Save this view'} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void save()
        }}
        noValidate
      >
        {!renamed && (
          <p>
            {viewWords[view]},{' '}
            {count === 0 ? 'without a filter' : count === 1 ? 'with its filter' : `with its ${count} filters`}.
          </p>
        )}
        <TextField
          label="Name"
          maxLength={SAVED_VIEW_NAME}
          readOnly={isSubmitting}
          error={errors.name?.message}
          {...register('name', { validate: (name) => name.trim() !== '' || 'Give it a name.' })}
        />
        <Checkbox {...register('shared')}>Share with all staff</Checkbox>
        <div className="modal-actions">
          <Button type="submit" small busy={isSubmitting}>
            Save
          </Button>
          <Button look="line" small onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
