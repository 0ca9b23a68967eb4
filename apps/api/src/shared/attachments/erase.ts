import type { Disk } from 'flydrive'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { STORAGE_TIMEOUT } from '../media/lock.ts'
import { UPLOAD_RETENTION } from '../media/uploads.ts'
import { fileOfAttachment } from './file.ts'

/** Files that are read at once. */
const AT_ONCE = 100

/** Files that belong to no inquiry: it is deleted or blanked, or no message named them within a day. */
const unused = (): Prisma.AttachmentWhereInput => ({
  inquiryId: null,
  OR: [{ boundAt: { not: null } }, { createdAt: { lt: new Date(Date.now() - UPLOAD_RETENTION) } }],
})

/** Takes the files from inquiries. From then on nobody can download them; `eraseUnusedAttachments` erases them. */
export const releaseAttachments = (tx: Prisma.TransactionClient, inquiry: Prisma.InquiryWhereInput) =>
  tx.attachment.updateMany({ where: { inquiry }, data: { inquiryId: null, entryId: null } })

/** Erases the files that belong to no inquiry. Several processes may do so at once. */
export async function eraseUnusedAttachments(db: PrismaClient, openStorage: () => Promise<Disk>) {
  const found = await db.attachment.findMany({ where: unused(), select: { id: true }, take: AT_ONCE })
  for (const { id } of found) await erase(db, await openStorage(), id)
  if (found.length === AT_ONCE) await eraseUnusedAttachments(db, openStorage)
}

const erase = (db: PrismaClient, storage: Disk, id: string) =>
  db.$transaction(
    async (tx) => {
      // Unless another process was first. Where its file cannot be erased the row stays, and the next run repeats it.
      const { count } = await tx.attachment.deleteMany({ where: { id, ...unused() } })
      if (count) await storage.delete(fileOfAttachment(id))
    },
    { timeout: STORAGE_TIMEOUT },
  )
