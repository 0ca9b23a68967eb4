import { Link } from 'react-router-dom'
import { PrivacyLink } from './privacy-link.tsx'

/** Where it stands what we keep of a form and what holds between us, for the text next to a consent. */
export const LegalLinks = () => (
  <>
    What we keep of it stands in <PrivacyLink />, and what holds between us in{' '}
    <Link className="underline" to="/terms" target="_blank" title="Opens in a new tab">
      Terms
    </Link>
    .
  </>
)
