import { attachmentFile } from '@energy/contracts/inquiries/attachments'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fileOfAttachment } from '../../../shared/attachments/file.ts'
import { sendStored } from '../../../shared/attachments/send.ts'
import { notFound } from '../../../shared/http-error.ts'
import { isId } from '../../../shared/lists/pagination.ts'

/**
 * Sends a file of an inquiry. The caller of this function has checked that the inquiry is theirs to read.
 * @throws HttpError 404 where the inquiry has no such file
 */
export async function sendAttachment(
  app: FastifyInstance,
  reply: FastifyReply,
  { inquiry, attachment }: { inquiry: string; attachment: string },
) {
  if (!isId(attachment)) throw notFound()
  const { id, name, type } = await app.db.attachment.findUniqueOrThrow({
    where: { id: attachment, inquiryId: inquiry },
  })
  return sendStored(app, reply, { name, type, key: fileOfAttachment(id) })
}

/** The files of inquiries, for staff. */
export const attachmentDownloads: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...attachmentFile.ofInquiry,
    handler: async ({ params: { id, attachment } }, reply) => sendAttachment(app, reply, { inquiry: id, attachment }),
  })
}
