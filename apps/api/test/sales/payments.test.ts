import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkStands, pay, takeBack } from '../../src/features/sales/invoices/invoice.ts'
import { credit } from '../../src/features/sales/invoices/issue.ts'
import { addReminder, addReminders } from '../../src/features/sales/invoices/reminders.ts'
import { fullFields } from '../../src/features/sales/invoices/answers.ts'
import { anOrderOf, issueOf, RECIPIENT, SALES, withInvoice } from '../fixtures/records/documents.ts'
import { mailJobs } from '../fixtures/mail-jobs.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const DAY = 24 * 60 * 60_000
const UNKNOWN = crypto.randomUUID()
afterEach(() => void vi.useRealTimers())

const anInvoice = async () => (await issueOf(here(), await anOrderOf(here()))).id
const read = (id: string) => here().invoice.findUniqueOrThrow({ where: { id } })
const payOf = (id: string, amount: number, more: { paidOn?: string; reference?: string } = {}) =>
  withInvoice(here(), id, (tx, invoice) =>
    pay(tx, invoice, { amount, paidOn: '2026-11-20', ...more }, { adminId: null }),
  )
const creditOf = (id: string) =>
  withInvoice(here(), id, (tx, invoice) => credit(tx, invoice, 'A wrong address.', SALES))

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

  test('is read with its invoice, the oldest first, of one day in the order of their records', async () => {
    const id = await anInvoice()
    for (const [amount, paidOn] of [
      [3, '2026-11-22'],
      [1, '2026-11-20'],
      [4, '2026-11-22'],
      [2, '2026-11-21'],
    ] as const)
      await payOf(id, amount, { paidOn })
    const note = await creditOf(id)
    const { payments, cancelledBy } = await here().invoice.findUniqueOrThrow({ where: { id }, include: fullFields })
    expect(payments.map(({ amount, paidOn }) => [amount, paidOn.getUTCDate()])).toEqual([
      [1n, 20],
      [2n, 21],
      [3n, 22],
      [4n, 22],
    ])
    expect(cancelledBy).toMatchObject({ id: note.id, number: note.number })
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

  test('of a cancelled invoice stays: a refund that is taken back would leave it paid', async () => {
    const id = await anInvoice()
    const [, back] = [await payOf(id, 5_000), await payOf(id, -5_000)]
    const { number } = await creditOf(id)
    const taken = withInvoice(here(), id, (tx, invoice) => takeBack(tx, invoice, back.id))
    await expect(taken).rejects.toMatchObject({ status: 409, message: `This invoice is cancelled by ${number}.` })
    expect(await read(id)).toMatchObject({ paid: 0n })
  })
})

describe('a credit note', () => {
  test('is the exact negative of its invoice, which is neither paid nor cancelled after it', async () => {
    const id = await anInvoice()
    const note = await creditOf(id)
    const { orderId } = await read(id)
    expect(note).toMatchObject({
      ...RECIPIENT,
      number: expect.stringMatching(/^C-\d{4}-\d{4}$/),
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
    await expect(remind()).resolves.toEqual(expect.any(String))
  })

  test('is sent by the worker once, three days after the due date, while the company is open, unless money was paid back', async () => {
    const due = async (orderId: string) => (await issueOf(here(), orderId, { dueOn: '2026-11-27' })).id
    const late = await due(await anOrderOf(here()))
    const [paid, cancelled] = [await due(await anOrderOf(here())), await due(await anOrderOf(here()))]
    await payOf(paid, 12_000)
    await creditOf(cancelled)
    const erased = await due(await anOrderOf(here()))
    await here().invoice.update({ where: { id: erased }, data: { email: '' } })
    const paidBack = await due(await anOrderOf(here()))
    await payOf(paidBack, 12_000)
    await payOf(paidBack, -12_000)
    await here().content.deleteMany()
    const hours = ['Monday', 'Tuesday'].map((day) => ({ day, opens: '09:00', closes: '17:00' }))
    const texts = { timeZone: 'Europe/London', hours }
    await here().content.create({ data: { kind: 'company', headerTitle: 'Company', texts } })
    await here().$executeRaw`UPDATE invoices SET "remindedAt" = now() WHERE "dueOn" <> '2026-11-27'`
    const at = (time: string) => addReminders(here(), new Date(time))
    expect([await at('2026-11-30T12:00Z'), await at('2026-12-01T08:59:59Z')]).toEqual([0, 0])
    expect([await at('2026-12-01T17:00Z'), await at('2026-12-02T12:00Z')]).toEqual([0, 0])
    expect([await at('2026-12-01T09:00Z'), await at('2026-12-01T09:01Z')]).toEqual([1, 0])
    const mails = await here().invoiceMail.findMany({ where: { invoiceId: late } })
    expect(mails).toMatchObject([{ what: 'reminder' }])
    expect((await mailJobs(here(), 'reminder')).map(({ data }) => data)).toEqual([
      { mail: 'reminder', invoice: late, invoiceMail: mails[0]?.id },
    ])
  })
})
