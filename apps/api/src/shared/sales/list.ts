import type { FastifyReply } from 'fastify'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { newestIds, readPage } from '../lists/list.ts'
import type { ListedRow, Query } from '../lists/pagination.ts'

/** The columns of a document that `q` searches. */
export const searched = [
  Prisma.sql`number`,
  Prisma.sql`name`,
  Prisma.sql`"businessName"`,
  Prisma.sql`email`,
  Prisma.sql`title`,
]

/** The condition for a filter by an id that may be "": of nobody, or of nothing. */
export const ofId = (column: Prisma.Sql, id: string) =>
  id === '' ? Prisma.sql`${column} IS NULL` : Prisma.sql`${column} = ${id}::uuid`

/** A page of orders or invoices, the newest first, with the headers of a list. */
export function readDocuments<Row extends ListedRow>(
  db: PrismaClient,
  reply: FastifyReply,
  query: Query,
  { table, rows }: { table: Prisma.Sql; rows: Prisma.Sql },
  read: (selection: { ids: { in?: string[]; lt?: string; gt?: string }; take: number }) => Promise<Row[]>,
) {
  const { email, user } = query
  const conditions = [
    rows,
    ...(email === undefined ? [] : [Prisma.sql`email = ${email}`]),
    ...(user === undefined ? [] : [ofId(Prisma.sql`"userId"`, user)]),
  ]
  const texts = { table, columns: searched, rows: Prisma.join(conditions, ' AND ') }
  const isFiltered = query.state !== undefined || email !== undefined || user !== undefined
  return readPage(db, reply, query, {
    newestFirst: true,
    texts,
    read: async ({ ids, take }) =>
      read({ ids: isFiltered ? { in: await newestIds(db, texts, ids, take) } : ids, take }),
  })
}
