import { offer } from '@energy/contracts/sales/offers'
import { order } from '@energy/contracts/sales/orders'
import { invoice } from '@energy/contracts/sales/invoices'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { userData } from '@energy/contracts/people/user-data'
import { user } from '@energy/contracts/people/users'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { aLine, anOffer, anOrder, aSentOffer } from '../fixtures/records/sales.ts'
import { adminOf, problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

/** A person with an order, an invoice and a payment. */
async function aCustomer() {
  const customer = await here().aPerson({ username: 'Tom Okafor' })
  const address = '12 Canal Street\nSheffield'
  const orderId = await anOrder(here(), staff().call, { user: customer.id, businessName: 'Hearth & Rye', address })
  await staff().call(order.update, { params: { id: orderId }, body: { note: 'We come at eight.' } })
  const { insertedId } = await staff().call(order.invoice, { params: { id: orderId }, body: {} })
  const body = { amount: 5_000, paidOn: '2026-11-20', reference: 'Transfer' }
  await staff().call(invoice.pay, { params: { id: insertedId }, body })
  return { ...customer, orderId, invoiceId: insertedId, params: { email: customer.email } }
}

test('the data of a person has their offers, orders, invoices and payments, and no draft', async () => {
  const { id, call, params } = await aCustomer()
  await anOffer(staff().call, { user: id, title: 'Secret draft' })
  const data = await call(userData, { params })
  expect(data.offers).toMatchObject([{ state: 'accepted', answer: { name: 'Tom Okafor' }, versions: [{ version: 1 }] }])
  expect(data.orders).toMatchObject([{ state: 'accepted', note: 'We come at eight.', total: 12_000 }])
  expect(data.invoices).toMatchObject([{ address: '12 Canal Street\nSheffield', payments: [{ amount: 5_000 }] }])
  expect(JSON.stringify(data)).not.toContain('Secret')
})

test('the deletion of a person blanks offers and orders, and keeps issued invoices with their address', async () => {
  const { id, call, params, orderId, invoiceId } = await aCustomer()
  const lines = [aLine({ title: 'For Tom’s house', description: 'At 12 Canal Street.' })]
  const texts = { intro: 'Dear Tom,', terms: 'Tom pays in two parts.' }
  const { id: sent, token } = await aSentOffer(here(), staff().call, { user: id, lines, ...texts })
  const open = await anOrder(here(), staff().call, { user: id })
  await call(user.remove, { params })
  const stored = await staff().call(invoice.read, { params: { id: invoiceId } })
  expect(stored).toMatchObject({
    name: 'Tom Okafor',
    businessName: 'Hearth & Rye',
    email: '',
    total: 12_000,
    paid: 5_000,
  })
  expect(stored.address).toBe('12 Canal Street\nSheffield')
  expect(stored.lines).toMatchObject([{ title: 'Fitting', net: 10_000 }])
  const blank = { name: '', businessName: '', address: '', email: '', title: '', note: '', acceptedBy: '' }
  const ordered = await staff().call(order.read, { params: { id: orderId } })
  expect(ordered).toMatchObject({ ...blank, total: 12_000, lines: [{ title: '', description: '', net: 10_000 }] })
  const versions = await here().db.offerVersion.findMany({ where: { offer: { userId: null } } })
  expect(versions.filter(({ intro, title }) => intro || title)).toEqual([])
  expect(JSON.stringify(versions)).not.toContain('Tom')
  expect(JSON.stringify(versions)).not.toContain('Canal')
  // There is nobody to whom anything could go.
  expect(await statusOf(staff().call(order.invoice, { params: { id: open }, body: {} }))).toBe(409)
  for (const send of [invoice.sendAgain, invoice.remind])
    expect(await problemOf(staff().call(send, { params: { id: invoiceId } }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('has been deleted'),
    })
  expect(await statusOf(staff().call(offer.sendAgain, { params: { id: sent } }))).toBe(409)
  // Nobody opens it by its link any more.
  expect(await statusOf(here().call(ownOffer.readLinked, { params: { token } }))).toBe(404)
})

test('the pipeline finds, sorts, pages and sums offers by state', async () => {
  const titles = ['Alpha', 'Beta', 'Gamma']
  for (const [at, title] of titles.entries())
    await aSentOffer(here(), staff().call, {
      title,
      email: 'pipeline@example.com',
      lines: [aLine({ unitPrice: 100 * (3 - at) })],
    })
  const querystring = { email: 'pipeline@example.com', sort: 'total', direction: 'asc' } as const
  const list = await staff().call(offer.list, { querystring })
  expect(list.map(({ title }) => title)).toEqual(['Gamma', 'Beta', 'Alpha'])
  const seen: string[] = []
  for (const sort of ['changedAt', 'number', 'name', 'total', 'validUntil'] as const) {
    let next: string | undefined = `?email=pipeline@example.com&sort=${sort}&limit=2`
    const ids = new Set<string>()
    while (next !== undefined) {
      const headers = { authorization: `Bearer ${staff().token}` }
      const answer: Response = await fetch(`${here().url}/offers${next}`, { headers })
      expect(answer.headers.get('x-total-count')).toBe('3')
      const page: { _id: string }[] = JSON.parse(await answer.text())
      for (const { _id } of page) ids.add(_id)
      next = /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    seen.push(`${sort} ${ids.size}`)
  }
  expect(seen).toEqual(['changedAt 3', 'number 3', 'name 3', 'total 3', 'validUntil 3'])
  expect(await staff().call(offer.list, { querystring: { q: 'gamm', state: 'out' } })).toHaveLength(1)
  expect(await staff().call(offer.list, { querystring: { q: 'gamm', state: 'closed' } })).toEqual([])
  const before = await staff().call(offer.figures)
  const { token } = await aSentOffer(here(), staff().call)
  await here().call(ownOffer.declineLinked, { params: { token }, body: { version: 1, reason: 'timing' } })
  await anOrder(here(), staff().call)
  const after = await staff().call(offer.figures)
  expect(after.wonThisMonth.total - before.wonThisMonth.total).toBe(12_000)
  expect(after.states.declined).toEqual({
    count: before.states.declined.count + 1,
    total: before.states.declined.total + 12_000,
  })
  expect(after.lostThisQuarter).toContainEqual({ reason: 'timing', count: 1, total: 12_000 })
  expect(after.out).toEqual(before.out)
})

test('a list by name goes on after the longest name', async () => {
  const email = 'long-names@example.com'
  const names = ['😀'.repeat(300), `😀${'"'.repeat(299)}`].toSorted()
  for (const name of names) await anOffer(staff().call, { name, email })
  const querystring = { email, sort: 'name', limit: 1 } as const
  const first = await staff().call.withHeaders(offer.list, { querystring })
  const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  const second = await staff().call(offer.list, { querystring: { ...querystring, cursor } })
  expect([...first.data, ...second].map(({ name }) => name).toSorted()).toEqual(names)
})

test('a cursor by hand is refused, and is no error of the database', async () => {
  for (const [sort, key] of [
    ['changedAt', '2026-02-30 10:00:00+00'],
    ['validUntil', '2026-02-30'],
    ['validUntil', '0000-01-01'],
    ['name', 'Tom\0'],
  ] as const) {
    const cursor = Buffer.from(JSON.stringify([key, crypto.randomUUID()])).toString('base64url')
    expect(await problemOf(staff().call(offer.list, { querystring: { sort, cursor } }))).toMatchObject({
      status: 400,
      errors: [{ path: '/cursor' }],
    })
  }
})

test('the export has the offers of a filter, with amounts as decimals, and no cell is a formula', async () => {
  await aSentOffer(here(), staff().call, { title: '=1+1', email: 'export@example.com' })
  const file = await staff().call(offer.export, { querystring: { email: 'export@example.com', format: 'csv' } })
  const text = file instanceof Blob ? await file.text() : ''
  const [head, row, ...rest] = text.trim().split('\r\n')
  expect(head).toContain('Number,Version,State,Name')
  expect(row).toMatch(/^O-.*,1,sent,Tom Okafor,,export@example\.com,'=1\+1,USD,120\.00,/)
  expect(rest).toEqual([])
})

test('a workbook has amounts as numbers, which a spreadsheet adds up, in the order of the list', async () => {
  const email = 'workbook@example.com'
  await aSentOffer(here(), staff().call, { email, lines: [aLine({ unitPrice: 12_345 })] })
  await aSentOffer(here(), staff().call, { email, lines: [aLine()] })
  const querystring = { email, format: 'xlsx', sort: 'total', direction: 'desc' } as const
  const file = await staff().call(offer.export, { querystring })
  const [sheet] = file instanceof Blob ? (await readXlsx(await file.arrayBuffer())).sheets : []
  const total = sheet?.rows[0]?.indexOf('Total') ?? -1
  expect(sheet?.rows.slice(1).map((row) => row[total])).toEqual([148.14, 120])
})
