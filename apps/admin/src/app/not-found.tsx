import { buttonClass } from '@energy/ui/button'
import { Link } from 'react-router-dom'
import { PageHead } from '../shared/page/page-head.tsx'

/** The screen for unknown URLs. */
export const NotFound = () => (
  <>
    <PageHead title="This page is not here" />
    <div
      className="relative h-8 w-3/5 border-r-6 border-ink before:absolute before:inset-y-1 before:inset-x-0 before:bg-power"
      aria-hidden="true"
    />
    <p className="text-muted">The address may have changed, or never led anywhere.</p>
    <div>
      <Link className={buttonClass('primary', true)} to="/">
        Back to Dashboard
      </Link>
    </div>
  </>
)
