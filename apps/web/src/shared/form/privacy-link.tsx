import { Link } from 'react-router-dom'

/** A link to the privacy page, for the text next to a consent. In a tab of its own, as the form loses what is typed. */
export const PrivacyLink = () => (
  <Link className="underline" to="/privacy" target="_blank" title="Opens in a new tab">
    Privacy
  </Link>
)
