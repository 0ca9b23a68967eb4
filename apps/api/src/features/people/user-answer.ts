import type { Prisma, User } from '../../generated/client.ts'
import { inMajorUnits, readFiguresOf } from '../../shared/sales/figures.ts'
import { readSales } from '../../shared/sales/settings.ts'
import { businessInfoOf, personalInfoOf } from '../../shared/database/json-columns.ts'

type Figures = Pick<
  ReturnType<Awaited<ReturnType<typeof readFiguresOf>>>,
  'pendingOrder' | 'lastPurchase' | 'totalSpend'
>

/** A record as it is answered. It has every column; the contract's schema drops what is not answered. */
const answerOf = ({ requestedRole, ...row }: User, figures: Figures, currency: string) => ({
  ...row,
  pendingOrder: figures.pendingOrder,
  lastPurchase: figures.lastPurchase,
  _id: row.id,
  ...(requestedRole === 'admin' && { requestedRole }),
  createdAt: row.createdAt.toISOString(),
  lastVisit: row.lastVisit?.toISOString() ?? '',
  totalSpend: inMajorUnits(figures.totalSpend, currency),
  personalInfo: personalInfoOf(row.personalInfo),
  businessInfo: businessInfoOf(row.businessInfo),
})

/** Records as they are answered, with what each person ordered and paid. */
export async function answersOf(db: Prisma.TransactionClient, rows: readonly User[]) {
  const { currency } = await readSales(db)
  const ids = rows.map(({ id }) => id)
  const figuresOf = await readFiguresOf(db, ids, currency)
  return rows.map((row) => answerOf(row, figuresOf(row.id), currency))
}

/** One record as it is answered. */
export async function userAnswer(db: Prisma.TransactionClient, row: User) {
  const { currency } = await readSales(db)
  const figuresOf = await readFiguresOf(db, [row.id], currency)
  return answerOf(row, figuresOf(row.id), currency)
}
