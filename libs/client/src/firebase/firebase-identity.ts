import type { User } from 'firebase/auth'
import { errorCodeOf } from '../identity-code.ts'
import type { Identity } from '../identity.ts'

/** Who a user of Firebase is to us; nobody without an e-mail address. */
export function identityOf(user: User | null): Identity | undefined {
  if (!user?.email) return undefined
  const { uid, email, displayName, emailVerified, providerData } = user
  const providers = providerData.map(({ providerId }) => providerId)
  return { uid, email: email.toLowerCase(), displayName: displayName ?? '', emailVerified, providers }
}

// After these the provider renews the session no more.
const sessionOverCodes = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
])

/** Whether the session is over for good, and not only out of reach. */
export const isSessionOver = (error: unknown) => sessionOverCodes.has(errorCodeOf(error))
