import type { Prisma } from '../../generated/client.ts'
import { hashOf } from '../access/tokens.ts'

const DAY = 24 * 60 * 60_000

interface CountedMail {
  email: string
  /** Mails of each purpose are counted by themselves. */
  purpose?: 'newsletter' | 'acknowledgement' | 'links' | 'booking'
  /** Mails to one mailbox in a day. */
  max: number
  /** Identifies a mail that may be counted twice; a UUID. It counts once. */
  id?: string
}

/**
 * The mailbox of an address: `ada+1@…` and `ada+2@…` are one, and so are addresses of Gmail that differ in their dots.
 * Otherwise anybody could make up as many addresses of a mailbox as they like.
 */
function mailboxOf(email: string) {
  const [, name = '', domain = ''] = /^([^+@]+)(?:\+[^@]*)?@(.+)$/.exec(email) ?? []
  if (!name) return email
  return /^g(?:oogle)?mail\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/**
 * Counts a mail that anybody can have sent to an address, so that nobody can flood a mailbox through us.
 * @returns whether it may be sent
 */
export async function countMail(tx: Prisma.TransactionClient, { email, purpose = 'newsletter', max, id }: CountedMail) {
  const mailbox = mailboxOf(email)
  const text = purpose === 'newsletter' ? mailbox : `${purpose} ${mailbox}`
  // Simultaneous calls for a mailbox wait here, so that the count is right.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${text}, 0))`
  const address = hashOf(text)
  await tx.addressMail.deleteMany({ where: { address, createdAt: { lt: new Date(Date.now() - DAY) } } })
  if (id !== undefined && (await tx.addressMail.findUnique({ where: { id } }))) return true
  if ((await tx.addressMail.count({ where: { address } })) >= max) return false
  await tx.addressMail.create({ data: { ...(id !== undefined && { id }), address } })
  return true
}
