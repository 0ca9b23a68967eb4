import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import type { Keyset } from './pagination.ts'
import { digitsOf, hasDigits } from './phones.ts'

/** The columns and rows of a table that `q` searches; where it is a number, also these phone columns. */
export interface Texts {
  table: Prisma.Sql
  columns: readonly Prisma.Sql[]
  phones?: readonly Prisma.Sql[]
  /** A column that groups rows: where one row matches, all rows with the same value do. */
  groupBy?: Prisma.Sql
  rows: Prisma.Sql
  /** The column by which rows are ordered, where it is not the id. */
  sortKey?: Prisma.Sql
}

/** The condition that a row contains a text, ignoring case, or the digits of a telephone number. */
export function containing({ columns, phones = [] }: Pick<Texts, 'columns' | 'phones'>, q: string) {
  // Escapes the wildcards `%` and `_`.
  const like = `%${q.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  const digits = phones.length > 0 ? digitsOf(q) : undefined
  return Prisma.join(
    [
      ...columns.map((column) => Prisma.sql`${column} ILIKE ${like}`),
      ...(digits === undefined ? [] : [hasDigits(phones, digits)]),
    ],
    ' OR ',
  )
}

const Matches = TypeCompiler.Compile(
  Type.Tuple([Type.Object({ total: Type.Integer(), ids: Type.Array(Type.String()) })]),
)

/**
 * The ids or sort keys of a page of matching rows, ignoring case, and the number of all matches. Raw SQL, so that the index is read
 * once. For a page ordered by id PostgreSQL would otherwise scan the primary key.
 */
export async function findMatches(
  db: PrismaClient,
  { table, columns, phones = [], groupBy, rows, sortKey = Prisma.sql`id` }: Texts,
  q: string,
  keyset: Omit<Keyset, 'after'>,
) {
  const condition = containing({ columns, phones }, q)
  const filter = groupBy ? Prisma.sql`${groupBy} IN (SELECT ${groupBy} FROM ${table} WHERE ${condition})` : condition
  const { cursor, direction, take } = keyset
  const [comparison, order] = direction === 'asc' ? [Prisma.sql`>`, Prisma.sql`ASC`] : [Prisma.sql`<`, Prisma.sql`DESC`]
  const after = cursor === undefined ? Prisma.sql`true` : Prisma.sql`${sortKey} ${comparison} ${cursor}::uuid`
  const [matches] = Matches.Decode(
    await db.$queryRaw`
      WITH found AS MATERIALIZED (SELECT ${sortKey} FROM ${table} WHERE ${rows} AND (${filter}))
      SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(
        SELECT ${sortKey}::text FROM found WHERE ${after} ORDER BY ${sortKey} ${order} LIMIT ${take}
      ) AS ids`,
  )
  return matches
}
