import type { User } from 'firebase/auth'
import type { Identity } from './identity.ts'

/** Who a user of Firebase is to us; nobody without an e-mail address. */
export function identityOf(user: User | null): Identity | undefined {
  if (!user?.email) return undefined
  const { uid, email, displayName, emailVerified, providerData } = user
  const providers = providerData.map(({ providerId }) => providerId)
  return { uid, email: email.toLowerCase(), displayName: displayName ?? '', emailVerified, providers }
}
