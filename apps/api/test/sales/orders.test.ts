import { daysLater } from '@energy/contracts/bookings/slots'
import { order } from '@energy/contracts/sales/orders'
import { expect, test } from 'vitest'
import { dayOf } from '../../src/shared/sales/days.ts'
import { readSales } from '../../src/shared/sales/settings.ts'
import { anOrder } from '../fixtures/records/sales.ts'
import { invoicingWorld } from '../fixtures/records/invoices.ts'
import { problemOf, statusOf } from '../fixtures/world.ts'

const { here, staff, issue } = invoicingWorld()

test('an order goes from accepted to done by its days, and no other way, and is open until then', async () => {
  const id = await anOrder(here(), staff().call)
  const to = (state: 'scheduled' | 'installed' | 'done' | 'cancelled') =>
    statusOf(staff().call(order.setState, { params: { id }, body: { state } }))
  const isOpen = async () =>
    (await staff().call(order.list, { querystring: { state: 'open' } })).some(({ _id }) => _id === id)
  expect([await to('done'), await to('scheduled')]).toEqual([409, 400])
  await staff().call(order.update, { params: { id }, body: { scheduledFor: '2027-02-01', note: 'We come at eight.' } })
  expect(await statusOf(staff().call(order.update, { params: { id }, body: { scheduledFor: '2027-02-30' } }))).toBe(400)
  await issue(id)
  const stale = { params: { id }, headers: { 'if-match': '"1"' } }
  expect(await statusOf(staff().call(order.setState, { ...stale, body: { state: 'scheduled' } }))).toBe(412)
  expect(await to('scheduled')).toBe(200)
  expect(await statusOf(staff().call(order.update, { params: { id }, body: { scheduledFor: '' } }))).toBe(400)
  const leaveOutDay = () => statusOf(staff().call(order.update, { params: { id }, body: { installedOn: '' } }))
  expect([await to('installed'), await leaveOutDay(), await to('cancelled'), await isOpen()]).toEqual([
    200,
    400,
    409,
    true,
  ])
  expect([await to('done'), await leaveOutDay(), await isOpen()]).toEqual([200, 400, false])
  const finished = await staff().call(order.read, { params: { id } })
  expect(finished).toMatchObject({ state: 'done', scheduledFor: '2027-02-01', note: 'We come at eight.' })
  expect(finished.installedOn).toMatch(/^20\d\d-/)
})

test('an order was installed today or before: a day to come is refused, as the customer would read that it is done', async () => {
  const params = { id: await anOrder(here(), staff().call) }
  const today = dayOf((await readSales(here().db)).today)
  // Tomorrow may have come since.
  const update = (days: number) => staff().call(order.update, { params, body: { installedOn: daysLater(today, days) } })
  expect(await problemOf(update(2))).toMatchObject({
    status: 400,
    errors: [{ path: '/installedOn', message: 'Choose today or an earlier day: it was installed by then.' }],
  })
  await update(0)
  expect(await staff().call(order.read, { params })).toMatchObject({ installedOn: today })
})
