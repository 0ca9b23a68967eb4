import { isAllowed, ROLES_WITH, type StaffAccess } from '@energy/contracts/people/roles'
import { EMAIL_OF, isKey, personOf, roleOf, type Caller } from './callers.ts'
import type { Call } from './calls.ts'
import { nameOf, type Operation } from './document.ts'

const isOfStaff = (access: string | undefined): access is StaffAccess => access !== undefined && access in ROLES_WITH

function isOfRole(caller: Caller, access: string | undefined) {
  const role = roleOf(caller)
  return role !== undefined && isOfStaff(access) && isAllowed(role, access)
}

/**
 * Whether the document admits a caller to an operation, from what it says of access alone.
 * @param email the person whose address is in the path
 */
export function isAdmitted(operation: Operation, caller: Caller, email = '') {
  const { 'x-access': access, 'x-others': others, 'x-personal': isPersonal = false, path } = operation
  if (access === 'public') return true
  if (caller === 'anonymous' || (isPersonal && isKey(caller))) return false
  if (isKey(caller) || isOfStaff(access)) return isOfRole(caller, access)
  if (access === 'signed-in') return true
  // Without an address in the path the body names the person; it is read later.
  return !path.includes('{email}') || email === EMAIL_OF[personOf(caller)] || isOfRole(caller, others)
}

/** Any call can get it: a URL that is too long is rejected before anything else. */
const TOO_LARGE = 431
/** An address that no operation has: a part of it is empty or too long. */
const NO_SUCH_ADDRESS = [404, 405]

/** What is wrong with the status of a call that the document refuses to its caller; undefined where it is right. */
export function admissionViolationOf({ operation, caller, email, hasAddress, body }: Call, status: number) {
  const { 'x-access': access, path } = operation
  const isOwn = body?.includes(EMAIL_OF[personOf(caller)])
  if (access === 'self' && !path.includes('{email}') && status < 300 && !isOwn) return 'succeeded for another person'
  if (isAdmitted(operation, caller, email) || status === TOO_LARGE) return undefined
  if (!hasAddress && NO_SUCH_ADDRESS.includes(status)) return undefined
  // A customer may have deleted their account in another call.
  const expected = caller === 'anonymous' ? [401] : caller === 'customer' ? [401, 403] : [403]
  return expected.includes(status) ? undefined : `answered ${status}, but the document admits no such caller`
}

/** Who may read e-mails of others: sales and admins, who work with people. */
export const readsEmails = (caller: Caller) => isOfRole(caller, 'sales')

/** Texts of which there is one each, and sales edit no others: they are always shown, and in no order. */
const NOT_OF_SINGLES =
  /^(POST \/texts\/(drafts|\{id\}\/(restore|unpublish))|DELETE \/texts\/\{id\}|PUT \/texts\/\{id\}\/place)$/

/**
 * Whether a valid call of a caller must succeed: the caller is admitted, and has the records that the call is about. Only
 * the customer has requests, offers and invoices.
 * @param email the person whose address is in the path
 */
export function mustSucceed(operation: Operation, caller: Caller, email?: string) {
  const { 'x-access': access, path } = operation
  if (access === 'signed-in') return caller === 'customer'
  if (access === 'self' && !path.includes('{email}')) return caller === 'unregistered'
  if (roleOf(caller) === 'sales' && NOT_OF_SINGLES.test(nameOf(operation))) return false
  return isAdmitted(operation, caller, email)
}
