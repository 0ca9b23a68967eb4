import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkAddress, checkStands, lockInvoice, pay, takeBack } from '../src/features/sales/invoices/invoice.ts'
import { credit } from '../src/features/sales/invoices/issue.ts'
import { addReminder, addReminders } from '../src/features/sales/invoices/reminders.ts'
import { nextNumber } from '../src/shared/sales/counter.ts'
import { aLine } from './fixtures/sales.ts'
import { anOrderOf, issueOf, RECIPIENT, SALES, withInvoice } from './fixtures/documents.ts'
import { mailJobs } from './fixtures/mail-jobs.ts'
import { database } from './fixtures/prisma.ts'

const here = database()
const DAY = 24 * 60 * 60_000
const UNKNOWN = crypto.randomUUID()
beforeEach(() => vi.useRealTimers())

const anInvoice = async () => (await issueOf(here(), await anOrderOf(here()))).id
const read = (id: string) => here().invoice.findUniqueOrThrow({ where: { id } })
const payOf = (id: string, amount: number, more: { paidOn?: string; reference?: string } = {}) =>
  withInvoice(here(), id, (tx, invoice) =>
    pay(tx, invoice, { amount, paidOn: '2026-11-20', ...more }, { adminId: null }),
  )
const creditOf = (id: string) =>
  withInvoice(here(), id, (tx, invoice) => credit(tx, invoice, 'A wrong address.', SALES))

describe('an invoice', () => {
  test('has what its order says, is due by the settings, and is told to webhooks', async () => {
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
    const due = async (dueOn: string) => (await issueOf(here(), await anOrderOf(here()), { dueOn })).dueOn
    expect(await due('2026-11-26')).toEqual(SALES.today)
    const over = { status: 400, errors: [{ path: '/dueOn', message: 'The due date must not be over.' }] }
    await expect(due('2026-11-25')).rejects.toMatchObject(over)
    await expect(due('2026-02-30')).rejects.toMatchObject({ errors: [{ path: '/dueOn' }] })
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
    const next = (timeZone: string, letter: 'S' | 'O' = 'S') => nextNumber(here(), letter, { timeZone, clock: '' })
    expect([await next('Europe/London'), await next('Europe/London')]).toEqual(['S-2030-0001', 'S-2030-0002'])
    expect([await next('Europe/Paris'), await next('Europe/London', 'O')]).toEqual(['S-2031-0001', 'O-2030-0001'])
  })
})

describe('a payment', () => {
  test('is stored with its day and its reference', async () => {
    const id = await anInvoice()
    expect(await payOf(id, 5_000, { reference: 'Transfer' })).toMatchObject({
      invoiceId: id,
      amount: 5_000n,
      paidOn: new Date('2026-11-20'),
      reference: 'Transfer',
      adminId: null,
    })
    expect(await payOf(id, 1_000)).toMatchObject({ reference: '' })
    await expect(payOf(id, 1, { paidOn: '2026-02-30' })).rejects.toMatchObject({ errors: [{ path: '/paidOn' }] })
    const given = await withInvoice(here(), id, (tx, invoice) =>
      pay(tx, invoice, { amount: 1, paidOn: '' }, { id: UNKNOWN, adminId: null }),
    )
    expect(given.id).toBe(UNKNOWN)
    expect(Date.now() - +given.paidOn).toBeLessThan(2 * DAY)
  })

  test('is never more than is open, nor more paid back than was paid', async () => {
    const id = await anInvoice()
    await payOf(id, 11_000)
    const more = { status: 409, message: 'That is $0.01 more than is open.' }
    await expect(payOf(id, 1_001)).rejects.toMatchObject(more)
    await expect(payOf(id, 1_000)).resolves.toBeTruthy()
    await expect(payOf(id, -12_001)).rejects.toMatchObject({ status: 409, message: 'That is more than was paid.' })
    await expect(payOf(id, -12_000)).resolves.toBeTruthy()
  })

  test('is taken back where that leaves no more paid back than was paid', async () => {
    const id = await anInvoice()
    const [payment, back] = [await payOf(id, 5_000), await payOf(id, -2_000)]
    const take = (each: string) => withInvoice(here(), id, (tx, invoice) => takeBack(tx, invoice, each))
    await expect(take(UNKNOWN)).rejects.toMatchObject({ status: 404 })
    await expect(take(payment.id)).rejects.toMatchObject({ message: 'That is more than was paid.' })
    await take(back.id)
    await take(payment.id)
    expect(await here().payment.count({ where: { invoiceId: id } })).toBe(0)
  })
})

