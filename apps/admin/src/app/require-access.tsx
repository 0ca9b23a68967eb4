import type { StaffAccess } from '@energy/contracts/people/roles'
import { accessToTexts, isTextKind } from '@energy/contracts/texts'
import { buttonClass } from '@energy/ui/button'
import { Link, Outlet, useParams } from 'react-router-dom'
import { PageHead } from '../shared/page/page-head.tsx'
import { roleWords, useIsAllowed, useRole } from '../shared/people/role.tsx'

const BELONGS_TO = {
  staff: 'staff',
  editor: 'editors',
  sales: 'sales',
  admin: 'admins',
} as const satisfies Record<StaffAccess, string>

/** Shows its screens to those whom `access` admits; to others, that the screen is not for them. */
export const RequireAccess = ({ access }: { access: StaffAccess }) =>
  useIsAllowed(access) ? <Outlet /> : <NotAllowed access={access} />

/** Shows the editor of the text that the URL names to those who may edit it. */
export function RequireTextAccess() {
  const { kind = '' } = useParams()
  return <RequireAccess access={isTextKind(kind) ? accessToTexts(kind) : 'editor'} />
}

/** Shown instead of a screen that is for other staff. */
function NotAllowed({ access }: { access: StaffAccess }) {
  const role = useRole()
  return (
    <>
      <PageHead title={`This screen is for ${BELONGS_TO[access]}`} />
      <p className="max-w-prose text-muted">
        You are {roleWords[role].people}.{' '}
        {access !== 'admin' && 'If you need this screen, an admin can change your role.'}
      </p>
      <div>
        <Link className={buttonClass('primary', true)} to="/">
          Back to Dashboard
        </Link>
      </div>
    </>
  )
}
