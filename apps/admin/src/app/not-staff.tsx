import type { User } from '@energy/contracts/people/users'
import { Button, buttonClass } from '@energy/ui/button'
import { useConfig } from '@energy/client/use-config'
import { useLogout } from './use-logout.ts'
import { PlainPage } from '../shared/page/plain-page.tsx'

/** Shown to a signed-in user who is not of the staff. */
export function NotStaff({ record }: { record: User }) {
  const { siteUrl } = useConfig()
  const logout = useLogout()
  return (
    <PlainPage title="This part is for staff" tab="For staff">
      <p className="mt-4 text-lead text-muted">
        You are signed in as {record.email}, which is not the account of somebody who works here.
        {record.requestedRole && ' You asked to become an admin; one of them has yet to approve it.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a className={buttonClass('primary')} href={`${siteUrl}/`}>
          Go to the site
        </a>
        <Button look="line" onClick={() => void logout()}>
          Logout
        </Button>
      </div>
    </PlainPage>
  )
}
