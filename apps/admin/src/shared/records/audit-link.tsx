import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIsAllowed } from '../people/role.tsx'

/** For admins, a link to what staff have done with a record. */
export function AuditLink({ record }: { record: string }) {
  if (!useIsAllowed('admin')) return null
  return (
    <Link className="text-link inline-flex min-h-touch items-center gap-2 text-ui" to={`/audit?record=${record}`}>
      <History className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Who did what
    </Link>
  )
}
