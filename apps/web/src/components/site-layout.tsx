import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { PendingPage } from './pending-page.tsx'
import { RecordGuard } from './record-guard.tsx'
import { SiteBar } from './site-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { usePageHead } from './use-page-head.ts'

/** A public page: the bar, the page, the footer. */
export function SiteLayout() {
  usePageHead()
  const { state, location } = useNavigation()
  return (
    <div className="site">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteBar />
      <main id="main" tabIndex={-1} className="outline-none" aria-busy={state === 'loading'}>
        <PendingPage next={state === 'loading' ? location.pathname : undefined}>
          <Outlet />
        </PendingPage>
      </main>
      <SiteFooter />
      <RecordGuard />
      <ScrollRestoration />
    </div>
  )
}
