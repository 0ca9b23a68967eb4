import type { Bound } from '../../shared/firebase-accounts.ts'
import type { Disk } from 'flydrive'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { eraseOwn } from '../../shared/media/erase.ts'

type Tx = Prisma.TransactionClient

/** The identity provider's accounts. */
interface Accounts {
  owns(person: Bound): Promise<boolean>
  remove(person: Bound): Promise<unknown>
}

/** Where people and what is theirs are stored. */
interface Stores {
  db: PrismaClient
  accounts: Accounts
  /** Opens the storage of the pictures' files. */
  storage: () => Promise<Disk>
}

/**
 * Finishes a deletion that has begun: first the identity, then the person's own picture, then the record with all that
 * is bound to it. Where a step fails the record stays marked, and everything can be repeated, also by two processes at
 * once.
 */
export async function finishDeletion({ db, accounts, storage }: Stores, id: string) {
  const person = await db.user.findUnique({ where: { id, deletingAt: { not: null } } })
  if (!person) return
  // This is first, as only the identity says whether the person has verified the e-mail.
  if (await accounts.owns(person)) await db.$transaction((tx) => eraseByEmail(tx, person.email))
  await accounts.remove(person)
  await eraseOwn(db, storage, person.pictureHashes)
  await db.$transaction((tx) => erase(tx, id))
}

/**
 * Finishes every deletion that has begun.
 * @param failed is called for each one that has to be repeated
 */
export async function finishDeletions(stores: Stores, failed: (error: unknown) => void) {
  const begun = await stores.db.user.findMany({ where: { deletingAt: { not: null } }, select: { id: true } })
  for (const { id } of begun) await finishDeletion(stores, id).catch(failed)
}

/** A deleted person's requests keep their date and state only. */
const BLANK = { username: '', email: '', phone: '', businessName: '', businessAddress: '', comment: '' }
const BLANK_CONTACT = { firstName: '', lastName: '', email: '', phone: '', address: '', time: '', comment: '' }
/** The text that staff wrote about them and to them. */
const BLANK_ENTRY = { subject: '', text: '' }

/**
 * Erases unbound records with a person's e-mail. Only for a verified e-mail. Bound records are erased with the person's
 * record.
 */
async function eraseByEmail(tx: Tx, email: string) {
  await tx.timelineEntry.updateMany({ where: { contact: { email, userId: null } }, data: BLANK_ENTRY })
  await tx.contact.updateMany({ where: { email, userId: null }, data: BLANK_CONTACT })
  await tx.subscriber.deleteMany({ where: { email } })
}

/** Blanks the records bound to a person, and deletes the person. A simultaneous request becomes unbound. */
async function erase(tx: Tx, id: string) {
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`
  const about = { OR: [{ specialist: { userId: id } }, { contact: { userId: id } }] }
  await tx.timelineEntry.updateMany({ where: about, data: BLANK_ENTRY })
  await tx.specialist.updateMany({ where: { userId: id }, data: BLANK })
  await tx.contact.updateMany({ where: { userId: id }, data: BLANK_CONTACT })
  await tx.user.deleteMany({ where: { id } })
}
