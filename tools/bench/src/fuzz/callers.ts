import { keysOf } from '@energy/contracts/record-of'
import type { Role } from '@energy/contracts/people/roles'

/** Those who sign in, each with their role. Without a record: `unregistered`. */
const SIGNED_IN = {
  customer: 'user',
  unregistered: undefined,
  editor: 'editor',
  sales: 'sales',
  admin: 'admin',
} as const satisfies Record<string, Role | undefined>
export type SignedIn = keyof typeof SIGNED_IN

/** API keys, each with its role. The admin has made them. */
const KEYS = { 'editor-key': 'editor', 'sales-key': 'sales' } as const satisfies Record<string, Role>
export type Key = keyof typeof KEYS

/** Who makes a call: without a token, signed in, or with an API key. */
export type Caller = 'anonymous' | SignedIn | Key

/** The callers with an API key. */
export const KEYS_OF_STAFF = keysOf(KEYS)
/** All callers. */
export const CALLERS: readonly Caller[] = ['anonymous', ...keysOf(SIGNED_IN), ...KEYS_OF_STAFF]

/** Whether a caller uses an API key. */
export const isKey = (caller: Caller): caller is Key => caller in KEYS
const isSignedIn = (caller: Caller): caller is SignedIn => caller in SIGNED_IN

/** The role of a caller; undefined without a record. */
export function roleOf(caller: Caller): Role | undefined {
  if (isKey(caller)) return KEYS[caller]
  return isSignedIn(caller) ? SIGNED_IN[caller] : undefined
}

/** Whose records a caller has: those of an API key are the ones of the admin who made it. */
export const personOf = (caller: Caller): SignedIn => (isSignedIn(caller) ? caller : 'admin')

/** The customer's e-mail. */
export const CUSTOMER = 'customer@example.com'
/** The e-mail of an account without a record. */
export const UNREGISTERED = 'unregistered@example.com'
/** The e-mail of another user with a record. */
export const OTHER_USER = 'known@example.com'
/** The e-mails in bodies. A response to any caller may contain them. */
export const BODY_EMAILS = [CUSTOMER, OTHER_USER, 'unknown@example.com']

/**
 * The domain of all other e-mails. No body contains it, so no response may contain it but those to sales and admins, who
 * work with people.
 */
export const PRIVATE_DOMAIN = 'secret.example'
/** The e-mails of stored people, in that domain. */
export const PRIVATE_EMAILS = Array.from({ length: 5 }, (_, index) => `person-${index}@${PRIVATE_DOMAIN}`)
/** Those who sign in. Staff are not in any call, so that no call deletes or demotes them. */
export const EMAIL_OF: Readonly<Record<SignedIn, string>> = {
  customer: CUSTOMER,
  unregistered: UNREGISTERED,
  editor: `editor@${PRIVATE_DOMAIN}`,
  sales: `sales@${PRIVATE_DOMAIN}`,
  admin: `admin@${PRIVATE_DOMAIN}`,
}
/** The mail server rejects mails to this domain. */
export const REJECTED_DOMAIN = 'refused.example'
