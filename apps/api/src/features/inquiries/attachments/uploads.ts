import { randomUUID } from 'node:crypto'
import { attachment, replyAttachment } from '@energy/contracts/inquiries/attachments'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { PrismaClient } from '../../../generated/client.ts'
import { STAFF, startStaffUpload } from '../../../shared/attachments/staff-uploads.ts'
import { clientOf } from '../../../shared/access/client.ts'
import { cancelUpload, findUpload, parseChunks, storeChunk, uploadAnswer } from '../../../shared/media/uploads.ts'
import { completeAttachment } from './complete.ts'
import { checkQuota, checkVisitorsRoom, PREFIX, uidOfClient } from './quota.ts'

const ofMessages = { OR: [{ uid: { startsWith: PREFIX } }, { uid: { startsWith: STAFF } }] }
const uploadOf = (db: PrismaClient, id: string) => findUpload(db, id, ofMessages)

/**
 * Files for messages come in chunks, like pictures, from anybody. The random id is all that a sender has, so that somebody
 * with another address, or signed in by now, can go on. Files of staff are started by a call of their own: they count
 * towards no limit of visitors, and only the reply or the offer that they are for can name them.
 */
export const attachmentUploads: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...attachment.create,
    handler: async (request, reply) => {
      const client = clientOf(request)
      await checkQuota(app.db, client)
      const data = { id: randomUUID(), uid: uidOfClient(client), ...request.body }
      await app.db.upload.create({ data })
      reply.code(201).header('location', `attachments/${data.id}`)
      return uploadAnswer(await uploadOf(app.db, data.id))
    },
  })

  app.route({
    ...replyAttachment.create,
    handler: async (request, reply) => {
      const inquiryId = request.params.id
      // One whose data is deleted gets no reply.
      await app.db.inquiry.findUniqueOrThrow({ where: { id: inquiryId, email: { not: '' } }, select: { id: true } })
      reply.code(201)
      return startStaffUpload(app, request, inquiryId)
    },
  })

  app.route({
    ...attachment.read,
    handler: async ({ params }) => uploadAnswer(await uploadOf(app.db, params.id)),
  })

  app.route({
    ...attachment.complete,
    handler: async ({ params }) => completeAttachment(app, await uploadOf(app.db, params.id)),
  })

  app.route({
    ...attachment.remove,
    handler: async ({ params }) => {
      const { id } = await uploadOf(app.db, params.id)
      const count = await app.db.$transaction(async (tx) => {
        // One that a message names by now stays.
        await tx.attachment.updateMany({ where: { id, boundAt: null }, data: { boundAt: new Date() } })
        return cancelUpload(tx, id)
      })
      return { acknowledged: true as const, deletedCount: count }
    },
  })

  await app.register(chunks)
}

/** The one call whose body is bytes. */
const chunks: FastifyPluginAsyncTypebox = async (app) => {
  parseChunks(app)
  app.route({
    ...attachment.send,
    handler: async ({ params: { id, chunk }, body }) => {
      const upload = await uploadOf(app.db, id)
      if (upload.uid.startsWith(PREFIX)) await checkVisitorsRoom(app.db)
      await storeChunk(app.db, upload, chunk, body)
      return uploadAnswer(await uploadOf(app.db, id))
    },
  })
}
