import { isStaff, ROLES_WITH, type StaffAccess } from '@energy/contracts/people/roles'
import type { Prisma, User } from '../../generated/client.ts'
import { callerOf, type Called } from './caller.ts'
import { conflict, forbidden } from '../http-error.ts'

type Tx = Prisma.TransactionClient

/** The condition for people whose deletion has not begun. */
export const notBeingDeleted = { deletingAt: null }

/** The condition for people whose role admits them to what needs `access`. */
export const admittedTo = (access: StaffAccess) => ({ ...notBeingDeleted, role: { in: [...ROLES_WITH[access]] } })

/**
 * Reads and locks a person's record until the transaction ends.
 * @throws Prisma's error, answered 404, where there is none
 */
export async function lockPerson(tx: Tx, email: string) {
  await tx.$executeRaw`SELECT 1 FROM users WHERE email = ${email} FOR UPDATE`
  return tx.user.findUniqueOrThrow({ where: { ...notBeingDeleted, email } })
}

/** Why the record of a colleague is not changed. */
export const OF_A_COLLEAGUE = 'Only an admin may change the record of a colleague.'

/**
 * Whether the caller may change the record of a person: sales change those of customers, and not those of colleagues.
 * Nor may an API key, which has the role of its own but the record of the admin who made it.
 */
export function mayChange(request: Called, { id, role }: Pick<User, 'id' | 'role'>) {
  const { record, apiKey } = callerOf(request)
  const isOwn = record?.id === id && apiKey === undefined
  return !isStaff(role) || isOwn || record?.role === 'admin'
}

/** @throws HttpError 403 where the caller may not change the record of a person */
export function requireMayChange(request: Called, person: Pick<User, 'id' | 'role'>) {
  if (!mayChange(request, person)) throw forbidden(OF_A_COLLEAGUE)
}

/**
 * Locks the admins' records until the transaction ends, so that two admins cannot demote each other at the same time.
 * @throws HttpError 409 where this person is the only admin who has signed in: a record alone signs in nobody
 */
export async function requireAnotherAdmin(tx: Tx, email: string) {
  await tx.$executeRaw`SELECT 1 FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`
  const admins = await tx.user.findMany({
    where: { ...notBeingDeleted, role: 'admin', uid: { not: null } },
    select: { email: true },
    take: 2,
  })
  if (admins.length === 1 && admins[0]?.email === email) throw conflict('The last admin stays an admin.')
}
