import type { Disk } from 'flydrive'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { eraseFiles } from '../media/erase-files.ts'
import { UPLOAD_RETENTION } from '../media/uploads.ts'
import { fileOfAttachment } from './file.ts'

/** Files that belong to no inquiry: it is deleted or blanked, or no message named them within a day. */
const unused = (): Prisma.AttachmentWhereInput => ({
  inquiryId: null,
  OR: [{ boundAt: { not: null } }, { createdAt: { lt: new Date(Date.now() - UPLOAD_RETENTION) } }],
})

/**
 * Takes the files from inquiries. From then on nobody can download them; `eraseUnusedAttachments` erases them.
 * @returns their keys in the storage
 */
export async function releaseAttachments(tx: Prisma.TransactionClient, inquiry: Prisma.InquiryWhereInput) {
  const data = { inquiryId: null, entryId: null }
  const released = await tx.attachment.updateManyAndReturn({ where: { inquiry }, data, select: { id: true } })
  return released.map(({ id }) => fileOfAttachment(id))
}

/** Erases the files that belong to no inquiry. Several processes may do so at once. */
export const eraseUnusedAttachments = (db: PrismaClient, openStorage: () => Promise<Disk>) =>
  eraseFiles(db, openStorage, {
    find: () => db.attachment.findMany({ where: unused(), select: { id: true } }),
    remove: async (tx, id) => (await tx.attachment.deleteMany({ where: { id, ...unused() } })).count,
    keyOf: fileOfAttachment,
    erase: (storage, key) => storage.delete(key),
  })
