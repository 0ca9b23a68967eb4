import { PICTURE_TRASH_DAYS, type Picture } from '@energy/contracts/pictures/pictures'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { useDeletePicture } from './use-delete-picture.ts'

interface DeletePictureProps {
  picture: Picture
  etag: string
  deletion: ReturnType<typeof useDeletePicture>
}

/** Deletes a picture that no item uses, after a confirmation. */
export function DeletePicture({ picture, etag, deletion: { remove, busy } }: DeletePictureProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button look="danger" small busy={busy} disabled={picture.uses > 0} onClick={() => setIsAsking(true)}>
        <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        Delete
      </Button>
      {isAsking && (
        <Confirmation
          name={picture.name}
          onKeep={close}
          onDelete={() => {
            close()
            void remove(picture, etag)
          }}
        />
      )}
    </>
  )
}

interface ConfirmationProps {
  name: string
  onKeep: () => void
  onDelete: () => void
}

/** A dialog of ours, not a notice: on a phone the details are in a dialog, which covers notices. */
function Confirmation({ name, onKeep, onDelete }: ConfirmationProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return createPortal(
    <Dialog title={`Delete ${name}?`} onClose={onKeep}>
      <p>No item uses it. The same file, uploaded again within {PICTURE_TRASH_DAYS} days, brings it back as it was.</p>
      <div className="modal-actions">
        <Button look="danger" small onClick={onDelete}>
          Delete
        </Button>
        <Button ref={keep} look="line" small onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </Dialog>,
    document.body,
  )
}
