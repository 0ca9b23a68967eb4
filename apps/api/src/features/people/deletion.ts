import type { Bound } from '../../shared/access/firebase-accounts.ts'
import { admittedTo } from '../../shared/access/people.ts'
import type { Disk } from 'flydrive'
import { Prisma, type Form, type PrismaClient, type User } from '../../generated/client.ts'
import { eraseUnusedAttachments, releaseAttachments } from '../../shared/attachments/erase.ts'
import { callOff } from '../../shared/inquiries/call-off.ts'
import { blankSales, releaseOfferFiles } from '../../shared/sales/erase.ts'
import { eraseUnusedOfferFiles } from '../../shared/sales/offer-file.ts'
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
  /** Opens the storage of files. */
  storage: () => Promise<Disk>
}

/**
 * Finishes a deletion that has begun: first the identity, then the person's own picture and the files that came with
 * their inquiries, then the record with all that is bound to it. Where a step fails the record stays marked, and
 * everything can be repeated, also by two processes at once. A picture or a file that cannot be erased fails the attempt
 * that took it from what it belonged to; the next one leaves it to the retention.
 */
export async function finishDeletion({ db, accounts, storage }: Stores, id: string) {
  const person = await db.user.findUnique({ where: { id, deletingAt: { not: null } } })
  if (!person) return
  // This is first, as only the identity says whether the person has verified the e-mail.
  const byEmail = (await accounts.owns(person)) ? await db.$transaction((tx) => eraseByEmail(tx, person.email)) : []
  await accounts.remove(person)
  await db.user.updateMany({ where: { id }, data: { image: '' } })
  const bound = await releaseFiles(db, { userId: id }, { userId: id })
  await eraseOwn(db, storage, person.pictureHashes)
  await eraseReleased({ db, storage }, [...byEmail, ...bound])
  await db.$transaction((tx) => erase(tx, person))
}

/**
 * Finishes every deletion that has begun.
 * @param failed is called for each one that has to be repeated
 */
export async function finishDeletions(stores: Stores, failed: (error: unknown) => void) {
  const begun = await stores.db.user.findMany({ where: { deletingAt: { not: null } }, select: { id: true } })
  for (const { id } of begun) await finishDeletion(stores, id).catch(failed)
}

/** A deleted person's inquiries keep their date and state only. */
const BLANK = {
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  businessName: '',
  businessAddress: '',
  address: '',
  time: '',
  comment: '',
  origin: '',
  referrer: '',
  itemId: null,
  followUpAt: null,
}
/** What staff wrote about them and to them, and they back. The state that an entry sets, and to whom it assigns, stay. */
const WRITTEN = { in: ['note', 'call', 'reply', 'message'] }
const BLANK_ENTRY = { subject: '', text: '' }
/** The name of a deleted colleague in the entries of what was assigned to them. */
const DELETED_COLLEAGUE = 'somebody who has left'

/** Takes the files from inquiries and offers. @returns their keys in the storage */
const releaseFiles = async (tx: Tx, inquiries: Prisma.InquiryWhereInput, offers: Prisma.OfferWhereInput) => [
  ...(await releaseAttachments(tx, inquiries)),
  ...(await releaseOfferFiles(tx, offers)),
]

/**
 * Erases the files that belong to nothing any more.
 * @param own the keys of those of the person: the error of one is thrown; the retention logs that of any other
 */
async function eraseReleased({ db, storage }: Pick<Stores, 'db' | 'storage'>, own: string[]) {
  const failures = new Map([
    ...(await eraseUnusedAttachments(db, storage)),
    ...(await eraseUnusedOfferFiles(db, storage)),
  ])
  for (const file of own) {
    const failure = failures.get(file)
    if (failure) throw failure
  }
}

/**
 * Erases unbound records with a person's e-mail. Only for a verified e-mail. Bound records are erased with the person's
 * record.
 * @returns the keys of their files, which are released
 */
async function eraseByEmail(tx: Tx, email: string) {
  const messages = { form: { in: ['contacts', 'bills'] satisfies Form[] }, email, userId: null }
  await tx.timelineEntry.updateMany({ where: { what: WRITTEN, inquiry: messages }, data: BLANK_ENTRY })
  const unbound = { userId: null, email }
  const files = await releaseFiles(tx, messages, unbound)
  await tx.inquiry.updateMany({ where: messages, data: BLANK })
  await blankSales(tx, unbound)
  await tx.subscriber.deleteMany({ where: { email } })
  await tx.invitation.deleteMany({ where: { email } })
  return files
}

/** Gives the views of the inbox that a person shares to the admin of the oldest record: others work with them. */
async function passOnViews(tx: Tx, ownerId: string) {
  const where = { ...admittedTo('admin'), id: { not: ownerId } }
  const heir = await tx.user.findFirst({ where, orderBy: { id: 'asc' }, select: { id: true } })
  if (heir) await tx.inboxView.updateMany({ where: { ownerId, shared: true }, data: { ownerId: heir.id } })
}

/** Blanks the records bound to a person, and deletes the person. A simultaneous request becomes unbound. */
async function erase(tx: Tx, { id, uid }: Pick<User, 'id' | 'uid'>) {
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`
  await tx.timelineEntry.updateMany({ where: { what: WRITTEN, inquiry: { userId: id } }, data: BLANK_ENTRY })
  await releaseAttachments(tx, { userId: id })
  await tx.timelineEntry.updateMany({ where: { assigneeId: id }, data: { text: DELETED_COLLEAGUE } })
  await callOff(tx, Prisma.sql`inquiries."userId" = ${id}::uuid`)
  // Their hours are free again.
  await tx.booking.deleteMany({ where: { inquiry: { userId: id } } })
  await tx.inquiry.updateMany({ where: { userId: id }, data: BLANK })
  await blankSales(tx, { userId: id })
  // Until it is a picture, an upload is bound to the identity.
  if (uid !== null) await tx.upload.deleteMany({ where: { uid } })
  await passOnViews(tx, id)
  await tx.user.deleteMany({ where: { id } })
}
