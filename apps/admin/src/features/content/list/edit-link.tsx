import { useCall } from '@energy/client/use-call'
import { kinds, type Kind } from '@energy/contracts/content'
import { buttonClass } from '@energy/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'
import { kindWords } from '../../../shared/kinds.ts'
import { versionedQuery } from '../../../shared/versioned.ts'

/** A link to the update screen of an item; prefetches its data on hover and on focus. */
export function EditLink({ kind, id }: { kind: Kind; id: string }) {
  const call = useCall()
  const queryClient = useQueryClient()
  const prepare = () => void queryClient.prefetchQuery(versionedQuery(call, kinds[kind].draft, id))
  return (
    <Link
      className={buttonClass('line', true)}
      to={`${kindWords[kind].update}/${id}`}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Pencil className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Edit
    </Link>
  )
}