describe('a credit note', () => {
  test('is the exact negative of its invoice, which is neither paid nor cancelled after it', async () => {
    const id = await anInvoice()
    const note = await creditOf(id)
    const { orderId } = await read(id)
    expect(note).toMatchObject({
      ...RECIPIENT,
      number: expect.stringMatching(/^C-\d{4}-0001$/),
      orderId,
      cancelsId: id,
      title: 'Heat',
      note: 'A wrong address.',
      currency: 'USD',
      lines: [expect.objectContaining({ title: 'Fitting', net: -10_000 })],
      totals: expect.objectContaining({ net: -10_000, tax: -2_000, total: -12_000 }),
      total: -12_000n,
      seller: SALES.seller,
      dueOn: SALES.today,
    })
    const cancelled = { status: 409, message: `This invoice is cancelled by ${note.number}.` }
    await expect(payOf(id, 1)).rejects.toMatchObject(cancelled)
    await expect(payOf(note.id, -1)).rejects.toMatchObject({ status: 409, message: 'This is a credit note.' })
    await withInvoice(here(), await anInvoice(), async (_, invoice) => expect(() => checkStands(invoice)).not.toThrow())
  })
})

describe('a reminder', () => {
  test('is sent by staff once within a day', async () => {
    const id = await anInvoice()
    const remind = () => withInvoice(here(), id, (tx, invoice) => addReminder(tx, invoice, null))
    const NOW = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    await remind()
    expect(await read(id)).toMatchObject({ remindedAt: new Date(NOW) })
    expect(await here().invoiceMail.findMany({ where: { invoiceId: id } })).toMatchObject([
      { what: 'reminder', adminId: null },
    ])
    vi.setSystemTime(NOW + DAY - 1)
    await expect(remind()).rejects.toMatchObject({ status: 409, message: 'A reminder was sent within the last day.' })
    vi.setSystemTime(NOW + DAY)
    await expect(remind()).resolves.toBeUndefined()
  })

  test('is sent by the worker once, three days after the due date, while the company is open', async () => {
    const due = async (orderId: string) => (await issueOf(here(), orderId, { dueOn: '2026-11-27' })).id
    const late = await due(await anOrderOf(here()))
    const [paid, cancelled] = [await due(await anOrderOf(here())), await due(await anOrderOf(here()))]
    await payOf(paid, 12_000)
    await creditOf(cancelled)
    await here().content.deleteMany()
    const hours = ['Monday', 'Tuesday'].map((day) => ({ day, opens: '09:00', closes: '17:00' }))
    const texts = { timeZone: 'Europe/London', hours }
    await here().content.create({ data: { kind: 'company', headerTitle: 'Company', texts } })
    await here().$executeRaw`UPDATE invoices SET "remindedAt" = now() WHERE "dueOn" <> '2026-11-27'`
    const at = (time: string) => addReminders(here(), new Date(time))
    expect([await at('2026-11-30T12:00Z'), await at('2026-12-01T08:59:59Z')]).toEqual([0, 0])
    expect([await at('2026-12-01T17:00Z'), await at('2026-12-02T12:00Z')]).toEqual([0, 0])
    expect([await at('2026-12-01T09:00Z'), await at('2026-12-01T09:01Z')]).toEqual([1, 0])
    expect((await mailJobs(here(), 'reminder')).map(({ data }) => data)).toEqual([{ mail: 'reminder', invoice: late }])
    expect(await here().invoiceMail.findMany({ where: { invoiceId: late } })).toMatchObject([{ what: 'reminder' }])
  })
})
