import { buttonClass } from '@energy/ui/button'
import { Link } from 'react-router-dom'
import { MessagePage } from '../../../shared/message-page.tsx'

/** Replaces a preview that is expired or revoked, or never was: the page does not say which. */
export const PreviewEnded = () => (
  <MessagePage title="This preview has ended" runs={false} carrier="[--c:var(--color-heat)]">
    <p className="lead">
      A preview link works for seven days, or until the person who shared it stops it. Please ask them for a new one.
    </p>
    <p className="ways">
      <Link className={buttonClass()} to="/">
        Back to Home
      </Link>
    </p>
  </MessagePage>
)
