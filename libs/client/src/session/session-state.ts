import type { Identity } from './identity.ts'

/**
 * - `loading` until the provider has reported
 * - `unchecked` when the code of the provider did not load: a user may be signed in
 * - `signed-out`, with `ended` when the session ended without a sign-out; `email` is that of the last session, unless
 *   the user signed out in this tab
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'unchecked' }
  | { status: 'signed-out'; ended?: true; email?: string }
  | { status: 'signed-in'; identity: Identity }

/** The one `loading` value, so that a store that returns it again has not changed. */
export const LOADING_SESSION: SessionState = { status: 'loading' }
