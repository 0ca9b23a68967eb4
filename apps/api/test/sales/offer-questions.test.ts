import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { offer } from '@energy/contracts/sales/offers'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { expect, test } from 'vitest'
import { aSentOffer } from '../fixtures/records/sales.ts'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

test('a question makes the inquiry of the offer wait again; without one, it becomes one', async () => {
  const body = { username: 'Tom', email: 'tom@bakery.example' }
  const { insertedId: inquiryId } = await here().call(specialist.create, { body })
  await staff().call(inquiry.setState, { params: { id: inquiryId }, body: { state: 'closed' } })
  const asked = await aSentOffer(here(), staff().call, { inquiry: inquiryId })
  const ask = (token: string) => here().call(ownOffer.askLinked, { params: { token }, body: { text: 'Which pump?' } })
  await ask(asked.token)
  expect(await staff().call(inquiry.read, { params: { id: inquiryId } })).toMatchObject({
    state: 'new',
    timeline: expect.arrayContaining([expect.objectContaining({ what: 'message', text: 'Which pump?' })]),
  })
  const without = await aSentOffer(here(), staff().call)
  const { insertedId } = await ask(without.token)
  expect((await staff().call(offer.read, { params: { id: without.id } })).inquiry._id).toBe(insertedId)
  expect((await staff().call(inquiry.read, { params: { id: insertedId } })).comment).toMatch(
    /^About offer O-.*Which pump\?$/,
  )
})

test('a question about an offer whose inquiry was blanked with its sender becomes a new inquiry', async () => {
  const body = { username: 'Tom', email: 'tom@bakery.example' }
  const { insertedId: erased } = await here().call(specialist.create, { body })
  const { id, token } = await aSentOffer(here(), staff().call, { inquiry: erased, email: 'office@bakery.example' })
  await here().db.inquiry.update({ where: { id: erased }, data: { email: '' } })
  const { insertedId } = await here().call(ownOffer.askLinked, { params: { token }, body: { text: 'Which pump?' } })
  expect((await staff().call(offer.read, { params: { id } })).inquiry._id).toBe(insertedId)
  expect(await staff().call(inquiry.read, { params: { id: insertedId } })).toMatchObject({
    email: 'office@bakery.example',
  })
})

test('a question about an offer that goes to another address by now is not in the request of the person who had it before', async () => {
  const body = { username: 'Tom', email: 'tom@bakery.example' }
  const { insertedId: first } = await here().call(specialist.create, { body })
  const { id, token } = await aSentOffer(here(), staff().call, { inquiry: first })
  await staff().call(offer.revise, { params: { id } })
  await staff().call(offer.update, { params: { id }, body: { name: 'Ada', email: 'ada@mill.example' } })
  await staff().call(offer.send, { params: { id } })
  const ask = (text: string) => here().call(ownOffer.askLinked, { params: { token }, body: { text } })
  const { insertedId } = await ask('Which pump?')
  await ask('And when?')
  const read = (inquiryId: string) => staff().call(inquiry.read, { params: { id: inquiryId } })
  expect((await read(first)).timeline).toEqual([])
  expect(await read(insertedId)).toMatchObject({ email: 'ada@mill.example', timeline: [{ text: 'And when?' }] })
})

test('a question about an offer to the account of a request is in the request, whatever address that names; staff find it by both', async () => {
  const customer = await here().aPerson({ username: 'Tom Okafor' })
  const body = { username: 'Tom', email: 'work@bakery.example' }
  const { insertedId: request } = await customer.call(specialist.create, { body })
  const { id } = await aSentOffer(here(), staff().call, { inquiry: request, user: customer.id })
  await customer.call(ownOffer.ask, { params: { id }, body: { text: 'Which pump?' } })
  const { timeline } = await staff().call(inquiry.read, { params: { id: request } })
  expect(timeline).toMatchObject([{ what: 'message', text: 'Which pump?' }])
  const asked = { askedAt: expect.stringMatching(/^20/) }
  expect(await customer.call(ownOffer.read, { params: { id } })).toMatchObject(asked)
  for (const querystring of [{ inquiry: request }, { user: customer.id }])
    expect((await staff().call(offer.list, { querystring })).map(({ _id }) => _id)).toEqual([id])
})

test('a question of the greatest length becomes an inquiry that has all of it', async () => {
  const { token } = await aSentOffer(here(), staff().call)
  const text = '😀'.repeat(ownOffer.ask.schema.body.properties.text.maxLength ?? 0)
  const { insertedId } = await here().call(ownOffer.askLinked, { params: { token }, body: { text } })
  // There is no room to name the offer, too.
  expect(await staff().call(inquiry.read, { params: { id: insertedId } })).toMatchObject({ comment: text })
  const shorter = await aSentOffer(here(), staff().call)
  const body = { text: text.slice(100) }
  const { insertedId: named } = await here().call(ownOffer.askLinked, { params: { token: shorter.token }, body })
  const { comment } = await staff().call(inquiry.read, { params: { id: named } })
  expect(comment).toMatch(/^About offer O-/)
  expect(comment.endsWith(`: ${body.text}`)).toBe(true)
})
