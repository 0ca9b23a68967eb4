import { picture } from '@energy/contracts/pictures/pictures'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../shared/access/caller.ts'
import { checkVersion, etagOf, ifMatch } from '../../shared/etag.ts'
import { changedSince, conflict, notFound } from '../../shared/http-error.ts'
import { shownPictures } from '../../shared/media/shown.ts'
import { pictureOfUpload } from '../../shared/media/store.ts'
import { ownUpload } from '../../shared/media/uploads.ts'
import { answer, withUploader } from './library.ts'
import { countUses, replacePicture, usesOf } from './uses.ts'

const inLibrary = { library: true, deletedAt: null }

/** The pictures of the library, each by itself. */
export const pictures: FastifyPluginAsyncTypebox = async (app) => {
  const found = (id: string) => app.db.picture.findUniqueOrThrow({ where: { id, ...inLibrary }, include: withUploader })
  const answerOne = async (hash: string) => {
    const row = await app.db.picture.findUniqueOrThrow({ where: { hash }, include: withUploader })
    return answer(row, (await countUses(app.db, [hash])).get(hash) ?? 0)
  }

  app.route({
    ...picture.create,
    handler: async (request, reply) => {
      const hash = await pictureOfUpload(app, request, { upload: request.body.upload, library: true })
      const made = await answerOne(hash)
      reply.code(201).header('location', `pictures/${made._id}`)
      return made
    },
  })

  app.route({
    ...picture.read,
    handler: async ({ params }, reply) => {
      const row = await found(params.id)
      const usedIn = await usesOf(app.db, row.hash)
      reply.header('etag', etagOf(row.version))
      return { ...answer(row, new Set(usedIn.map(({ _id }) => _id)).size), usedIn }
    },
  })

  app.route({
    ...picture.shown,
    handler: async ({ params: { hash } }) => {
      const row = { pictureHashes: [hash] }
      const [known] = (await shownPictures(app.db, [row]))(row)
      if (!known) throw notFound()
      return known
    },
  })

  app.route({
    ...picture.update,
    handler: async (request) => {
      const { id } = await found(request.params.id)
      const expected = ifMatch(request.headers['if-match'])
      const data = request.body
      const written = await app.write(request, async (tx) => {
        const { count } = await tx.picture.updateMany({
          where: { id, ...inLibrary, ...expected, NOT: { ...data, id } },
          data: { ...data, version: { increment: 1 } },
        })
        if (count) return id
        checkVersion(expected, (await tx.picture.findUniqueOrThrow({ where: { id, ...inLibrary } })).version)
        return undefined
      })
      return { acknowledged: true as const, matchedCount: 1, modifiedCount: written ? 1 : 0 }
    },
  })

  app.route({
    ...picture.replace,
    handler: async (request) => {
      const { id } = request.params
      const { upload } = request.body
      const before = await app.db.picture.findUnique({ where: { id, ...inLibrary } })
      if (!before) {
        // Its answer was lost, so it is sent again: the picture of this upload has taken the place already.
        const { hash: made } = await ownUpload(app.db, callerOf(request), upload)
        if (made === null) throw notFound()
        return answerOne(made)
      }
      const hash = await pictureOfUpload(app, request, {
        upload,
        library: true,
        write: async (tx, after) => {
          if (after.id !== before.id) await replacePicture(tx, before, after)
          return after.id
        },
      })
      return answerOne(hash)
    },
  })

  app.route({
    ...picture.remove,
    handler: async (request) => {
      const { id, hash } = await found(request.params.id)
      const expected = ifMatch(request.headers['if-match'])
      const [use] = await usesOf(app.db, hash)
      if (use)
        throw conflict(
          `“${use.headerTitle}” shows this picture (${use.place}). It can be deleted once no item uses it.`,
        )
      await app.write(request, async (tx) => {
        const { count } = await tx.picture.updateMany({
          where: { id, ...inLibrary, ...expected },
          data: { deletedAt: new Date(), version: { increment: 1 } },
        })
        if (!count) throw changedSince()
        return id
      })
      return { acknowledged: true as const, deletedCount: 1 }
    },
  })

  app.route({
    ...picture.restore,
    handler: async (request) => {
      const { id } = request.params
      await app.write(request, async (tx) => {
        const { count } = await tx.picture.updateMany({
          where: { id, library: true, deletedAt: { not: null } },
          data: { deletedAt: null, version: { increment: 1 } },
        })
        if (!count) throw notFound()
        return id
      })
      return { acknowledged: true as const, restoredCount: 1 }
    },
  })
}
