import type { Identity } from './identity.ts'

/**
 * Unknown until the provider has reported, then one of the two, or `unchecked` where its code did not come: somebody
 * may be signed in. `ended` where nobody signed out and it is over; `email` is whose session it was, unless they signed
 * out in this tab.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'unchecked' }
  | { status: 'signed-out'; ended?: true; email?: string }
  | { status: 'signed-in'; identity: Identity }

/** Nobody knows yet; the one value for it, so that a store that still says so has not changed. */
export const UNKNOWN: SessionState = { status: 'loading' }
