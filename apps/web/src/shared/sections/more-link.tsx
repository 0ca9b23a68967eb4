import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon, ICONS } from '../icon.tsx'

const Inside = ({ children }: { children: ReactNode }) => (
  <>
    <span>{children}</span>
    <Icon path={ICONS.arrowRight} />
  </>
)

/** A text link with an arrow. */
export const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="more" to={to}>
    <Inside>{children}</Inside>
  </Link>
)

/** Looks like a MoreLink, in a card that is a link as a whole. */
export const MoreLabel = ({ children }: { children: ReactNode }) => (
  <span className="more">
    <Inside>{children}</Inside>
  </span>
)
