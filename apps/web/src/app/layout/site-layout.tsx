import { useSession } from '@energy/client/session/use-session'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { lazyComponent } from '../../shared/lazy-component.ts'
import { PendingPage } from './pending-page.tsx'
import { SiteBar } from './site-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { usePageHead } from './use-page-head.ts'

const RecordGuard = lazyComponent(async () => (await import('./record-guard.tsx')).RecordGuard)

/**
 * Watches the record of the user who is or was signed in. A component of its own, so that a change of the session does
 * not render the whole page again.
 */
function LazyRecordGuard() {
  const state = useSession()
  return (
    ('identity' in state || 'email' in state) && (
      <Suspense>
        <RecordGuard />
      </Suspense>
    )
  )
}

/** A public page: the bar, the page, the footer. */
export function SiteLayout() {
  usePageHead()
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  return (
    <div className="site">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteBar />
      <main id="main" tabIndex={-1} className="outline-none" aria-busy={state === 'loading'}>
        <PendingPage next={state === 'loading' && location.pathname !== pathname ? location.pathname : undefined}>
          <Outlet />
        </PendingPage>
      </main>
      <SiteFooter />
      <LazyRecordGuard />
      <ScrollRestoration />
    </div>
  )
}
