import type { Prisma } from '../../../generated/client.ts'
import { answerOf, columns } from '../../../shared/attachments/answer.ts'
import { fromSender } from '../../../shared/attachments/from-sender.ts'
import { conflict } from '../../../shared/http-error.ts'
import { isId } from '../../../shared/lists/pagination.ts'
import { UPLOAD_RETENTION } from '../../../shared/media/uploads.ts'
import { PREFIX } from './quota.ts'

/**
 * Gives the files that a message names to its inquiry, and to its timeline entry where it has one. Each file belongs to
 * one message.
 * @param uid whose uploads these may be: by default those of visitors; a reply has those of its author for this inquiry
 * @throws HttpError 409 where one of them is not complete, is not theirs, has expired or belongs to another message
 */
export async function bindAttachments(
  tx: Prisma.TransactionClient,
  ids: readonly string[] = [],
  to: { inquiryId: string; entryId?: string },
  uid: Prisma.UploadWhereInput['uid'] & {} = { startsWith: PREFIX },
) {
  if (ids.length === 0) return
  const where = { boundAt: null, createdAt: { gt: new Date(Date.now() - UPLOAD_RETENTION) } }
  const id = { in: ids.filter(isId) }
  const { count } = await tx.attachment.updateMany({ where: { id, ...where }, data: { ...to, boundAt: new Date() } })
  const own = await tx.upload.count({ where: { id, uid } })
  if (Math.min(count, own) < ids.length)
    throw conflict('A file of this message is not here any more. Attach it again, and send it.')
}

/** How files are read: in the order in which they came. */
export const filesInOrder = {
  select: columns,
  orderBy: [{ boundAt: 'asc' as const }, { createdAt: 'asc' as const }],
}

/** How the files of an inquiry are read, with what they came with. */
export const ofInquiry = { ...filesInOrder, select: { ...columns, entryId: true } }

/** The files of an inquiry that its sender sent. */
export const ofSender = { ...ofInquiry, where: fromSender }

/** A file of an inquiry as it is answered. */
export const attachmentAnswer = ({
  entryId,
  ...attachment
}: Prisma.AttachmentGetPayload<Pick<typeof ofInquiry, 'select'>>) => ({
  ...answerOf(attachment),
  entry: entryId ?? '',
})
