import { useCall } from '@energy/client/use-call'
import type { EditedKind } from '@energy/contracts/content/edited'
import { buttonClass } from '@energy/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { editedWords } from '../../../shared/records/edited.ts'
import { draftQuery } from '../record/calls.ts'

/** A link to the update screen of an item; prefetches its data on hover and on focus. */
export function EditLink({ kind, id }: { kind: EditedKind; id: string }) {
  const call = useCall()
  const queryClient = useQueryClient()
  const prepare = () => void queryClient.prefetchQuery(draftQuery(call, kind, id))
  return (
    <Link
      className={buttonClass('line', true)}
      to={editedWords[kind].editor(id)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Pencil className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Edit
    </Link>
  )
}
