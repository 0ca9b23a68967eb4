import type { Prisma } from '../generated/client.ts'
import { conflict } from './http-error.ts'

type Tx = Prisma.TransactionClient

/** The condition for people whose deletion has not begun. */
export const notBeingDeleted = { deletingAt: null }

/**
 * Reads and locks a person's record until the transaction ends.
 * @throws Prisma's error, answered 404, where there is none
 */
export async function lockPerson(tx: Tx, email: string) {
  await tx.$executeRaw`SELECT 1 FROM users WHERE email = ${email} FOR UPDATE`
  return tx.user.findUniqueOrThrow({ where: { ...notBeingDeleted, email } })
}

/**
 * Locks the admins' records until the transaction ends, so that two admins cannot demote each other at the same time.
 * @throws HttpError 409 where this person is the only admin
 */
export async function requireAnotherAdmin(tx: Tx, email: string) {
  await tx.$executeRaw`SELECT 1 FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`
  const admins = await tx.user.findMany({
    where: { ...notBeingDeleted, role: 'admin' },
    select: { email: true },
    take: 2,
  })
  if (admins.length === 1 && admins[0]?.email === email) throw conflict('The last admin stays an admin.')
}
