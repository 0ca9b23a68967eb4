import { Link } from 'react-router-dom'

/** A link to the privacy page, for the text next to a consent. */
export const PrivacyLink = () => (
  <Link className="underline" to="/privacy">
    Privacy
  </Link>
)
