import type { FastifyInstance } from 'fastify'
import type { Offer, OfferFile, Prisma } from '../../../generated/client.ts'
import { columns } from '../../../shared/attachments/answer.ts'
import { fileOfAttachment } from '../../../shared/attachments/file.ts'
import { conflict } from '../../../shared/http-error.ts'
import { isId } from '../../../shared/lists/pagination.ts'
import { keyOfOfferFile } from '../../../shared/sales/offer-file.ts'

type Tx = Prisma.TransactionClient
/** A file that is copied, and not named yet. */
type Copied = Pick<OfferFile, 'id' | 'name' | 'type' | 'bytes'>

/**
 * Copies the files that a change names for the first time to where those of offers are.
 * @param uid whose uploads they must be: those of the caller for this offer
 * @throws HttpError 409 where one of them is not complete, is not theirs or has expired
 */
export async function copyFiles(
  { db, storage }: FastifyInstance,
  offerId: string,
  ids: readonly string[],
  uid: string,
) {
  if (ids.length === 0 || !isId(offerId)) return []
  const known = await db.offerFile.findMany({ where: { offerId, id: { in: ids.filter(isId) } }, select: { id: true } })
  const added = ids.filter((id) => !known.some((file) => file.id === id))
  const id = { in: added.filter(isId) }
  const own = await db.upload.count({ where: { id, uid } })
  const found: Copied[] = await db.attachment.findMany({ where: { id, boundAt: null }, select: columns })
  if (Math.min(own, found.length) < added.length)
    throw conflict('A file of this offer is not here any more. Attach it again.')
  const disk = await storage()
  for (const file of found) await disk.copy(fileOfAttachment(file.id), keyOfOfferFile(file.id))
  return found
}

/** Gives a locked draft these files. Those that no version names any more belong to no offer from then on. */
export async function nameFiles(
  tx: Tx,
  { id: offerId, version }: Pick<Offer, 'id' | 'version'>,
  ids: readonly string[],
  copied: readonly Copied[],
) {
  await tx.offerFile.createMany({ data: copied.map((file) => ({ ...file, offerId })), skipDuplicates: true })
  // The copy is the offer's. What was sent is erased, like every file that has come and belongs to nothing.
  const isCopied = { id: { in: copied.map(({ id }) => id) } }
  await tx.attachment.updateMany({ where: isCopied, data: { boundAt: new Date() } })
  const others = await tx.offerVersion.findMany({
    where: { offerId, version: { not: version } },
    select: { files: true },
  })
  const named = [...ids, ...others.flatMap(({ files }) => files)]
  await tx.offerFile.updateMany({ where: { offerId, id: { notIn: named } }, data: { offerId: null } })
}
