import { Trash2 } from 'lucide-react'

interface DeleteButtonProps {
  name: string
  busy: boolean
  onDelete: () => void
}

/** A small button that deletes one of several entries. */
export const DeleteButton = ({ name, busy, onDelete }: DeleteButtonProps) => (
  <button
    type="button"
    className="icon-btn flex-none text-danger!"
    aria-label={`Delete ${name}`}
    aria-busy={busy || undefined}
    disabled={busy}
    onClick={onDelete}
  >
    <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
  </button>
)
