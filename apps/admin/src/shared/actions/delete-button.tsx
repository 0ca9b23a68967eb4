import { Trash2 } from 'lucide-react'
import { besideRowOf, useHandedFocus } from './use-handed-focus.ts'

interface DeleteButtonProps {
  name: string
  busy: boolean
  onDelete: () => void
}

/** A small button that deletes one of several entries. It keeps the focus meanwhile; then the next entry has it. */
export function DeleteButton({ name, busy, onDelete }: DeleteButtonProps) {
  const button = useHandedFocus<HTMLButtonElement>(besideRowOf)
  return (
    <button
      ref={button}
      type="button"
      className="icon-btn flex-none text-danger!"
      aria-label={`Delete ${name}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => busy || onDelete()}
    >
      <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}
