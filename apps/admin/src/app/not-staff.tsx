import type { User } from '@energy/contracts/users'
import { Button, buttonClass } from '@energy/ui/button'
import { useConfig } from '@energy/client/use-config'
import { useLogout } from './use-logout.ts'
import { SiteBrand } from '../shared/company/company-wordmark.tsx'
import { useTitle } from '../shared/use-title.ts'

/** Shown to a signed-in user who is not of the staff. */
export function NotStaff({ record }: { record: User }) {
  const { siteUrl } = useConfig()
  useTitle('For staff')
  const logout = useLogout()
  return (
    <div className="px-gutter pt-6 pb-16 text-body">
      <header>
        <SiteBrand />
      </header>
      <main className="max-w-prose pt-section">
        <h1 className="text-h1">This part is for staff</h1>
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
      </main>
    </div>
  )
}
