import { CHUNK_BYTES, upload } from '@energy/contracts/pictures/uploads'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../shared/caller.ts'
import { HttpError, tooMany } from '../../shared/http-error.ts'
import { UPLOAD_RETENTION, chunksOf, ownUpload, sizeOf } from '../../shared/media/uploads.ts'

/** The files that a person may have started to send within a day: staff, and everybody else. */
const DAILY = { admin: 2_000, user: 20 }

const answer = ({ id, name, bytes, missing }: Awaited<ReturnType<typeof ownUpload>>) => ({
  _id: id,
  name,
  bytes,
  missing,
})

/** Files come in chunks, into the database: any replica can take the next one. */
export const uploads: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...upload.create,
    handler: async (request, reply) => {
      const { uid, record } = callerOf(request)
      const today = await app.db.upload.count({
        where: { uid, createdAt: { gt: new Date(Date.now() - UPLOAD_RETENTION) } },
      })
      if (today >= DAILY[record?.role ?? 'user']) throw tooMany(UPLOAD_RETENTION / 1_000)
      const { id } = await app.db.upload.create({ data: { uid, ...request.body } })
      reply.code(201).header('location', `uploads/${id}`)
      return answer(await ownUpload(app.db, callerOf(request), id))
    },
  })

  app.route({
    ...upload.read,
    handler: async (request) => answer(await ownUpload(app.db, callerOf(request), request.params.id)),
  })

  app.route({
    ...upload.remove,
    handler: async (request) => {
      const { id } = await ownUpload(app.db, callerOf(request), request.params.id)
      const { count } = await app.db.upload.deleteMany({ where: { id } })
      return { acknowledged: true as const, deletedCount: count }
    },
  })

  await app.register(chunks)
}

const notBytes = () =>
  new HttpError(415, 'The body must be bytes: send them with Content-Type: application/octet-stream.')

/** The one call whose body is bytes. */
const chunks: FastifyPluginAsyncTypebox = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: CHUNK_BYTES }, (_, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser('*', (_request, _payload, done) => done(notBytes()))

  app.route({
    ...upload.send,
    handler: async (request) => {
      const { id, chunk } = request.params
      const { bytes, hash } = await ownUpload(app.db, callerOf(request), id)
      const body: unknown = request.body
      if (!Buffer.isBuffer(body) || chunk >= chunksOf(bytes) || body.length !== sizeOf(bytes, chunk))
        throw new HttpError(400, 'This chunk does not have the size that was announced.')
      // It is a picture already: the answer to its last call was lost.
      if (!hash)
        await app.db.$executeRaw`
          INSERT INTO upload_chunks ("uploadId", number, bytes) VALUES (${id}::uuid, ${chunk}, ${body})
          ON CONFLICT ("uploadId", number) DO UPDATE SET bytes = excluded.bytes`
      return answer(await ownUpload(app.db, callerOf(request), id))
    },
  })
}
