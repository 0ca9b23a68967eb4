import type { Prisma } from './generated/client.ts'
import { conflict } from './problem.ts'

type Within = Prisma.TransactionClient

/** Holds for everybody but those whose deletion has begun. */
export const here = { deletingAt: null }

/**
 * A person's record, which nobody else changes until the transaction ends.
 * @throws what is answered 404 where there is none
 */
export async function held(within: Within, email: string) {
  await within.$executeRaw`SELECT 1 FROM users WHERE email = ${email} FOR UPDATE`
  return within.user.findUniqueOrThrow({ where: { ...here, email } })
}

/**
 * Holds the admins' records until the transaction ends, so that two who take each other's role wait for one another.
 * @throws Refusal 409 where nobody but this person is an admin
 */
export async function keepAnAdmin(within: Within, email: string) {
  await within.$executeRaw`SELECT 1 FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`
  const admins = await within.user.findMany({
    where: { ...here, role: 'admin' },
    select: { email: true },
    take: 2,
  })
  if (admins.length === 1 && admins[0]?.email === email) throw conflict('The last admin stays an admin.')
}

/**
 * Takes what came with a person's e-mail and is bound to nobody: for an address that is verified as theirs alone.
 * What they were bound to as well is taken with the record.
 */
export async function eraseByEmail(within: Within, email: string) {
  await within.contact.updateMany({ where: { email, userId: null }, data: BLANK_CONTACT })
  await within.subscriber.deleteMany({ where: { email } })
}

/** What a deleted person's requests keep is their date. */
const BLANK = { username: '', email: '', phone: '', businessName: '', businessAddress: '', comment: '' }
const BLANK_CONTACT = { firstName: '', lastName: '', email: '', phone: '', address: '', time: '', comment: '' }

/** Blanks what is bound to a person, and deletes the record; a request that comes at this moment is bound to nobody. */
export async function erase(within: Within, id: string) {
  await within.$executeRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`
  await within.specialist.updateMany({ where: { userId: id }, data: BLANK })
  await within.contact.updateMany({ where: { userId: id }, data: BLANK_CONTACT })
  await within.user.deleteMany({ where: { id } })
}
