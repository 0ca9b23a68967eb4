import { kinds } from '@energy/contracts/content'
import { formattedOf } from '@energy/formatted/formatted-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, RouteGenericInterface } from 'fastify'
import { Prisma } from '../../generated/client.ts'
import { emitIfLive } from './emit-if-live.ts'
import { hasTopic } from './topics.ts'
import {
  answer,
  card,
  columns,
  firstVersion,
  insertion,
  newColumns,
  same,
  titlesOf,
  trashStart,
  type AnyKind,
} from './rows.ts'
import { addVersion, keepUnversioned } from './versions.ts'
import { auditedItem, changedFields } from '../../shared/audited.ts'
import { emit, emission } from '../../shared/webhooks/emit.ts'
import { callerOf } from '../../shared/access/caller.ts'
import { live, LIVE_SQL } from '../../shared/live.ts'
import { shownPictures } from '../../shared/media/shown.ts'
import { countRows, readPage } from '../../shared/lists/list.ts'
import { type Query } from '../../shared/lists/pagination.ts'
import { changedSince, notFound } from '../../shared/http-error.ts'
import { etagOf, checkVersion, ifMatch } from '../../shared/etag.ts'

/** Products, services and blogs: one module serves every kind of the contract. */
export const content: FastifyPluginAsyncTypebox = async (app) => {
  for (const kind of Object.values(kinds)) {
    const ofKind = { kind: kind.tag, deletedAt: null }
    const published = { kind: kind.tag, ...live }
    const titles = titlesOf([kind.tag], LIVE_SQL)
    const total = app.remembered(kind.tag, () => countRows(app.db, titles))
    const whereId = (id: string) => ({ ...ofKind, id })

    const rows = (query: Query, reply: FastifyReply) =>
      readPage(app.db, reply, query, {
        texts: query.topic ? { ...titles, rows: Prisma.sql`${titles.rows} AND ${hasTopic(query.topic)}` } : titles,
        isFiltered: Boolean(query.topic),
        total,
        read: ({ ids, direction, take }) =>
          app.db.content.findMany({ where: { ...published, sortKey: ids }, orderBy: { sortKey: direction }, take }),
      })

    app.route<RouteGenericInterface, unknown, AnyKind['list']['schema']>({
      ...kind.list,
      handler: async ({ query }, reply) => {
        const page = await rows(query, reply)
        const picturesOf = await shownPictures(app.db, page)
        return page.map((row) => answer(row, picturesOf(row)))
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['cards']['schema']>({
      ...kind.cards,
      handler: async ({ query }, reply) => {
        const page = await rows(query, reply)
        const picturesOf = await shownPictures(app.db, page)
        return page.map((row) => card(kind, row, picturesOf(row)))
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['read']['schema']>({
      ...kind.read,
      handler: async ({ params }, reply) => {
        const row = await app.db.content.findUniqueOrThrow({ where: { ...whereId(params.id), ...live } })
        const pictures = (await shownPictures(app.db, [row]))(row)
        const item = answer(row, pictures)
        // Read once for each cached response.
        const formatted = formattedOf(kind.tag, item)
        reply.header('etag', etagOf(row.version, formatted ? [...pictures, formatted] : pictures))
        return { ...item, ...(formatted && { formatted }) }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['create']['schema']>({
      ...kind.create,
      handler: async (request, reply) => {
        const data = newColumns(kind, request.body)
        const version = firstVersion(data, callerOf(request).record?.id)
        const deliveries = emission('content.published', kind.tag)
        const insertedId = await app.insert(request, insertion(kind, data), version, deliveries)
        // Relative, so that it also works behind a prefix.
        reply.code(201).header('location', `${kind.tag}/${insertedId}`)
        return { acknowledged: true as const, insertedId }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['update']['schema']>({
      ...kind.update,
      handler: async (request) => {
        const where = { ...whereId(request.params.id), ...live }
        const expected = ifMatch(request.headers['if-match'])
        const data = columns(kind, request.body)
        const written = await app.write(request, async (tx) => {
          await keepUnversioned(tx, where.id)
          const before = await auditedItem(tx, where.id)
          // The database compares, so that no concurrent change is overwritten or mistaken for none.
          const { count } = await tx.content.updateMany({
            where: { ...where, ...expected, NOT: { ...same(data), id: where.id } },
            data: { ...data, version: { increment: 1 } },
          })
          if (count) {
            await addVersion(tx, where.id, callerOf(request).record?.id)
            await emit(tx, 'content.published', where)
            return { record: where.id, fields: changedFields(before, await auditedItem(tx, where.id)) }
          }
          checkVersion(expected, (await tx.content.findUniqueOrThrow({ where, select: { version: true } })).version)
          return { record: undefined }
        })
        return { acknowledged: true as const, matchedCount: 1, modifiedCount: written.record ? 1 : 0 }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['remove']['schema']>({
      ...kind.remove,
      handler: async (request) => {
        const where = whereId(request.params.id)
        const expected = ifMatch(request.headers['if-match'])
        await app.write(request, async (tx) => {
          const { count } = await tx.content.updateMany({
            where: { ...where, ...expected },
            data: { deletedAt: new Date(), version: { increment: 1 } },
          })
          if (!count) {
            await tx.content.findUniqueOrThrow({ where, select: { id: true } })
            throw changedSince()
          }
          await emitIfLive(tx, 'content.unpublished', where.id)
          await tx.content.deleteMany({ where: { deletedAt: { lt: trashStart() } } })
          return where.id
        })
        return { acknowledged: true as const, deletedCount: 1 }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['restore']['schema']>({
      ...kind.restore,
      handler: async (request) => {
        const where = whereId(request.params.id)
        await app.write(request, async (tx) => {
          const { count } = await tx.content.updateMany({
            where: { ...where, deletedAt: { gte: trashStart() } },
            data: { deletedAt: null, version: { increment: 1 } },
          })
          if (!count) throw notFound()
          await emitIfLive(tx, 'content.published', where.id)
          return where.id
        })
        return { acknowledged: true as const, restoredCount: 1 }
      },
    })
  }
}
