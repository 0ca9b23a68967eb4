import { specialist } from '@energy/contracts/inquiries/specialists'
import { offer } from '@energy/contracts/sales/offers'
import type { OfferChange } from '@energy/contracts/sales/offer-entities'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { userData } from '@energy/contracts/people/user-data'
import { expect, test } from 'vitest'
import { ACCEPTANCE, anOffer, aSentOffer, linkTo } from '../fixtures/records/sales.ts'
import { adminOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

test('a customer has offers of the own account and of the verified e-mail, and no draft or offer of others', async () => {
  const customer = await here().aPerson()
  const unverified = await here().aPerson({}, { verified: false })
  const mine = await aSentOffer(here(), staff().call, { email: customer.email })
  await anOffer(staff().call, { email: customer.email })
  await aSentOffer(here(), staff().call, { email: unverified.email })
  const newest = await aSentOffer(here(), staff().call, { email: customer.email })
  expect((await customer.call(ownOffer.list)).map(({ _id }) => _id)).toEqual([newest.id, mine.id])
  expect(await unverified.call(ownOffer.list)).toEqual([])
  const at = { params: { id: mine.id } }
  expect(await statusOf(unverified.call(ownOffer.read, at))).toBe(404)
  expect(await statusOf(unverified.call(ownOffer.accept, { ...at, body: ACCEPTANCE }))).toBe(404)
  expect(await statusOf(customer.call(ownOffer.accept, { ...at, body: ACCEPTANCE }))).toBe(200)
})

test('an account does not see an offer whose e-mail was changed to another one', async () => {
  const customer = await here().aPerson()
  const id = await anOffer(staff().call, { user: customer.id, name: 'Tom', email: customer.email })
  await staff().call(offer.update, { params: { id }, body: { email: 'other@example.com' } })
  await staff().call(offer.send, { params: { id } })
  expect(await customer.call(ownOffer.list)).toEqual([])
})

test('an offer for a request with another e-mail than that of its account is shown in the account, saved or not', async () => {
  const customer = await here().aPerson()
  const body = { username: 'Tom Okafor', email: 'work@bakery.example' }
  const { insertedId } = await customer.call(specialist.create, { body })
  const id = await anOffer(staff().call, { inquiry: insertedId })
  const { user, name, email } = await staff().call(offer.read, { params: { id } })
  await staff().call(offer.update, { params: { id }, body: { user: user._id, name, email, intro: 'Dear Tom' } })
  await staff().call(offer.send, { params: { id } })
  expect(await customer.call(ownOffer.list)).toMatchObject([{ _id: id }])
})

test('somebody for whom a new version is made sees nothing of the offer before it is sent to them', async () => {
  const customer = await here().aPerson()
  const { id } = await aSentOffer(here(), staff().call)
  const at = { params: { id } }
  await staff().call(offer.revise, at)
  await staff().call(offer.update, { ...at, body: { user: customer.id, name: 'Ada Lovelace', email: customer.email } })
  expect(await customer.call(ownOffer.list)).toEqual([])
  expect(await statusOf(customer.call(ownOffer.read, at))).toBe(404)
  expect(await statusOf(staff().call(offer.remove, at))).toBe(409)
  await staff().call(offer.withdraw, at)
  expect(await customer.call(ownOffer.list)).toEqual([])
  await staff().call(offer.revise, at)
  await staff().call(offer.send, at)
  expect(await customer.call(ownOffer.list)).toMatchObject([{ _id: id, version: 3 }])
})

const versionsOf = ({ versions }: { versions: { version: number }[] }) => versions.map(({ version }) => version)

test('somebody who gets a new version of an offer reads none that was sent to another address', async () => {
  const customer = await here().aPerson()
  const { id, token } = await aSentOffer(here(), staff().call)
  const at = { params: { id } }
  const sendNext = async (body: OfferChange) => {
    await staff().call(offer.revise, at)
    await staff().call(offer.update, { ...at, body })
    await staff().call(offer.send, at)
  }
  await sendNext({ name: 'Ada Lovelace', email: customer.email })
  await sendNext({ intro: 'Dear Ada' })
  expect(versionsOf(await customer.call(ownOffer.read, at))).toEqual([2, 3])
  expect(versionsOf(await here().call(ownOffer.readLinked, { params: { token } }))).toEqual([2, 3])
  expect(versionsOf(await staff().call(offer.read, at))).toEqual([1, 2, 3])
})

test('a customer reads the name of the colleague who sent an offer, and no e-mail where there is no name', async () => {
  const customer = await here().aPerson({ username: 'Tom Okafor' })
  const { id, token } = await aSentOffer(here(), staff().call, { user: customer.id })
  const at = { params: { id } }
  const readAll = async () =>
    JSON.stringify([
      await customer.call(ownOffer.read, at),
      await here().call(ownOffer.readLinked, { params: { token } }),
      await customer.call(userData, { params: { email: customer.email } }),
    ])
  expect(await here().call(ownOffer.readLinked, { params: { token } })).toMatchObject({ bound: true })
  expect(await readAll()).not.toContain(staff().email)
  expect(await staff().call(offer.read, at)).toMatchObject({ sentBy: staff().email })
  await here().db.user.update({ where: { uid: staff().uid }, data: { username: 'Edda Berg' } })
  expect((await readAll()).match(/"sentBy":"[^"]*"/g)).toEqual(Array.from({ length: 6 }, () => '"sentBy":"Edda Berg"'))
  await here().db.user.update({ where: { uid: staff().uid }, data: { username: '' } })
})

test('a token for another purpose, or a changed one, opens nothing', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  for (const wrong of [await linkTo(here(), id, 'request'), token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])
    expect(await statusOf(here().call(ownOffer.readLinked, { params: { token: wrong } }))).toBe(404)
})
