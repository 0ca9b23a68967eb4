import { upload } from '@energy/contracts/pictures/uploads'
import { isStaff } from '@energy/contracts/people/roles'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { callerOf, type Caller } from '../../shared/access/caller.ts'
import { tooMany } from '../../shared/http-error.ts'
import { checkRoom } from '../../shared/media/room.ts'
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

/** The uploads of people who are no staff. The uids of those for messages and offers have a space. */
const OF_PEOPLE = Prisma.sql`uid NOT LIKE '% %' AND NOT EXISTS (
  SELECT FROM users WHERE users.uid = uploads.uid AND role <> 'user'
)`

const isOfStaff = ({ record }: Caller) => record !== undefined && isStaff(record.role)

/** Anybody can sign up, also many times. @throws HttpError 503 where there is no room for more of people who are no staff */
async function checkPeoplesRoom(db: PrismaClient, caller: Caller) {
  if (!isOfStaff(caller)) await checkRoom(db, OF_PEOPLE, 'We cannot take pictures at the moment. Try again later.')
}

/** Files come in chunks, into the database: any replica can take the next one. */
export const uploads: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...upload.create,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { uid } = caller
      const today = await app.db.upload.count({
        where: { uid, createdAt: { gt: new Date(Date.now() - UPLOAD_RETENTION) } },
      })
      if (today >= DAILY[isOfStaff(caller) ? 'staff' : 'user']) throw tooMany(UPLOAD_RETENTION / 1_000)
      await checkPeoplesRoom(app.db, caller)
      const { id } = await app.db.upload.create({ data: { uid, ...request.body } })
      reply.code(201).header('location', `uploads/${id}`)
      return uploadAnswer(await ownUpload(app.db, caller, id))
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
      const caller = callerOf(request)
      const found = await ownUpload(app.db, caller, id)
      await checkPeoplesRoom(app.db, caller)
      await storeChunk(app.db, found, chunk, request.body)
      return uploadAnswer(await ownUpload(app.db, caller, id))
    },
  })
}
