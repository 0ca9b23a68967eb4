import type { FoundKind } from '@energy/contracts/site/site-search'
import { Prisma } from '../../generated/client.ts'
import { LIVE_SQL } from '../../shared/live.ts'

/** The condition for the items of a kind that the site shows. As the index has it: with a parameter it is not used. */
export const shown = (kind: FoundKind) => Prisma.raw(`kind = '${kind}' AND "deletedAt" IS NULL${LIVE_SQL}`)

/** One SELECT for each kind, in one query. */
export const union = (kinds: readonly FoundKind[], select: (kind: FoundKind) => Prisma.Sql) =>
  Prisma.join(
    kinds.map((kind) => Prisma.sql`(${select(kind)})`),
    ' UNION ALL ',
  )
