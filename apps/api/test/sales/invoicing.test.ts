import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkAddress, lockInvoice } from '../../src/features/sales/invoices/invoice.ts'
import { nextNumber } from '../../src/shared/sales/counter.ts'
import { storedTotalsOf } from '../../src/shared/sales/lines.ts'
import { aLine } from '../fixtures/records/sales.ts'
import { anOrderOf, issueOf, RECIPIENT, SALES, withInvoice } from '../fixtures/records/documents.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const UNKNOWN = crypto.randomUUID()
afterEach(() => void vi.useRealTimers())

const anInvoice = async () => (await issueOf(here(), await anOrderOf(here()))).id

/** When an invoice is due that is issued so. */
const dueOf = async (dueOn: string) => (await issueOf(here(), await anOrderOf(here()), { dueOn })).dueOn
const next = (timeZone: string, letter: 'S' | 'O' = 'S') => nextNumber(here(), letter, { timeZone, clock: '' })

describe('an invoice', () => {
  test('has what its order says, is due by the settings, and notifies webhooks', async () => {
    const { id } = await here().webhook.create({
      data: { url: 'https://example.com', events: ['invoice.issued'], secret: new Uint8Array(32) },
    })
    const orderId = await anOrderOf(here())
    const invoice = await issueOf(here(), orderId, { note: 'Thank you.' })
    expect(invoice).toMatchObject({
      ...RECIPIENT,
      number: expect.stringMatching(/^I-\d{4}-0001$/),
      orderId,
      userId: null,
      title: 'Heat',
      note: 'Thank you.',
      currency: 'USD',
      lines: [expect.objectContaining({ title: 'Fitting', net: 10_000 })],
      totals: {
        net: 10_000,
        tax: 2_000,
        total: 12_000,
        byRate: [{ taxName: 'VAT', taxRate: 20_000, net: 10_000, tax: 2_000 }],
      },
      total: 12_000n,
      seller: SALES.seller,
      dueOn: new Date('2026-12-26'),
    })
    expect(await here().webhookDelivery.findMany({ where: { webhookId: id } })).toMatchObject([
      { event: 'invoice.issued', data: { id: invoice.id, kind: 'invoices' } },
    ])
  })

  test('is due on the day that is said, unless it is over or none', async () => {
    expect(await dueOf('2026-11-26')).toEqual(SALES.today)
    const over = { status: 400, errors: [{ path: '/dueOn', message: 'The due date must not be over.' }] }
    await expect(dueOf('2026-11-25')).rejects.toMatchObject(over)
    await expect(dueOf('2026-02-30')).rejects.toMatchObject({ errors: [{ path: '/dueOn' }] })
  })

  test('over a share has a line for each rate of tax, and the rest adds up to the order', async () => {
    const lines = [
      aLine({ unitPrice: 3_333 }),
      aLine({ unitPrice: 100, taxRate: 5_000 }),
      aLine({ unitPrice: 0, taxRate: 0 }),
    ]
    const orderId = await anOrderOf(here(), { lines, number: 'S-1' })
    const part = await issueOf(here(), orderId, { share: 33_333 })
    const line = { item: '', kind: '', description: '', quantity: 1_000, unit: '', discount: 0, taxName: 'VAT' }
    const title = '33.333 % of order S-1: Heat'
    expect(part.lines).toEqual([
      { ...line, title, unitPrice: 1_111, net: 1_111, taxRate: 20_000 },
      { ...line, title, unitPrice: 33, net: 33, taxRate: 5_000 },
    ])
    // Of the rate of 0 % there is nothing.
    expect(storedTotalsOf(part.totals)).toMatchObject({ byRate: [{ taxRate: 20_000 }, { taxRate: 5_000 }] })
    const rest = await issueOf(here(), orderId)
    expect(rest.lines).toMatchObject([{ title: 'Rest of order S-1: Heat', net: 2_222 }, { net: 67 }])
    expect(part.total + rest.total).toBe(3_333n + 667n + 100n + 5n)
    await expect(issueOf(here(), orderId)).rejects.toMatchObject({
      status: 409,
      message: 'All of this order is invoiced already.',
    })
    await expect(issueOf(here(), orderId, { share: 1 })).rejects.toMatchObject({
      message: 'All of this order is invoiced already.',
    })
  })

  test('over all that is left is the rest, and over all of an order has its lines', async () => {
    const whole = await issueOf(here(), await anOrderOf(here()), { share: 100_000 })
    expect(whole.lines).toMatchObject([{ title: 'Fitting' }])
    const orderId = await anOrderOf(here(), { number: 'S-2', title: '' })
    await issueOf(here(), orderId, { share: 50_000 })
    expect((await issueOf(here(), orderId, { share: 100_000 })).lines).toMatchObject([{ title: 'Rest of order S-2' }])
  })

  test('over a share that is more than what is left is the rest, and is called so', async () => {
    const orderId = await anOrderOf(here(), { number: 'S-3' })
    const part = await issueOf(here(), orderId, { share: 60_000 })
    const rest = await issueOf(here(), orderId, { share: 60_000 })
    expect([part.lines, rest.lines]).toMatchObject([
      [{ title: '60 % of order S-3: Heat', net: 6_000 }],
      [{ title: 'Rest of order S-3: Heat', net: 4_000 }],
    ])
  })

  test('over less than a cent is refused', async () => {
    const small = { status: 409, message: 'This share is less than the smallest amount of the currency.' }
    const lines = [aLine({ unitPrice: 100 })]
    const orderId = await anOrderOf(here(), { lines })
    await expect(issueOf(here(), orderId, { share: 100 })).rejects.toMatchObject(small)
    await issueOf(here(), orderId, { share: 50_000 })
    await expect(issueOf(here(), orderId, { share: 100 })).rejects.toMatchObject(small)
    const free = await anOrderOf(here(), { lines: [aLine({ unitPrice: 0 })] })
    await expect(issueOf(here(), free)).rejects.toMatchObject(small)
  })

  test('of a cancelled order, or of a person who was deleted, is refused and takes no number', async () => {
    const cancelled = await anOrderOf(here(), { state: 'cancelled' })
    const deleted = await anOrderOf(here(), { email: '' })
    const last = (await here().counter.findFirst({ where: { name: 'I' } }))?.last
    await expect(issueOf(here(), cancelled)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('is cancelled'),
    })
    await expect(issueOf(here(), deleted)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('nobody'),
    })
    expect((await here().counter.findFirst({ where: { name: 'I' } }))?.last).toBe(last)
  })

  test('is locked by an id that exists', async () => {
    const lock = (id: string) => here().$transaction((tx) => lockInvoice(tx, id))
    for (const id of ['x', UNKNOWN]) await expect(lock(id)).rejects.toMatchObject({ status: 404 })
    await withInvoice(here(), await anInvoice(), async (_, { id }) => {
      const locked = here().$queryRaw`SELECT 1 FROM invoices WHERE id = ${id}::uuid FOR UPDATE NOWAIT`
      await expect(locked).rejects.toThrow('could not obtain lock')
    })
  })

  test('goes only to an address', async () => {
    const check = async (orderId: string) =>
      checkAddress({ email: (await here().order.findUniqueOrThrow({ where: { id: orderId } })).email })
    await expect(check(await anOrderOf(here()))).resolves.toBeUndefined()
    await expect(check(await anOrderOf(here(), { email: '' }))).rejects.toMatchObject({
      status: 409,
      message: 'The data of this person has been deleted, so there is no address to send it to.',
    })
  })
})

describe('a number', () => {
  test('counts the documents of a kind and a year by the clock of the company, from 1', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-12-31T23:30Z') })
    expect([await next('Europe/London'), await next('Europe/London')]).toEqual(['S-2030-0001', 'S-2030-0002'])
    expect([await next('Europe/Paris'), await next('Europe/London', 'O')]).toEqual(['S-2031-0001', 'O-2030-0001'])
  })
})
