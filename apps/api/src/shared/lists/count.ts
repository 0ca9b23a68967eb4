import { MAX_COUNT } from '@energy/contracts/counts'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'

const Counted = TypeCompiler.Compile(Type.Tuple([Type.Object({ count: Type.Integer() })]))

/** The number of rows that a SELECT finds, as a subquery. It reads at most `most` rows: one more than MAX_COUNT. */
export const countOf = (select: Prisma.Sql, most = MAX_COUNT + 1) =>
  Prisma.sql`(SELECT count(*)::int FROM (${select} LIMIT ${Prisma.raw(String(most))}) AS counted)`

/** Counts the rows that a SELECT finds; MAX_COUNT + 1 where there are more than MAX_COUNT. */
export async function count(db: PrismaClient, select: Prisma.Sql) {
  const [counted] = Counted.Decode(await db.$queryRaw`SELECT ${countOf(select)} AS count`)
  return counted.count
}
