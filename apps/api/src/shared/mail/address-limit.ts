import type { Prisma } from '../../generated/client.ts'
import { hashOf } from '../access/tokens.ts'

const DAY = 24 * 60 * 60_000

interface CountedMail {
  email: string
  /** Mails of each purpose are counted by themselves. */
  purpose?: 'newsletter' | 'acknowledgement' | 'links' | 'booking'
  /** Mails to one address in a day. */
  max: number
  /** Identifies a mail that may be counted twice; a UUID. It counts once. */
  id?: string
}

/**
 * Counts a mail that anybody can have sent to an address, so that nobody can flood a mailbox through us.
 * @returns whether it may be sent
 */
export async function countMail(tx: Prisma.TransactionClient, { email, purpose = 'newsletter', max, id }: CountedMail) {
  const text = purpose === 'newsletter' ? email : `${purpose} ${email}`
  // Simultaneous calls for an address wait here, so that the count is right.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${text}, 0))`
  const address = hashOf(text)
  await tx.addressMail.deleteMany({ where: { address, createdAt: { lt: new Date(Date.now() - DAY) } } })
  if (id !== undefined && (await tx.addressMail.findUnique({ where: { id } }))) return true
  if ((await tx.addressMail.count({ where: { address } })) >= max) return false
  await tx.addressMail.create({ data: { ...(id !== undefined && { id }), address } })
  return true
}
