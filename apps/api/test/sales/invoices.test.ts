import { billing } from '@energy/contracts/sales/billing'
import { invoice, type InvoiceState } from '@energy/contracts/sales/invoices'
import { order } from '@energy/contracts/sales/orders'
import { user as userContract } from '@energy/contracts/people/users'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { fileOfInvoice } from '../../src/features/sales/invoices/pdf-file.ts'
import { makeMissingPdfs, storedPdf } from '../../src/features/sales/invoices/stored-pdf.ts'
import { addReminders } from '../../src/features/sales/invoices/reminders.ts'
import { dayOf, daysAfter } from '../../src/shared/sales/days.ts'
import { readSales } from '../../src/shared/sales/settings.ts'
import { aLine, anOrder } from '../fixtures/records/sales.ts'
import { mailJobs } from '../fixtures/mail-jobs.ts'
import { problemOf, statusOf, untilAnswered, world, type World } from '../fixtures/world.ts'

const here = world()
let staff: Awaited<ReturnType<World['anAdmin']>>
beforeAll(async () => {
  staff = await here().anAdmin()
})

const DAY = '2026-11-16'
const issue = async (id: string, share?: number) =>
  (await staff.call(order.invoice, { params: { id }, body: { ...(share && { share }), note: 'Thank you.' } }))
    .insertedId
const read = (id: string) => staff.call(invoice.read, { params: { id } })
const pay = (id: string, amount: number) =>
  staff.call(invoice.pay, { params: { id }, body: { amount, paidOn: DAY, reference: 'Bank transfer' } })
const remind = (id: string) => statusOf(staff.call(invoice.remind, { params: { id } }))
/** An invoice over 120.00. */
const anInvoice = async () => issue(await anOrder(here(), staff.call))

/** With as many that are refused: more than there are connections. */
const AT_ONCE = 8

