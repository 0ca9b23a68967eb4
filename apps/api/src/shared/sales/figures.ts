import { decimalOf } from '@energy/contracts/sales/money'
import { Type, type Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Prisma } from '../../generated/client.ts'

const Figures = Type.Object({
  userId: Type.String(),
  pendingOrder: Type.String(),
  lastPurchase: Type.String(),
  lastPurchasedAt: Type.Union([Type.Date(), Type.Null()]),
  totalSpend: Type.BigInt(),
  purchases: Type.Integer(),
})
const Rows = TypeCompiler.Compile(Type.Array(Figures))

/** What somebody who ordered nothing has. */
const NOTHING = { pendingOrder: '', lastPurchase: '', lastPurchasedAt: null, totalSpend: 0n, purchases: 0 }

/**
 * What people ordered and paid, from their orders and payments: the one source of these figures. Cancelled orders do not
 * count; what was paid for them counts until it is paid back.
 * @param currency that of the site, which may have been another one before: only payments in it count
 */
export async function readFiguresOf(db: Prisma.TransactionClient, ids: readonly string[], currency: string) {
  const found = Rows.Decode(
    await db.$queryRaw`
      SELECT person.id::text AS "userId",
        coalesce((array_agg(orders.title ORDER BY orders.id DESC)
          FILTER (WHERE orders.state IN ('accepted', 'scheduled')))[1], '') AS "pendingOrder",
        coalesce((array_agg(orders.title ORDER BY orders.id DESC) FILTER (WHERE orders.state <> 'cancelled'))[1], '')
          AS "lastPurchase",
        max(orders."acceptedAt") FILTER (WHERE orders.state <> 'cancelled') AS "lastPurchasedAt",
        coalesce((
          SELECT sum(amount) FROM payments JOIN invoices ON invoices.id = payments."invoiceId"
          WHERE invoices."userId" = person.id AND invoices.currency = ${currency}
        ), 0)::bigint AS "totalSpend",
        (count(*) FILTER (WHERE orders.state <> 'cancelled'))::int AS purchases
      FROM unnest(${[...ids]}::uuid[]) AS person(id) JOIN orders ON orders."userId" = person.id GROUP BY person.id`,
  )
  const byId = new Map(found.map((figures) => [figures.userId, figures]))
  return (id: string): Omit<Static<typeof Figures>, 'userId'> => byId.get(id) ?? NOTHING
}

/** An amount as the record of a user has it: in the currency, not in minor units. */
export const inMajorUnits = (amount: bigint, currency: string) => Number(decimalOf(Number(amount), currency))
