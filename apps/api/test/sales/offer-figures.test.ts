import { localOf, momentOf } from '@energy/contracts/time/company-time'
import { daysLater } from '@energy/contracts/bookings/slots'
import type { Call } from '@energy/client/call'
import type { OfferFilter } from '@energy/contracts/sales/offer-list'
import { offer } from '@energy/contracts/sales/offers'
import { expect, test } from 'vitest'
import type { Prisma } from '../../src/generated/client.ts'
import { readSales } from '../../src/shared/sales/settings.ts'
import { world } from '../fixtures/world.ts'

const here = world()

/** How many offers a list has, and how much they are together. */
async function sumOf(call: Call, querystring: OfferFilter) {
  const rows = await call(offer.list, { querystring })
  return { count: rows.length, total: rows.reduce((sum, { total }) => sum + total, 0) }
}

test('the figures of the offers are those of the currency of the site, by state, and what was won and lost', async () => {
  const { db, anAdmin } = here()
  const { currency, clock, today: date } = await readSales(db)
  const today = date.toISOString().slice(0, 10)
  const month = momentOf(`${today.slice(0, 8)}01T00:00`, clock)
  const [year, number] = [today.slice(0, 4), Number(today.slice(5, 7))]
  const quarter = momentOf(`${year}-${String(number - ((number - 1) % 3)).padStart(2, '0')}-01T00:00`, clock)
  const before = new Date(+quarter - 1)
  const dayIn = (days: number) => new Date(`${daysLater(today, days)}T00:00Z`)
  const quarterDay = new Date(`${localOf(quarter, clock).day}T00:00Z`)
  const lastDay = new Date(+quarterDay - 86_400_000)
  let total = 1n
  // Each total is twice the one before, so that a sum says which offers are in it.
  const anOffer = (data: Partial<Prisma.OfferCreateInput>) => {
    const own = total
    total *= 2n
    return db.offer.create({ data: { number: `O-${own}`, currency, total: own, ...data } })
  }
  await anOffer({})
  await anOffer({ state: 'sent', validUntil: dayIn(6) })
  await anOffer({ state: 'sent', validUntil: dayIn(0) })
  await anOffer({ state: 'seen', validUntil: dayIn(7) })
  await anOffer({ state: 'seen' })
  await anOffer({ state: 'accepted', answeredAt: month })
  await anOffer({ state: 'accepted', answeredAt: quarter })
  await anOffer({ state: 'accepted', answeredAt: before })
  await anOffer({ state: 'declined', reason: 'price', answeredAt: quarter })
  await anOffer({ state: 'declined', reason: 'timing', answeredAt: month })
  await anOffer({ state: 'declined', reason: 'price', answeredAt: before })
  await anOffer({ state: 'expired', validUntil: lastDay })
  await anOffer({ state: 'withdrawn' })
  await anOffer({ state: 'sent', currency: 'CHF', validUntil: dayIn(6) })
  await anOffer({ state: 'accepted', currency: 'CHF', answeredAt: month })
  await anOffer({ state: 'declined', currency: 'CHF', answeredAt: month })
  const { call } = await anAdmin()
  const figures = await call(offer.figures)
  const isFirstMonth = +month === +quarter
  expect(figures).toEqual({
    currency,
    states: {
      draft: { count: 1, total: 1 },
      sent: { count: 2, total: 2 + 4 },
      seen: { count: 2, total: 8 + 16 },
      accepted: { count: 3, total: 32 + 64 + 128 },
      declined: { count: 3, total: 256 + 512 + 1024 },
      expired: { count: 1, total: 2048 },
      withdrawn: { count: 1, total: 4096 },
    },
    out: { count: 4, total: 2 + 4 + 8 + 16 },
    soon: { count: 2, total: 2 + 4 },
    wonThisMonth: isFirstMonth ? { count: 2, total: 32 + 64 } : { count: 1, total: 32 },
    wonThisQuarter: { count: 2, total: 32 + 64 },
    lostThisQuarter: [
      { reason: 'timing', count: 1, total: 512 },
      { reason: 'price', count: 1, total: 256 },
    ],
    orders: 0,
    invoices: 0,
  })
  // Each leads to a list of what it counts.
  expect(await sumOf(call, { state: 'wonThisMonth' })).toEqual(figures.wonThisMonth)
  expect(await sumOf(call, { state: 'wonThisQuarter' })).toEqual(figures.wonThisQuarter)
  expect(await sumOf(call, { state: 'lostThisQuarter' })).toEqual({ count: 2, total: 256 + 512 })
})

test('an offer whose last day is over has expired, also before the worker has marked it', async () => {
  const { db, anAdmin } = here()
  const { currency, today: date } = await readSales(db)
  const today = date.toISOString().slice(0, 10)
  await db.offer.deleteMany()
  const yesterday = daysLater(today, -1)
  await db.offer.create({
    data: { number: 'O-1', currency, total: 700n, state: 'seen', validUntil: new Date(`${yesterday}T00:00Z`) },
  })
  const { call } = await anAdmin()
  const { states, out, soon, lostThisQuarter } = await call(offer.figures)
  expect([states.seen.count, states.expired, out.count, soon.count]).toEqual([0, { count: 1, total: 700 }, 0, 0])
  const counts = []
  for (const state of ['out', 'seen', 'closed', 'expired'] as const) counts.push((await sumOf(call, { state })).count)
  expect(counts).toEqual([0, 0, 1, 1])
  const isInQuarter = (Number(today.slice(5, 7)) - 1) % 3 > 0 || !today.endsWith('-01')
  const lost = isInQuarter ? [{ count: 1, total: 700 }] : []
  expect(lostThisQuarter).toEqual(lost.map((sum) => ({ reason: 'expired', ...sum })))
  expect(await sumOf(call, { state: 'lostThisQuarter' })).toEqual(lost[0] ?? { count: 0, total: 0 })
})
