import type { Prisma } from '../generated/client.ts'
import { conflict } from './http-error.ts'

type Tx = Prisma.TransactionClient

/** Holds for everybody but those whose deletion has begun. */
export const here = { deletingAt: null }

/**
 * A person's record, which nobody else changes until the transaction ends.
 * @throws what is answered 404 where there is none
 */
export async function held(tx: Tx, email: string) {
  await tx.$executeRaw`SELECT 1 FROM users WHERE email = ${email} FOR UPDATE`
  return tx.user.findUniqueOrThrow({ where: { ...here, email } })
}

/**
 * Holds the admins' records until the transaction ends, so that two who take each other's role wait for one another.
 * @throws HttpError 409 where nobody but this person is an admin
 */
export async function keepAnAdmin(tx: Tx, email: string) {
  await tx.$executeRaw`SELECT 1 FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`
  const admins = await tx.user.findMany({
    where: { ...here, role: 'admin' },
    select: { email: true },
    take: 2,
  })
  if (admins.length === 1 && admins[0]?.email === email) throw conflict('The last admin stays an admin.')
}