test('invoices that are issued at once have numbers without a gap and without a duplicate, also where some fail', async () => {
  const orders: string[] = []
  for (let count = 0; count < AT_ONCE; count++) orders.push(await anOrder(here(), staff.call))
  const cancelled = await anOrder(here(), staff.call)
  await staff.call(order.setState, { params: { id: cancelled }, body: { state: 'cancelled' } })
  const statuses = await Promise.all(
    orders.flatMap((id) => [id, cancelled].map((each) => statusOf(untilAnswered(() => issue(each))))),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(AT_ONCE)
  expect(statuses.filter((status) => status === 409)).toHaveLength(AT_ONCE)
  const numbers = (await here().db.invoice.findMany()).map(({ number }) => number).toSorted()
  expect(numbers).toEqual(
    Array.from({ length: AT_ONCE }, (_, at) => `I-${new Date().getFullYear()}-${String(at + 1).padStart(4, '0')}`),
  )
})

test('an order that is invoiced twice at once is invoiced once', async () => {
  const id = await anOrder(here(), staff.call)
  const statuses = await Promise.all([1, 2].map(() => statusOf(issue(id))))
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('parts and the rest add up to the order, to the cent', async () => {
  const lines = [aLine({ unitPrice: 3_333, quantity: 7_000 }), aLine({ unitPrice: 101, taxRate: 5_000 })]
  const id = await anOrder(here(), staff.call, { lines })
  for (const share of [33_333, 33_333, undefined]) await issue(id, share)
  const { total, invoiced, left, invoices } = await staff.call(order.read, { params: { id } })
  expect({ invoiced, left: left.total }).toEqual({ invoiced: total, left: 0 })
  expect(invoices.reduce((sum, each) => sum + each.total, 0)).toBe(total)
  expect((await problemOf(issue(id))).detail).toBe('All of this order is invoiced already.')
})

/** Whether an invoice is in the list of a state. */
const isListed = async (id: string, state: InvoiceState) =>
  (await staff.call(invoice.list, { querystring: { state } })).some(({ _id }) => _id === id)

test('nothing changes or deletes an invoice once it is issued, not even a statement', async () => {
  const id = await anInvoice()
  const { db } = here()
  const statements = [
    db.$executeRaw`UPDATE invoices SET total = 1 WHERE id = ${id}::uuid`,
    db.$executeRaw`UPDATE invoices SET email = 'eve@example.com' WHERE id = ${id}::uuid`,
    db.$executeRaw`DELETE FROM invoices WHERE id = ${id}::uuid`,
  ]
  for (const statement of statements) await expect(statement).rejects.toThrow('never changed')
  expect(await read(id)).toMatchObject({ total: 12_000, state: 'open' })
})

test('a credit note cancels an invoice once, and its order can be invoiced again', async () => {
  const orderId = await anOrder(here(), staff.call)
  const id = await issue(orderId)
  const cancel = () => staff.call(invoice.cancel, { params: { id }, body: { reason: 'A wrong address.' } })
  const statuses = await Promise.all([statusOf(cancel()), statusOf(cancel())])
  expect(statuses.toSorted()).toEqual([200, 409])
  const cancelled = await read(id)
  expect([await isListed(id, 'cancelled'), await isListed(id, 'open')]).toEqual([true, false])
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    open: 0,
    cancelledBy: { number: expect.stringMatching(/^C-\d{4}-0001$/) },
  })
  const note = await read(cancelled.cancelledBy?._id ?? '')
  expect(note).toMatchObject({ state: 'credit', total: -12_000, note: 'A wrong address.', cancels: { _id: id } })
  expect(note.totals).toMatchObject({ net: -10_000, tax: -2_000 })
  expect(await read(await issue(orderId))).toMatchObject({ total: 12_000, state: 'open' })
})

/** The mails of the credit note that cancels an invoice. */
async function mailsOfCredit(id: string) {
  const { insertedId } = await staff.call(invoice.cancel, { params: { id }, body: { reason: 'A wrong address.' } })
  return (await read(insertedId)).mails
}

test('a credit note names its mail, as an invoice does; there is none where the person was deleted', async () => {
  const [id, erased] = [await anInvoice(), await anInvoice()]
  await here().db.invoice.update({ where: { id: erased }, data: { email: '' } })
  expect(await mailsOfCredit(id)).toMatchObject([{ what: 'invoice', who: expect.stringMatching(/./) }])
  expect(await mailsOfCredit(erased)).toEqual([])
})

test('an invoice is paid in parts, never more than is open, and a part is taken back', async () => {
  const id = await anInvoice()
  const listedAs = (state: InvoiceState) => isListed(id, state)
  const { insertedId: first } = await pay(id, 5_000)
  expect(await read(id)).toMatchObject({ state: 'open', paid: 5_000, open: 7_000 })
  expect(await listedAs('open')).toBe(true)
  expect((await problemOf(pay(id, 7_001))).detail).toBe('That is $0.01 more than is open.')
  await pay(id, 7_000)
  expect(await read(id)).toMatchObject({ state: 'paid', open: 0, paidOn: DAY })
  expect([await listedAs('paid'), await listedAs('open')]).toEqual([true, false])
  await staff.call(invoice.removePayment, { params: { id, payment: first } })
  expect(await read(id)).toMatchObject({ state: 'open', paid: 7_000 })
  expect([await listedAs('paid'), await listedAs('open')]).toEqual([false, true])
  expect(await statusOf(staff.call(invoice.cancel, { params: { id }, body: { reason: 'Mistake' } }))).toBe(409)
  await pay(id, -7_000)
  expect(await statusOf(pay(id, -1))).toBe(409)
  expect(await statusOf(staff.call(invoice.cancel, { params: { id }, body: { reason: 'Mistake' } }))).toBe(200)
})

test('a payment is not of a day that is to come, by the clock of the company', async () => {
  const id = await anInvoice()
  const { today } = await readSales(here().db)
  const payOn = (day: Date) =>
    staff.call(invoice.pay, { params: { id }, body: { amount: 100, paidOn: dayOf(day), reference: '' } })
  expect(await statusOf(payOn(today))).toBe(200)
  expect(await problemOf(payOn(daysAfter(today, 1)))).toMatchObject({
    status: 400,
    errors: [{ path: '/paidOn', message: 'Choose today or an earlier day: it was paid by then.' }],
  })
})

test('two payments at once are not more together than is open', async () => {
  const id = await anInvoice()
  const statuses = await Promise.all([statusOf(pay(id, 12_000)), statusOf(pay(id, 12_000))])
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('staff and the person see the same figures, from orders and payments', async () => {
  const customer = await here().aPerson({ username: 'Tom Okafor' })
  const { id: user } = await here().db.user.findUniqueOrThrow({ where: { email: customer.email } })
  const item = crypto.randomUUID()
  const lines = [aLine({ item, kind: 'products', title: 'Heat pump' }), aLine({ title: 'Travel' })]
  const paid = await anOrder(here(), staff.call, { user, title: 'First', lines })
  const open = await anOrder(here(), staff.call, { user, title: 'Second' })
  const cancelled = await anOrder(here(), staff.call, { user, title: 'Third' })
  await staff.call(order.setState, { params: { id: paid }, body: { state: 'installed' } })
  await staff.call(order.setState, { params: { id: cancelled }, body: { state: 'cancelled' } })
  await pay(await issue(paid), 24_000)
  await pay(await issue(open), 5_050)
  const params = { email: customer.email }
  const own = await customer.call(billing, { params })
  expect(own).toEqual(await staff.call(billing, { params }))
  expect(own).toMatchObject({ pendingOrder: 'Second', lastPurchase: 'Second', totalSpend: 29_050, purchases: 2 })
  expect(own.products).toEqual([expect.objectContaining({ item, title: 'Heat pump', amount: 12_000 })])
  expect(own.services).toEqual([])
  expect(own.invoices.map(({ state }) => state)).toEqual(['open', 'paid'])
  const figures = { pendingOrder: 'Second', lastPurchase: 'Second', totalSpend: 290.5 }
  expect(await customer.call(userContract.read, { params })).toMatchObject(figures)
  expect(await staff.call(userContract.list)).toContainEqual(
    expect.objectContaining({ email: customer.email, ...figures }),
  )
})

test('the PDF is made once, is tagged, and only staff and its customer download it', async () => {
  const customer = await here().aPerson({ username: 'Łukasz Żak' })
  const { id: user } = await here().db.user.findUniqueOrThrow({ where: { email: customer.email } })
  const lines = Array.from({ length: 60 }, (_, at) =>
    aLine({ title: `Line ${at + 1} 👘`, description: 'Fitted on site. שלום' }),
  )
  const id = await issue(await anOrder(here(), staff.call, { user, lines }))
  expect(await statusOf(staff.call(invoice.pdf, { params: { id } }))).toBe(404)
  const storage = await here().app.storage()
  const made = await storedPdf(here().db, storage, id)
  expect(await storedPdf(here().db, storage, id)).toEqual(made)
  const text = made.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.7/)
  for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (en-US)', '/S /Table', '/S /TH', '/S /H1'])
    expect(text).toContain(part)
  for (const call of [staff.call, customer.call]) {
    const route = call === staff.call ? invoice.pdf : invoice.ownPdf
    const file = await call(route, { params: { id } })
    expect(file).toHaveProperty('size', made.length)
  }
  const other = await here().aPerson()
  expect(await statusOf(other.call(invoice.ownPdf, { params: { id } }))).toBe(404)
})

test('a PDF that cannot be made does not stop the later ones, and is tried again', async () => {
  const { db, app } = here()
  const storage = await app.storage()
  await db.invoice.updateMany({ data: { pdfAt: new Date() } })
  const ids = [await anInvoice(), await anInvoice()]
  const put = vi.spyOn(storage, 'put').mockRejectedValueOnce(new Error('The disk is full.'))
  onTestFinished(() => put.mockRestore())
  const onFailure = vi.fn<(error: unknown) => void>()
  await makeMissingPdfs(db, storage, onFailure)
  expect(onFailure).toHaveBeenCalledOnce()
  const missing = () => db.invoice.count({ where: { id: { in: ids }, pdfAt: null } })
  expect(await missing()).toBe(1)
  await makeMissingPdfs(db, storage, onFailure)
  expect(await missing()).toBe(0)
})

test('a PDF is made also behind more that never can be than are made at once', async () => {
  const { db, app } = here()
  const storage = await app.storage()
  await db.invoice.updateMany({ data: { pdfAt: new Date() } })
  for (let broken = 0; broken < 20; broken++) await anInvoice()
  const last = await anInvoice()
  const put = vi.spyOn(storage, 'put').mockImplementation(async (file) => {
    if (file !== fileOfInvoice(last)) throw new Error('It cannot be stored.')
  })
  onTestFinished(() => put.mockRestore())
  const isMade = async () => {
    await makeMissingPdfs(db, storage, () => {})
    return (await db.invoice.findUniqueOrThrow({ where: { id: last } })).pdfAt !== null
  }
  await expect.poll(isMade, { timeout: 30_000 }).toBe(true)
})

test('the worker reminds once of each overdue invoice, while the company is open; staff at most once a day', async () => {
  const [overdue, paid, fresh] = [await anInvoice(), await anInvoice(), await anInvoice()]
  await pay(paid, 12_000)
  const { db } = here()
  await db.$executeRaw`ALTER TABLE invoices DISABLE TRIGGER invoices_keep`
  await db.$executeRaw`UPDATE invoices SET "dueOn" = '2026-01-05' WHERE id IN (${overdue}::uuid, ${paid}::uuid)`
  await db.$executeRaw`ALTER TABLE invoices ENABLE TRIGGER invoices_keep`
  const openAt = new Date('2027-03-02T11:00Z')
  expect(await addReminders(db, new Date('2027-03-02T02:00Z'))).toBe(0)
  await db.$executeRaw`UPDATE invoices SET "remindedAt" = now() WHERE id NOT IN (${overdue}::uuid, ${paid}::uuid, ${fresh}::uuid)`
  await db.$executeRaw`UPDATE invoices SET "remindedAt" = now() WHERE id = ${fresh}::uuid`
  await Promise.all([addReminders(db, openAt), addReminders(db, openAt)])
  expect((await mailJobs(db, 'reminder')).map(({ data }) => data)).toEqual([{ mail: 'reminder', invoice: overdue }])
  expect([await remind(overdue), await remind(fresh), await remind(paid)]).toEqual([409, 409, 409])
  expect((await read(overdue)).mails.map(({ what }) => what)).toEqual(['invoice', 'reminder'])
})

test('an order goes from accepted to done by its days, and no other way', async () => {
  const id = await anOrder(here(), staff.call)
  const to = (state: 'scheduled' | 'installed' | 'done' | 'cancelled') =>
    statusOf(staff.call(order.setState, { params: { id }, body: { state } }))
  expect([await to('done'), await to('scheduled')]).toEqual([409, 400])
  await staff.call(order.update, { params: { id }, body: { scheduledFor: '2027-02-01', note: 'We come at eight.' } })
  expect(await statusOf(staff.call(order.update, { params: { id }, body: { scheduledFor: '2027-02-30' } }))).toBe(400)
  await issue(id)
  expect(await to('scheduled')).toBe(200)
  expect(await statusOf(staff.call(order.update, { params: { id }, body: { scheduledFor: '' } }))).toBe(400)
  expect([await to('installed'), await to('cancelled'), await to('done')]).toEqual([200, 409, 200])
  const finished = await staff.call(order.read, { params: { id } })
  expect(finished).toMatchObject({ state: 'done', scheduledFor: '2027-02-01', note: 'We come at eight.' })
  expect(finished.installedOn).toMatch(/^20\d\d-/)
})
