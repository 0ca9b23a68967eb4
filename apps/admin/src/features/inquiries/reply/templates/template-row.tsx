import { template, type Template } from '@energy/contracts/inquiries/templates'
import { Button } from '@energy/ui/button'
import { useState } from 'react'
import { DeleteButton } from '../../../../shared/actions/delete-button.tsx'
import { endKeysOf } from '../../../../shared/actions/send-once.ts'
import { useDeletion } from '../../../../shared/actions/use-deletion.ts'

interface TemplateRowProps {
  row: Template
  onEdit: () => void
  onDeleted: () => void
}

/** A template in the list: it opens, and is deleted after a question in its place. */
export function TemplateRow({ row: { _id: id, name, text }, onEdit, onDeleted }: TemplateRowProps) {
  const { mutate, isPending, error } = useDeletion(template.remove, template.read)
  const [isAsking, setAsking] = useState(false)
  const onSuccess = () => {
    endKeysOf('template')
    onDeleted()
  }
  return (
    <li className="border-t border-line py-1.5">
      <div className="flex items-center gap-2">
        <button
          type="button"
          className="min-h-touch min-w-0 flex-1 rounded-control px-2 py-1 text-left leading-snug hover:bg-ground"
          onClick={onEdit}
        >
          <span className="block truncate font-[560]">{name}</span>
          <span className="block truncate text-small text-muted">{text.replace(/\s+/g, ' ')}</span>
        </button>
        <DeleteButton name={name} busy={isPending} onDelete={() => setAsking(true)} />
      </div>
      {isAsking && (
        <div className="flex flex-wrap items-center gap-2 px-2 py-2">
          <p className="mr-auto">Delete it for all staff?</p>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question was asked by a press, and Enter keeps it */}
          <Button look="line" small autoFocus onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button look="danger" small busy={isPending} onClick={() => mutate({ params: { id } }, { onSuccess })}>
            Delete
          </Button>
          {error && (
            <p className="field-error w-full" role="alert">
              {error.message}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
