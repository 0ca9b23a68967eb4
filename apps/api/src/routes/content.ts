import { kinds, type ContentChange } from '@energy/contracts/content'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RouteGenericInterface } from 'fastify'
import type { Content, Prisma } from '../generated/client.ts'
import { containing, isId, keyset, page } from '../paging.ts'
import { notFound } from '../problem.ts'
import { sectionsOf, subTitlesOf } from '../stored.ts'

/** A kind of the contract, whichever it is. */
type AnyKind = (typeof kinds)[keyof typeof kinds]

/** Products, services and blogs: one module serves every kind of the contract. */
export const content: FastifyPluginAsyncTypebox = async (app) => {
  for (const kind of Object.values(kinds)) {
    const ofKind = { kind: kind.tag, deletedAt: null }
    const named = (id: string) => {
      if (!isId(id)) throw notFound()
      return { ...ofKind, id }
    }

    app.route<RouteGenericInterface, unknown, AnyKind['list']['schema']>({
      ...kind.list,
      handler: async ({ query }, reply) => {
        const { after, rows } = keyset(query)
        const titled = query.q
          ? { OR: [{ headerTitle: containing(query.q) }, { titlePrefix: containing(query.q) }] }
          : {}
        const [found, total] = await Promise.all([
          app.db.content.findMany({ where: { ...ofKind, ...titled, ...after }, ...rows }),
          app.db.content.count({ where: { ...ofKind, ...titled } }),
        ])
        return page(reply, query, found, total).map(answer)
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['read']['schema']>({
      ...kind.read,
      handler: async ({ params }) => answer(await app.db.content.findUniqueOrThrow({ where: named(params.id) })),
    })

    app.route<RouteGenericInterface, unknown, AnyKind['create']['schema']>({
      ...kind.create,
      handler: async ({ body }, reply) => {
        const own = 'details' in kind.Entity.properties ? { details: '' } : { author: '' }
        const { id } = await app.db.content.create({
          data: { ...own, ...columns(kind, body), headerTitle: body.headerTitle, kind: kind.tag },
          select: { id: true },
        })
        reply.code(201).header('location', `/${kind.tag}/${id}`)
        return { acknowledged: true as const, insertedId: id }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['update']['schema']>({
      ...kind.update,
      handler: async ({ params, body }) => {
        const where = named(params.id)
        const data = columns(kind, body)
        // The database itself compares, so that nobody's change in between is taken for none.
        const { count } = await app.db.content.updateMany({
          where: { ...where, NOT: { ...same(data), id: where.id } },
          data: { ...data, version: { increment: 1 } },
        })
        if (!count) await app.db.content.findUniqueOrThrow({ where, select: { id: true } })
        return { acknowledged: true as const, matchedCount: 1, modifiedCount: count }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['remove']['schema']>({
      ...kind.remove,
      handler: async ({ params }) => {
        const { count } = await app.db.content.updateMany({
          where: named(params.id),
          data: { deletedAt: new Date(), version: { increment: 1 } },
        })
        if (!count) throw notFound()
        return { acknowledged: true as const, deletedCount: count }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['restore']['schema']>({
      ...kind.restore,
      handler: async ({ params }) => {
        const { count } = await app.db.content.updateMany({
          where: { ...named(params.id), deletedAt: { not: null } },
          data: { deletedAt: null, version: { increment: 1 } },
        })
        if (!count) throw notFound()
        return { acknowledged: true as const, restoredCount: count }
      },
    })
  }
}

const NO_SECTION = { title: '', description: '', prefix: '', cta: '', ctaImage: '' }
const NO_SUB_TITLE = { subTitle: '', subTitleDescription: '', subTitlePrefix: '', cta: '', ctaImage: '' }

/** The columns that a body sets: what it leaves out is left out, what the kind lacks is ignored. */
function columns({ Entity }: AnyKind, body: ContentChange) {
  const { _id, createdAt: _createdAt, updatedAt: _updatedAt, details, author, sections, subTitles, ...header } = body
  return {
    ...header,
    ...('details' in Entity.properties && details !== undefined && { details }),
    ...('author' in Entity.properties && author !== undefined && { author }),
    ...(sections && { sections: sections.map((section) => ({ ...NO_SECTION, ...section })) }),
    ...(subTitles && { subTitles: subTitles.map((subTitle) => ({ ...NO_SUB_TITLE, ...subTitle })) }),
  }
}

/** Holds for a row that has these columns already. */
const same = ({ sections, subTitles, ...texts }: ReturnType<typeof columns>): Prisma.ContentWhereInput => ({
  ...texts,
  ...(sections && { sections: { equals: sections } }),
  ...(subTitles && { subTitles: { equals: subTitles } }),
})

// Every column: the contract's schema lets through what this kind answers, and nothing else.
const answer = (row: Content) => ({
  ...row,
  _id: row.id,
  details: row.details ?? '',
  author: row.author ?? '',
  sections: sectionsOf(row.sections),
  subTitles: subTitlesOf(row.subTitles),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
