import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import type { Part } from './pagination.ts'
import { digitsOf, hasDigits } from './phones.ts'

/** Where a list looks for `q`: in these columns of those rows of a table; for a number in these phones, too. */
export interface Texts {
  table: Prisma.Sql
  columns: readonly Prisma.Sql[]
  phones?: readonly Prisma.Sql[]
  /** What rows have in common that are found together: where one of them has the text, all are. */
  together?: Prisma.Sql
  rows: Prisma.Sql
}

const Matches = TypeCompiler.Compile(
  Type.Tuple([Type.Object({ total: Type.Integer(), ids: Type.Array(Type.String()) })]),
)

/**
 * The part of a list in whose texts `q` stands, whatever the case, and how many there are in all. By hand, so that what
 * is found is found once, by its index: for a page in the order of ids PostgreSQL would rather walk through all of them.
 */
export async function matching(
  db: PrismaClient,
  { table, columns, phones = [], together, rows }: Texts,
  q: string,
  part: Omit<Part, 'after'>,
) {
  // `%` and `_` stand for themselves.
  const like = `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  const digits = phones.length > 0 ? digitsOf(q) : undefined
  const has = Prisma.join(
    [
      ...columns.map((column) => Prisma.sql`${column} ILIKE ${like}`),
      ...(digits === undefined ? [] : [hasDigits(phones, digits)]),
    ],
    ' OR ',
  )
  const found = together ? Prisma.sql`${together} IN (SELECT ${together} FROM ${table} WHERE ${has})` : has
  const { cursor, direction, take } = part
  const [comes, order] = direction === 'asc' ? [Prisma.sql`>`, Prisma.sql`ASC`] : [Prisma.sql`<`, Prisma.sql`DESC`]
  const after = cursor === undefined ? Prisma.sql`true` : Prisma.sql`id ${comes} ${cursor}::uuid`
  const [matches] = Matches.Decode(
    await db.$queryRaw`
      WITH found AS MATERIALIZED (SELECT id FROM ${table} WHERE ${rows} AND (${found}))
      SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(
        SELECT id::text FROM found WHERE ${after} ORDER BY id ${order} LIMIT ${take}
      ) AS ids`,
  )
  return matches
}
