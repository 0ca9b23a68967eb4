import { audit } from '@energy/contracts/audit'
import { billing } from '@energy/contracts/sales/billing'
import { invoice, type InvoiceState } from '@energy/contracts/sales/invoices'
import { order } from '@energy/contracts/sales/orders'
import { user as userContract } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { addReminders } from '../../src/features/sales/invoices/reminders.ts'
import { dayOf, daysAfter } from '../../src/shared/sales/days.ts'
import { readSales } from '../../src/shared/sales/settings.ts'
import { aLine, anOrder } from '../fixtures/records/sales.ts'
import { mailJobs } from '../fixtures/mail-jobs.ts'
import { PAID_ON, invoicingWorld } from '../fixtures/records/invoices.ts'
import { problemOf, statusOf } from '../fixtures/world.ts'

const { here, staff, issue, read, pay, anInvoice, isListed } = invoicingWorld()
const remind = (id: string) => statusOf(staff().call(invoice.remind, { params: { id } }))

test('an invoice is paid in parts, never more than is open, and a part is taken back', async () => {
  const id = await anInvoice()
  const listedAs = (state: InvoiceState) => isListed(id, state)
  const { insertedId: first } = await pay(id, 5_000)
  expect(await read(id)).toMatchObject({ state: 'open', paid: 5_000, open: 7_000 })
  expect(await listedAs('open')).toBe(true)
  expect((await problemOf(pay(id, 7_001))).detail).toBe('That is $0.01 more than is open.')
  await pay(id, 7_000)
  expect(await read(id)).toMatchObject({ state: 'paid', open: 0, paidOn: PAID_ON })
  expect([await listedAs('paid'), await listedAs('open')]).toEqual([true, false])
  await staff().call(invoice.removePayment, { params: { id, payment: first } })
  expect(await read(id)).toMatchObject({ state: 'open', paid: 7_000 })
  expect([await listedAs('paid'), await listedAs('open')]).toEqual([false, true])
  expect(await statusOf(staff().call(invoice.cancel, { params: { id }, body: { reason: 'Mistake' } }))).toBe(409)
  await pay(id, -7_000)
  expect(await statusOf(pay(id, -1))).toBe(409)
  expect(await statusOf(staff().call(invoice.cancel, { params: { id }, body: { reason: 'Mistake' } }))).toBe(200)
})

test('a payment is not of a day that is to come, by the clock of the company', async () => {
  const id = await anInvoice()
  const { today } = await readSales(here().db)
  const payOn = (day: Date) =>
    staff().call(invoice.pay, { params: { id }, body: { amount: 100, paidOn: dayOf(day), reference: '' } })
  expect(await statusOf(payOn(today))).toBe(200)
  expect(await problemOf(payOn(daysAfter(today, 1)))).toMatchObject({
    status: 400,
    errors: [{ path: '/paidOn', message: 'Choose today or an earlier day: it was paid by then.' }],
  })
})

test('the days of a payment and of an order have a year of four digits: of one that is typed as 26 a browser makes the year 26', async () => {
  const [orderId, id] = [await anOrder(here(), staff().call), await anInvoice()]
  const day = '0026-11-20'
  const change = (body: { scheduledFor?: string; installedOn?: string }) =>
    problemOf(staff().call(order.update, { params: { id: orderId }, body }))
  const problems = {
    paidOn: await problemOf(staff().call(invoice.pay, { params: { id }, body: { amount: 100, paidOn: day } })),
    scheduledFor: await change({ scheduledFor: day }),
    installedOn: await change({ installedOn: day }),
  }
  for (const [name, problem] of Object.entries(problems))
    expect(problem).toMatchObject({
      status: 400,
      errors: [{ path: `/${name}`, message: 'Type the year with four digits, such as 2026.' }],
    })
})

test('the audit of an invoice has its payments, also one that was repeated with its key, and calls it by its number', async () => {
  const id = await anInvoice()
  const repeated = {
    params: { id },
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { amount: 5_000, paidOn: PAID_ON },
  }
  const { insertedId: payment } = await staff().call(invoice.pay, repeated)
  expect(await staff().call(invoice.pay, repeated)).toMatchObject({ insertedId: payment })
  await staff().call(invoice.removePayment, { params: { id, payment } })
  await pay(id, 12_000)
  const entries = await staff().call(audit.list, { querystring: { record: id } })
  const { number: title } = await read(id)
  expect(entries.map((entry) => [entry.what, entry.title])).toEqual([
    ['POST /invoices/:id/payments', title],
    ['DELETE /invoices/:id/payments/:payment', title],
    ['POST /invoices/:id/payments', title],
    ['POST /orders/:id/invoices', title],
  ])
})

test('two payments at once are not more together than is open', async () => {
  const id = await anInvoice()
  const statuses = await Promise.all([statusOf(pay(id, 12_000)), statusOf(pay(id, 12_000))])
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('staff and the person see the same figures, from orders and payments', async () => {
  const customer = await here().aPerson({ username: 'Tom Okafor' })
  const user = customer.id
  const item = crypto.randomUUID()
  const lines = [aLine({ item, kind: 'products', title: 'Heat pump' }), aLine({ title: 'Travel' })]
  const paid = await anOrder(here(), staff().call, { user, title: 'First', lines })
  const open = await anOrder(here(), staff().call, { user, title: 'Second' })
  const cancelled = await anOrder(here(), staff().call, { user, title: 'Third', lines })
  await staff().call(order.setState, { params: { id: paid }, body: { state: 'installed' } })
  await staff().call(order.setState, { params: { id: cancelled }, body: { state: 'cancelled' } })
  await pay(await issue(paid), 24_000)
  await pay(await issue(open), 5_050)
  const params = { email: customer.email }
  const own = await customer.call(billing, { params })
  expect(own).toEqual(await staff().call(billing, { params }))
  expect(own).toMatchObject({ pendingOrder: 'Second', lastPurchase: 'Second', totalSpend: 29_050, purchases: 2 })
  expect(own.products).toEqual([expect.objectContaining({ item, title: 'Heat pump', amount: 12_000 })])
  expect(own.services).toEqual([])
  expect(own.invoices.map(({ state }) => state)).toEqual(['open', 'paid'])
  for (const querystring of [{ user }, { email: customer.email }]) {
    expect((await staff().call(order.list, { querystring })).map(({ title }) => title)).toEqual([
      'Third',
      'Second',
      'First',
    ])
    expect((await staff().call(invoice.list, { querystring })).map(({ title }) => title)).toEqual(['Second', 'First'])
  }
  const figures = { pendingOrder: 'Second', lastPurchase: 'Second', totalSpend: 290.5 }
  expect(await customer.call(userContract.read, { params })).toMatchObject(figures)
  expect(await staff().call(userContract.list)).toContainEqual(
    expect.objectContaining({ email: customer.email, ...figures }),
  )
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
  expect((await mailJobs(db, 'reminder')).map(({ data }) => data)).toMatchObject([
    { mail: 'reminder', invoice: overdue },
  ])
  expect([await remind(overdue), await remind(fresh), await remind(paid)]).toEqual([409, 409, 409])
  expect([await isListed(overdue, 'overdue'), await isListed(overdue, 'open')]).toEqual([true, false])
  expect([await isListed(fresh, 'overdue'), await isListed(fresh, 'open')]).toEqual([false, true])
  expect((await read(overdue)).mails.map(({ what }) => what)).toEqual(['invoice', 'reminder'])
})
