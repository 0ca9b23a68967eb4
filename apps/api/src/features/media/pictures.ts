import { mediaLink } from '@energy/contracts/pictures/media'
import { picture, type PictureFilter } from '@energy/contracts/pictures/pictures'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type Picture } from '../../generated/client.ts'
import { checkVersion, etagOf, ifMatch } from '../../shared/etag.ts'
import { changedSince, conflict, notFound } from '../../shared/http-error.ts'
import { countRows, readPage } from '../../shared/lists/list.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { pictureOfUpload } from '../../shared/media/store.ts'
import { countUses, replacePicture, usesOf } from './uses.ts'

const Ids = TypeCompiler.Compile(Type.Array(Type.Object({ id: Type.String() })))
const inLibrary = { library: true, deletedAt: null }
const isUnused = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM content WHERE "deletedAt" IS NULL AND "pictureHashes" @> ARRAY[pictures.hash])`
/** The rows that each filter finds. */
const rowsOf: Record<PictureFilter | 'all', Prisma.Sql> = {
  all: Prisma.sql`library AND "deletedAt" IS NULL`,
  unused: Prisma.sql`library AND "deletedAt" IS NULL AND ${isUnused}`,
  'without-alt': Prisma.sql`library AND "deletedAt" IS NULL AND alt = '' AND NOT decorative`,
}

const answer = (row: Picture & { uploader: { username: string } | null }, uses: number) => ({
  ...row,
  _id: row.id,
  link: mediaLink(row.hash),
  createdAt: row.createdAt.toISOString(),
  uploadedBy: row.uploader?.username ?? '',
  uses,
})
const withUploader = { uploader: { select: { username: true } } }

/** The library of pictures. */
export const pictures: FastifyPluginAsyncTypebox = async (app) => {
  const found = async (id: string) => {
    if (!isId(id)) throw notFound()
    return app.db.picture.findUniqueOrThrow({ where: { id, ...inLibrary }, include: withUploader })
  }
  const answerOne = async (hash: string) => {
    const row = await app.db.picture.findUniqueOrThrow({ where: { hash }, include: withUploader })
    return answer(row, (await countUses(app.db, [hash])).get(hash) ?? 0)
  }

  /** The ids of a page; a filter by use can only be said in SQL. */
  const idsOf = async (rows: Prisma.Sql, ids: { in?: string[]; lt?: string }, take: number) => {
    if (ids.in) return ids.in
    const before = ids.lt === undefined ? Prisma.empty : Prisma.sql`AND id < ${ids.lt}::uuid`
    const ofPage = await app.db
      .$queryRaw`SELECT id::text FROM pictures WHERE ${rows} ${before} ORDER BY id DESC LIMIT ${take}`
    return Ids.Decode(ofPage).map(({ id }) => id)
  }

  app.route({
    ...picture.list,
    handler: async ({ query }, reply) => {
      const rows = rowsOf[query.filter ?? 'all']
      const page = await readPage(app.db, reply, query, {
        newestFirst: true,
        texts: { table: Prisma.sql`pictures`, columns: [Prisma.sql`name`, Prisma.sql`alt`, Prisma.sql`credit`], rows },
        read: async ({ ids, take }) =>
          app.db.picture.findMany({
            where: { id: { in: await idsOf(rows, ids, take) } },
            orderBy: { id: 'desc' },
            include: withUploader,
          }),
      })
      const uses = await countUses(
        app.db,
        page.map(({ hash }) => hash),
      )
      return page.map((row) => answer(row, uses.get(row.hash) ?? 0))
    },
  })

  app.route({
    ...picture.counts,
    handler: async () => {
      const [all, unused, withoutAlt] = await Promise.all(
        [rowsOf.all, rowsOf.unused, rowsOf['without-alt']].map((rows) =>
          countRows(app.db, { table: Prisma.sql`pictures`, rows }),
        ),
      )
      return { all: all ?? 0, unused: unused ?? 0, withoutAlt: withoutAlt ?? 0 }
    },
  })

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
      const before = await found(request.params.id)
      const hash = await pictureOfUpload(app, request, {
        upload: request.body.upload,
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
      if (!isId(id)) throw notFound()
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
