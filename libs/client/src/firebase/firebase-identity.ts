import type { User } from 'firebase/auth'
import { errorCodeOf } from '../session/identity-code.ts'
import type { Identity } from '../session/identity.ts'

/** The identity of a Firebase user; `undefined` without an e-mail address. */
export function identityOf(user: User | null): Identity | undefined {
  if (!user?.email) return undefined
  const { uid, email, displayName, emailVerified, providerData } = user
  const providers = providerData.map(({ providerId }) => providerId)
  return { uid, email: email.toLowerCase(), displayName: displayName ?? '', emailVerified, providers }
}

// Error codes after which the provider no longer renews the session.
const sessionOverCodes = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
])

/** Whether the error means that the session has ended, and not that the provider is unreachable. */
export const isSessionOver = (error: unknown) => sessionOverCodes.has(errorCodeOf(error))
