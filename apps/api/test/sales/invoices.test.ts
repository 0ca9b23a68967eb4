import { invoice } from '@energy/contracts/sales/invoices'
import { order } from '@energy/contracts/sales/orders'
import { expect, test } from 'vitest'
import { readSales } from '../../src/shared/sales/settings.ts'
import { aLine, anOrder } from '../fixtures/records/sales.ts'
import { invoicingWorld } from '../fixtures/records/invoices.ts'
import { problemOf, statusOf, untilAnswered } from '../fixtures/world.ts'

const { here, staff, issue, read, anInvoice, isListed } = invoicingWorld()

/** With as many that are refused: more than there are connections. */
const AT_ONCE = 8

test('invoices that are issued at once have numbers without a gap and without a duplicate, also where some fail', async () => {
  const orders: string[] = []
  for (let count = 0; count < AT_ONCE; count++) orders.push(await anOrder(here(), staff().call))
  const cancelled = await anOrder(here(), staff().call)
  await staff().call(order.setState, { params: { id: cancelled }, body: { state: 'cancelled' } })
  const statuses = await Promise.all(
    orders.flatMap((id) => [id, cancelled].map((each) => statusOf(untilAnswered(() => issue(each))))),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(AT_ONCE)
  expect(statuses.filter((status) => status === 409)).toHaveLength(AT_ONCE)
  const numbers = (await here().db.invoice.findMany()).map(({ number }) => number).toSorted()
  const year = (await readSales(here().db)).today.getUTCFullYear()
  expect(numbers).toEqual(Array.from({ length: AT_ONCE }, (_, at) => `I-${year}-${String(at + 1).padStart(4, '0')}`))
})

test('an order that is invoiced twice at once is invoiced once', async () => {
  const id = await anOrder(here(), staff().call)
  const statuses = await Promise.all([1, 2].map(() => statusOf(issue(id))))
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('parts and the rest add up to the order, to the cent', async () => {
  const lines = [aLine({ unitPrice: 3_333, quantity: 7_000 }), aLine({ unitPrice: 101, taxRate: 5_000 })]
  const id = await anOrder(here(), staff().call, { lines })
  for (const share of [33_333, 33_333, undefined]) await issue(id, share)
  const { total, invoiced, left, invoices } = await staff().call(order.read, { params: { id } })
  expect({ invoiced, left: left.total }).toEqual({ invoiced: total, left: 0 })
  expect(invoices.reduce((sum, each) => sum + each.total, 0)).toBe(total)
  expect((await problemOf(issue(id))).detail).toBe('All of this order is invoiced already.')
})

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

test('a credit note cancels an invoice once, and its order can be invoiced again by who has seen that', async () => {
  const orderId = await anOrder(here(), staff().call)
  const id = await issue(orderId)
  const cancel = () => staff().call(invoice.cancel, { params: { id }, body: { reason: 'A wrong address.' } })
  const { headers } = await staff().call.withHeaders(order.read, { params: { id: orderId } })
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
  expect([await isListed(note._id, 'credit'), await isListed(id, 'credit')]).toEqual([true, false])
  const stale = { params: { id: orderId }, headers: { 'if-match': headers.get('etag') ?? '' } }
  expect(await statusOf(staff().call(order.invoice, { ...stale, body: {} }))).toBe(412)
  expect(await read(await issue(orderId))).toMatchObject({ total: 12_000, state: 'open' })
})

test('a credit note whose answer was lost is answered again as the one that was issued', async () => {
  const id = await anInvoice()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const cancel = () => staff().call(invoice.cancel, { params: { id }, headers, body: { reason: 'A wrong address.' } })
  const { insertedId } = await cancel()
  expect(await read(insertedId)).toMatchObject({ state: 'credit', cancels: { _id: id } })
  expect(await cancel()).toMatchObject({ insertedId })
})

/** The mails of the credit note that cancels an invoice. */
async function mailsOfCredit(id: string) {
  const { insertedId } = await staff().call(invoice.cancel, { params: { id }, body: { reason: 'A wrong address.' } })
  return (await read(insertedId)).mails
}

test('a credit note names its mail, as an invoice does; there is none where the person was deleted', async () => {
  const [id, erased] = [await anInvoice(), await anInvoice()]
  await here().db.invoice.update({ where: { id: erased }, data: { email: '' } })
  expect(await mailsOfCredit(id)).toMatchObject([{ what: 'invoice', who: expect.stringMatching(/./) }])
  expect(await mailsOfCredit(erased)).toEqual([])
})

test('a list has why the last mail of an invoice did not arrive, until it is sent again', async () => {
  const id = await anInvoice()
  const refusal = async () => (await staff().call(invoice.list, {})).find(({ _id }) => _id === id)?.refusal
  expect(await refusal()).toBe('')
  const { db } = here()
  const { id: invoiceMailId } = await db.invoiceMail.findFirstOrThrow({ where: { invoiceId: id } })
  await db.mailRefusal.create({ data: { invoiceMailId, words: '550 No such mailbox' } })
  expect(await refusal()).toBe('550 No such mailbox')
  await staff().call(invoice.sendAgain, { params: { id } })
  expect(await refusal()).toBe('')
})
