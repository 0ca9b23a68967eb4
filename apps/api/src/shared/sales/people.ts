import { Prisma } from '../../generated/client.ts'
import type { Caller } from '../access/caller.ts'

/** How the account of a document is read. */
export const accountFields = { select: { id: true, email: true, image: true } } as const
/** The account of a document as it is answered. */
export const accountOf = (user: { id: string; email: string; image: string } | null) => ({
  _id: user?.id ?? '',
  email: user?.email ?? '',
  image: user?.image ?? '',
})
/** How the admin of a step is read. */
export const adminFields = { select: { username: true, email: true } } as const
/** The name of an admin; "" for a deleted account. */
export const adminName = (admin: { username: string; email: string } | null) => admin?.username || admin?.email || ''

/** For whom a document is, as it is answered. */
export const recipientOf = ({
  name,
  businessName,
  address,
  email,
}: {
  name: string
  businessName: string
  address: string
  email: string
}) => ({ name, businessName, address, email })

/**
 * The condition for what belongs to a caller: bound to the record, or with the verified e-mail and bound to nobody. After
 * the deletion of a person a document has no e-mail.
 */
export const ownOf = ({ record, email, emailVerified }: Caller) => ({
  OR: [...(record ? [{ userId: record.id }] : []), ...(emailVerified && email ? [{ userId: null, email }] : [])],
})

/**
 * Binds what was made for the verified e-mail of a caller to the record of the caller. From then on staff and the person
 * see the same figures.
 */
export async function claimOwn(db: Prisma.TransactionClient, { record, email, emailVerified }: Caller) {
  if (!record || !emailVerified || !email) return
  const own = Prisma.sql`SET "userId" = ${record.id}::uuid WHERE "userId" IS NULL AND email = ${email}`
  // One statement, as it is made each time somebody reads what is theirs, and seldom finds anything.
  await db.$executeRaw`
    WITH bound_offers AS (UPDATE offers ${own}), bound_orders AS (UPDATE orders ${own}) UPDATE invoices ${own}`
}
