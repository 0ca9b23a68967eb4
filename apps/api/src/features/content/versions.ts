import { kinds } from '@energy/contracts/content'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RouteGenericInterface } from 'fastify'
import type { Prisma } from '../../generated/client.ts'
import { notFound } from '../../shared/http-error.ts'
import { itemBodyOf } from '../../shared/json-columns.ts'
import { isId } from '../../shared/lists/pagination.ts'
import type { AnyKind } from './rows.ts'

/** The number of versions in a list. */
const SHOWN = 200

/** Writes the first version of an item that has none: one from before versions, or that was not written by the API. */
export const keepUnversioned = (tx: Prisma.TransactionClient, id: string) => tx.$executeRaw`
  INSERT INTO content_versions ("itemId", number, body, "publishedAt", "createdAt")
  SELECT id, 1, content_body(items), "updatedAt", "updatedAt" FROM items
  WHERE id = ${id}::uuid AND NOT EXISTS (SELECT 1 FROM content_versions WHERE "itemId" = items.id)
  ON CONFLICT DO NOTHING`

/** Writes the next version of an item that this transaction has changed. */
export const addVersion = (tx: Prisma.TransactionClient, id: string, authorId: string | undefined) => tx.$executeRaw`
  INSERT INTO content_versions ("itemId", number, body, "authorId", "publishedAt")
  SELECT id, (SELECT max(number) + 1 FROM content_versions WHERE "itemId" = items.id), content_body(items),
    ${authorId ?? null}::uuid, now()
  FROM items WHERE id = ${id}::uuid`

interface Row {
  number: number
  createdAt: Date
  author: { username: string } | null
}
const answer = ({ number, createdAt, author }: Row) => ({
  number,
  createdAt: createdAt.toISOString(),
  author: author?.username ?? '',
})
const columns = { number: true, createdAt: true, author: { select: { username: true } } }

/** What the items said before. */
export const versions: FastifyPluginAsyncTypebox = async (app) => {
  for (const kind of Object.values(kinds)) {
    app.route<RouteGenericInterface, unknown, AnyKind['versions']['schema']>({
      ...kind.versions,
      handler: async ({ params: { id } }) => {
        if (!isId(id)) throw notFound()
        const { versions: rows } = await app.db.content.findUniqueOrThrow({
          where: { id, kind: kind.tag, deletedAt: null },
          select: { versions: { orderBy: { number: 'desc' }, take: SHOWN, select: columns } },
        })
        return rows.map(answer)
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['version']['schema']>({
      ...kind.version,
      handler: async ({ params: { id, number } }) => {
        if (!isId(id)) throw notFound()
        const row = await app.db.contentVersion.findFirst({
          where: { itemId: id, number, item: { kind: kind.tag, deletedAt: null } },
          select: { ...columns, body: true },
        })
        if (!row) throw notFound()
        return { ...answer(row), body: itemBodyOf(row.body) }
      },
    })
  }
}
