import { offer } from '@energy/contracts/sales/offers'
import { order } from '@energy/contracts/sales/orders'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { anOffer, anOrder } from '../fixtures/records/sales.ts'
import { adminOf, problemOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

/** The headers with which a form saves what it has read. */
const asRead = ({ headers }: { headers: Headers }) => ({ 'if-match': headers.get('etag') ?? '' })

test('a form that was open while a person was deleted writes none of their data back', async () => {
  const { call, email } = await here().aPerson({ username: 'Tom Okafor' })
  const person = { email, name: 'Tom Okafor', address: '12 Canal Street' }
  const draft = await anOffer(staff().call, person)
  const ordered = await anOrder(here(), staff().call, person)
  const offerRead = await staff().call.withHeaders(offer.read, { params: { id: draft } })
  const orderRead = await staff().call.withHeaders(order.read, { params: { id: ordered } })
  await call(user.remove, { params: { email } })
  const draftOf = { params: { id: draft }, headers: asRead(offerRead) }
  const noteOf = { params: { id: ordered }, headers: asRead(orderRead) }
  expect([
    (await problemOf(staff().call(offer.update, { ...draftOf, body: { ...person, user: '' } }))).status,
    (await problemOf(staff().call(order.update, { ...noteOf, body: { note: 'Tom has the key.' } }))).status,
  ]).toEqual([412, 412])
  expect(await staff().call(offer.read, { params: { id: draft } })).toMatchObject({ name: '', email: '', address: '' })
  expect(await staff().call(order.read, { params: { id: ordered } })).toMatchObject({ note: '' })
})
