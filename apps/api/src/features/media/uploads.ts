import { upload } from '@energy/contracts/pictures/uploads'
import { isStaff } from '@energy/contracts/people/roles'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../shared/access/caller.ts'
import { tooMany } from '../../shared/http-error.ts'
import {
  UPLOAD_RETENTION,
  cancelUpload,
  ownUpload,
  parseChunks,
  storeChunk,
  uploadAnswer,
} from '../../shared/media/uploads.ts'

/** The files that a person may have started to send within a day: staff, and everybody else. */
const DAILY = { staff: 2_000, user: 20 }

/** Files come in chunks, into the database: any replica can take the next one. */
export const uploads: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...upload.create,
    handler: async (request, reply) => {
      const { uid, record } = callerOf(request)
      const today = await app.db.upload.count({
        where: { uid, createdAt: { gt: new Date(Date.now() - UPLOAD_RETENTION) } },
      })
      if (today >= DAILY[record && isStaff(record.role) ? 'staff' : 'user']) throw tooMany(UPLOAD_RETENTION / 1_000)
      const { id } = await app.db.upload.create({ data: { uid, ...request.body } })
      reply.code(201).header('location', `uploads/${id}`)
      return uploadAnswer(await ownUpload(app.db, callerOf(request), id))
    },
  })

  app.route({
    ...upload.read,
    handler: async (request) => uploadAnswer(await ownUpload(app.db, callerOf(request), request.params.id)),
  })

  app.route({
    ...upload.remove,
    handler: async (request) => {
      const { id } = await ownUpload(app.db, callerOf(request), request.params.id)
      const count = await app.db.$transaction((tx) => cancelUpload(tx, id))
      return { acknowledged: true as const, deletedCount: count }
    },
  })

  await app.register(chunks)
}

/** The one call whose body is bytes. */
const chunks: FastifyPluginAsyncTypebox = async (app) => {
  parseChunks(app)
  app.route({
    ...upload.send,
    handler: async (request) => {
      const { id, chunk } = request.params
      await storeChunk(app.db, await ownUpload(app.db, callerOf(request), id), chunk, request.body)
      return uploadAnswer(await ownUpload(app.db, callerOf(request), id))
    },
  })
}
