import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credit } from '../../src/features/sales/invoices/issue.ts'
import { pay } from '../../src/features/sales/invoices/invoice.ts'
import { orderOf, orderRowOf } from '../../src/features/sales/orders/answers.ts'
import { changeOrder, lockOrder, stepOf } from '../../src/features/sales/orders/order.ts'
import type { OrderState } from '../../src/generated/client.ts'
import { anOrderOf, issueOf, RECIPIENT, SALES, withInvoice } from '../fixtures/records/documents.ts'
import { database } from '../fixtures/prisma.ts'
import { aLine } from '../fixtures/records/sales.ts'

const here = database()
const NOW = new Date('2026-11-26T10:00Z')
const DAY = new Date('2026-12-01')
const lock = (id: string, expected = {}) => here().$transaction((tx) => lockOrder(tx, id, expected))
afterEach(() => void vi.useRealTimers())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

/** What changes with a step of an order that is like this. */
const stepFrom = async (order: { state: OrderState; scheduledFor?: Date; installedOn?: Date }, to: OrderState) =>
  stepOf(await lock(await anOrderOf(here(), order)), to, SALES.today)

describe('an order', () => {
  test('is locked by an id that exists, in an expected version', async () => {
    for (const id of ['x', crypto.randomUUID()]) await expect(lock(id)).rejects.toMatchObject({ status: 404 })
    const id = await anOrderOf(here())
    await expect(lock(id, { version: { in: [1] } })).resolves.toMatchObject({ id })
    await expect(lock(id, { version: { in: [2] } })).rejects.toMatchObject({ status: 412 })
    await here().$transaction(async (tx) => {
      await lockOrder(tx, id)
      const locked = here().$queryRaw`SELECT 1 FROM orders WHERE id = ${id}::uuid FOR UPDATE NOWAIT`
      await expect(locked).rejects.toThrow('could not obtain lock')
    })
  })

  test('has another version and time after each change', async () => {
    const id = await anOrderOf(here())
    expect(await changeOrder(here(), id)).toMatchObject({ version: 2, changedAt: NOW, note: '' })
    expect(await changeOrder(here(), id, { note: 'At eight.' })).toMatchObject({ version: 3, note: 'At eight.' })
  })

  test('is answered with what was invoiced, paid and is left; a cancelled invoice and its credit note do not count', async () => {
    const lines = [aLine(), aLine({ unitPrice: 5_000, taxRate: 5_000 })]
    const id = await anOrderOf(here(), { lines, number: 'S-1', note: 'At eight.', scheduledFor: DAY })
    const mistake = await issueOf(here(), id)
    await withInvoice(here(), mistake.id, (tx, invoice) => credit(tx, invoice, 'Mistake', SALES))
    const part = await issueOf(here(), id, { share: 50_000 })
    await withInvoice(here(), part.id, (tx, invoice) =>
      pay(tx, invoice, { amount: 5_000, paidOn: '2026-11-26' }, { adminId: null }),
    )
    const order = await lock(id)
    const row = {
      _id: id,
      number: 'S-1',
      state: 'accepted',
      ...RECIPIENT,
      title: 'Heat',
      currency: 'USD',
      total: 17_250,
      invoiced: 8_625,
      paid: 5_000,
      acceptedAt: order.acceptedAt.toISOString(),
      scheduledFor: '2026-12-01',
      installedOn: '',
      changedAt: order.changedAt.toISOString(),
    }
    expect(orderRowOf(order)).toEqual(row)
    expect(orderOf(order, SALES.today)).toMatchObject({
      ...row,
      lines: [{ title: 'Fitting', net: 10_000 }, { net: 5_000 }],
      totals: { net: 15_000, total: 17_250 },
      user: { _id: '' },
      offer: { _id: order.offer.id, number: order.offer.number, version: 1 },
      acceptedBy: 'Tom',
      doneAt: '',
      cancelledAt: '',
      note: 'At eight.',
      left: { net: 7_500, tax: 1_125, total: 8_625 },
      invoices: [{ state: 'cancelled' }, { state: 'credit' }, { state: 'open', open: 3_625 }],
    })
    const over = { ...order, doneAt: NOW, cancelledAt: NOW }
    expect(orderOf(over, SALES.today)).toMatchObject({ doneAt: NOW.toISOString(), cancelledAt: NOW.toISOString() })
  })
})

describe('a step of an order', () => {
  test('to work that is planned needs its day, and gives it up on the way back', async () => {
    const noDay = { status: 400, errors: [{ path: '/state', message: 'Say for which day the work is planned first.' }] }
    await expect(stepFrom({ state: 'accepted' }, 'scheduled')).rejects.toMatchObject(noDay)
    expect(await stepFrom({ state: 'accepted', scheduledFor: DAY }, 'scheduled')).toEqual({ state: 'scheduled' })
    expect(await stepFrom({ state: 'scheduled', scheduledFor: DAY }, 'accepted')).toEqual({
      state: 'accepted',
      scheduledFor: null,
    })
  })

  test('notes the day of the work, unless it is known, and when it is done', async () => {
    expect(await stepFrom({ state: 'accepted' }, 'installed')).toEqual({ state: 'installed', installedOn: SALES.today })
    expect(await stepFrom({ state: 'accepted', installedOn: DAY }, 'installed')).toEqual({
      state: 'installed',
      installedOn: DAY,
    })
    expect(await stepFrom({ state: 'installed' }, 'done')).toEqual({ state: 'done', doneAt: NOW })
  })

  test('to its cancellation needs an order without invoices', async () => {
    expect(await stepFrom({ state: 'accepted' }, 'cancelled')).toEqual({ state: 'cancelled', cancelledAt: NOW })
    const id = await anOrderOf(here())
    const invoice = await issueOf(here(), id)
    const cancel = async () => stepOf(await lock(id), 'cancelled', SALES.today)
    await expect(cancel()).rejects.toMatchObject({
      status: 409,
      message: 'This order has invoices. Cancel them by credit notes first.',
    })
    await withInvoice(here(), invoice.id, (tx, locked) => credit(tx, locked, 'Mistake', SALES))
    await expect(cancel()).resolves.toMatchObject({ state: 'cancelled' })
  })

  test('that its state does not allow is refused', async () => {
    for (const [from, to] of [
      ['accepted', 'done'],
      ['done', 'cancelled'],
      ['cancelled', 'accepted'],
    ] as const)
      await expect(stepFrom({ state: from }, to)).rejects.toMatchObject({
        status: 409,
        message: `This order is ${from}, so it cannot become ${to}.`,
      })
  })
})
