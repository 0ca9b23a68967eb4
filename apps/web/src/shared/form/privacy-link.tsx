import { Link } from 'react-router-dom'

/** Leads to what we keep, from beside a consent. */
export const PrivacyLink = () => (
  <Link className="underline" to="/privacy">
    Privacy
  </Link>
)
