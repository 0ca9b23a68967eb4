import { expect, test } from 'vitest'
import { pay } from '../../src/features/sales/invoices/invoice.ts'
import { expireOffers } from '../../src/features/sales/offers/expiry.ts'
import type { OrderState } from '../../src/generated/client.ts'
import { inMajorUnits, readFiguresOf } from '../../src/shared/sales/figures.ts'
import { anOrderOf, issueOf, withInvoice } from '../fixtures/records/documents.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const NOW = new Date('2026-11-26T10:00Z')
const DAY = new Date('2026-12-01')

test('the figures of a person are of the orders that are not cancelled, the newest first, and of what was paid', async () => {
  const [one, other] = [
    await here().user.create({ data: { email: 'one@example.com' } }),
    await here().user.create({ data: { email: 'other@example.com' } }),
  ]
  const of = (title: string, state: OrderState, acceptedAt = NOW) =>
    anOrderOf(here(), { userId: one.id, title, state, acceptedAt })
  const first = await of('First', 'accepted', DAY)
  await of('Second', 'scheduled')
  await of('Third', 'done')
  await of('Fourth', 'cancelled', new Date('2027-01-01'))
  const { id } = await issueOf(here(), first)
  await withInvoice(here(), id, (tx, invoice) =>
    pay(tx, invoice, { amount: 5_050, paidOn: '2026-11-26' }, { adminId: null }),
  )
  const figuresOf = await readFiguresOf(here(), [one.id, other.id], 'USD')
  expect(figuresOf(one.id)).toMatchObject({
    pendingOrder: 'Second',
    lastPurchase: 'Third',
    lastPurchasedAt: DAY,
    totalSpend: 5_050n,
    purchases: 3,
  })
  const nothing = { pendingOrder: '', lastPurchase: '', lastPurchasedAt: null, totalSpend: 0n, purchases: 0 }
  expect(figuresOf(other.id)).toEqual(nothing)
  expect((await readFiguresOf(here(), [], 'USD'))(one.id)).toEqual(nothing)
  expect([inMajorUnits(5_050n, 'USD'), inMajorUnits(5_050n, 'JPY')]).toEqual([50.5, 5_050])
})

test('what a person has paid in another currency than that of the site does not count with the rest', async () => {
  const { id: userId } = await here().user.create({ data: { email: 'moved@example.com' } })
  for (const [currency, amount] of [
    ['USD', 5_050],
    ['JPY', 9_000],
  ] as const) {
    const { id } = await issueOf(here(), await anOrderOf(here(), { userId, currency }))
    await withInvoice(here(), id, (tx, invoice) =>
      pay(tx, invoice, { amount, paidOn: '2026-11-26' }, { adminId: null }),
    )
  }
  const spentIn = async (currency: string) => (await readFiguresOf(here(), [userId], currency))(userId).totalSpend
  expect([await spentIn('USD'), await spentIn('JPY'), await spentIn('EUR')]).toEqual([5_050n, 9_000n, 0n])
})

test('offers that are out expire after their last day, once', async () => {
  const of = (state: 'draft' | 'sent' | 'seen' | 'accepted', validUntil: string) =>
    here().offer.create({
      data: { number: crypto.randomUUID(), currency: 'USD', state, validUntil: new Date(validUntil) },
    })
  const [sent, seen] = [await of('sent', '2026-11-25'), await of('seen', '2026-11-25')]
  for (const other of [
    await of('draft', '2026-11-25'),
    await of('accepted', '2026-11-25'),
    await of('sent', '2026-11-26'),
  ])
    expect(other.revision).toBe(1)
  expect([await expireOffers(here(), NOW), await expireOffers(here(), NOW)]).toEqual([2, 0])
  const expired = await here().offer.findMany({ where: { state: 'expired' } })
  expect(expired.map(({ id, revision }) => [id, revision]).toSorted()).toEqual(
    [
      [sent.id, 2],
      [seen.id, 2],
    ].toSorted(),
  )
})
