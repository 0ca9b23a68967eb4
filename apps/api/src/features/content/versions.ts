import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { RouteGenericInterface } from 'fastify'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { notFound } from '../../shared/http-error.ts'
import { isTextKind } from '@energy/contracts/texts'
import { families, whereItem, type Calls } from './families.ts'
import { bodyOf } from './item-body.ts'
import { itemBodyOf } from '../../shared/database/json-columns.ts'

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
  publishedAt: Date | null
  note: string
}
const answer = ({ number, createdAt, author, publishedAt, note }: Row) => ({
  number,
  createdAt: createdAt.toISOString(),
  author: author?.username ?? '',
  publishedAt: publishedAt?.toISOString() ?? null,
  note,
})
const columns = {
  number: true,
  createdAt: true,
  author: { select: { username: true } },
  publishedAt: true,
  note: true,
}

const Changes = TypeCompiler.Compile(
  Type.Array(Type.Object({ number: Type.Integer(), changed: Type.Array(Type.String()) })),
)

/** The fields that each listed version has changed. The database compares, so no body is sent. */
async function changesOf(db: PrismaClient, id: string) {
  const rows = await db.$queryRaw`
    SELECT number, ARRAY(
      SELECT key FROM jsonb_each(body)
      -- A field that is newer than the version before was empty there.
      WHERE earlier IS NOT NULL
        AND value <> coalesce(earlier -> key, CASE jsonb_typeof(value) WHEN 'array' THEN '[]' ELSE '""' END::jsonb)
    ) AS changed
    FROM (
      SELECT number, body, lag(body) OVER (ORDER BY number) AS earlier FROM (
        SELECT number, body FROM content_versions WHERE "itemId" = ${id}::uuid ORDER BY number DESC LIMIT ${SHOWN + 1}
      ) AS newest
    ) AS pairs`
  return new Map(Changes.Decode(rows).map(({ number, changed }) => [number, changed]))
}

/** What the items said before. */
export const versions: FastifyPluginAsyncTypebox = async (app) => {
  for (const { calls, kindsFor } of families) {
    app.route<RouteGenericInterface, unknown, Calls['versions']['schema']>({
      ...calls.versions,
      handler: async (request) => {
        const { id } = request.params
        const { versions: rows } = await app.db.content.findUniqueOrThrow({
          where: whereItem(kindsFor(request), id),
          select: { versions: { orderBy: { number: 'desc' }, take: SHOWN, select: columns } },
        })
        const changes = await changesOf(app.db, id)
        return rows.map((row) => ({ ...answer(row), changed: changes.get(row.number) ?? [] }))
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['version']['schema']>({
      ...calls.version,
      handler: async (request) => {
        const { id, number } = request.params
        const row = await app.db.contentVersion.findFirst({
          where: { itemId: id, number, item: whereItem(kindsFor(request), id) },
          select: { ...columns, body: true, item: { select: { kind: true } } },
        })
        if (!row) throw notFound()
        const { kind } = row.item
        // The contract's schema drops what the kind does not answer.
        const body = isTextKind(kind)
          ? { ...itemBodyOf({}), kind, texts: bodyOf(kind, row.body) }
          : itemBodyOf(row.body)
        return { ...answer(row), body }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['note']['schema']>({
      ...calls.note,
      handler: async (request) => {
        const { id, number } = request.params
        const { note } = request.body
        const item = whereItem(kindsFor(request), id)
        const written = await app.write(request, async (tx) => {
          const version = await tx.contentVersion.findFirst({ where: { itemId: id, number, item } })
          if (!version) throw notFound()
          if (version.note === note) return undefined
          await tx.contentVersion.update({ where: { itemId_number: { itemId: id, number } }, data: { note } })
          return id
        })
        return { acknowledged: true as const, matchedCount: 1, modifiedCount: written ? 1 : 0 }
      },
    })
  }
}
