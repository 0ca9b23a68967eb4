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

/** Takes the files from inquiries. From then on nobody can download them; `eraseUnusedAttachments` erases them. */
export const releaseAttachments = (tx: Prisma.TransactionClient, inquiry: Prisma.InquiryWhereInput) =>
  tx.attachment.updateMany({ where: { inquiry }, data: { inquiryId: null, entryId: null } })

/** Erases the files that belong to no inquiry. Several processes may do so at once. */
export const eraseUnusedAttachments = (db: PrismaClient, openStorage: () => Promise<Disk>) =>
  eraseFiles(db, openStorage, {
    find: (take) => db.attachment.findMany({ where: unused(), select: { id: true }, take }),
    remove: (tx, id) => tx.attachment.deleteMany({ where: { id, ...unused() } }),
    keyOf: fileOfAttachment,
  })
