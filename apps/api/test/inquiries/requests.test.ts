import type { Call } from '@energy/client/call'
import { service } from '@energy/contracts/content'
import { contact } from '@energy/contracts/inquiries/contacts'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { request } from '@energy/contracts/inquiries/requests'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { adminOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here, { username: 'Ben Hale' })

const COMMENT = 'The second oven comes in March. Is our supply enough, or do we heat the hall another way?'
/** A request of a customer, who was signed in. */
async function aRequest() {
  const customer = await here().aPerson({ username: 'Tom Okafor' })
  const body = { username: 'Tom Okafor', email: customer.email, comment: COMMENT }
  const { insertedId: id } = await customer.call(specialist.create, { body })
  const at = { params: { id } }
  return { ...customer, id, at, read: () => customer.call(request.read, at) }
}
const listOf = async (call: Call) => (await call(request.list)).map(({ _id }) => _id)

test('a customer sees what was sent while signed in, and nobody else sees it', async () => {
  const { id, at, read, call } = await aRequest()
  const other = await here().aPerson()
  expect(await listOf(call)).toEqual([id])
  expect(await read()).toMatchObject({
    _id: id,
    number: expect.stringMatching(/^20\d\d-\d{4,}$/),
    title: 'The second oven comes in March.',
    comment: COMMENT,
    name: 'Tom Okafor',
    stage: 'received',
    assignee: '',
    timeline: [],
  })
  expect(await listOf(other.call)).toEqual([])
  for (const stranger of [other.call, staff().call]) {
    expect(await statusOf(stranger(request.read, at))).toBe(404)
    expect(await statusOf(stranger(request.writeBack, { ...at, body: { text: 'Mine' } }))).toBe(404)
  }
  expect((await read()).timeline).toEqual([])
})

test('a request names the item from whose page it was sent, and none that the site does not show: its title is that of a draft', async () => {
  const { insertedId: item } = await staff().call(service.create, { body: { headerTitle: 'Heat pumps' } })
  const of = { params: { id: item } }
  const { call, email } = await here().aPerson()
  await call(specialist.create, { body: { username: 'Tom', email, origin: `/service/${item}` } })
  const titles = async () => (await call(request.list)).map((row) => row.item)
  expect(await titles()).toEqual(['Heat pumps'])
  await staff().call(service.unpublish, of)
  await staff().call(service.save, { ...of, body: { headerTitle: 'Not for outsiders' } })
  expect(await titles()).toEqual([''])
  await staff().call(service.publish, of)
  expect(await titles()).toEqual(['Not for outsiders'])
  await staff().call(service.remove, of)
  expect(await titles()).toEqual([''])
})

test('what was sent without an account is of the person who has verified its e-mail', async () => {
  const send = async (email: string) =>
    (await here().call(contact.create, { body: { firstName: 'Tom', email } })).insertedId
  const unverified = await here().aPerson({}, { verified: false })
  const id = await send(unverified.email)
  expect(await listOf(unverified.call)).toEqual([])
  expect(await statusOf(unverified.call(request.read, { params: { id } }))).toBe(404)
  const verified = await here().aPerson()
  expect(await listOf(verified.call)).toEqual([])
  expect([await send(verified.email)]).toEqual(await listOf(verified.call))
})

test('what another user sent with the same e-mail stays theirs', async () => {
  const [one, other] = [await here().aPerson(), await here().aPerson()]
  const body = { firstName: 'Tom', email: other.email }
  const { insertedId } = await one.call(contact.create, { body })
  expect(await listOf(other.call)).toEqual([])
  expect(await listOf(one.call)).toEqual([insertedId])
})

test('a request goes from received to assigned, answered and closed', async () => {
  const { at, read } = await aRequest()
  const { dueAt } = await read()
  expect(+new Date(dueAt)).toBeGreaterThan(Date.now())
  await staff().call(inquiry.assign, { ...at, body: { assignee: staff().id } })
  expect(await read()).toMatchObject({ stage: 'assigned', assignee: 'Ben Hale', dueAt, answeredAt: '', closedAt: '' })
  await staff().call(inquiry.reply, { ...at, body: { subject: 'Your oven', text: 'It is enough.' } })
  const answered = await read()
  expect(answered).toMatchObject({ stage: 'answered', dueAt: '', closedAt: '' })
  expect(answered.answeredAt).toBe(answered.timeline.at(-1)?.at)
  await staff().call(inquiry.setState, { ...at, body: { state: 'closed' } })
  const closed = await read()
  expect(closed).toMatchObject({ stage: 'closed', dueAt: '', answeredAt: answered.answeredAt })
  expect(+new Date(closed.closedAt)).toBeGreaterThanOrEqual(+new Date(answered.answeredAt))
})

test('a request that is marked as contacted after its sender wrote back was answered then, until it is answered again', async () => {
  const { id, at, read, call } = await aRequest()
  const mark = (state: 'contacted' | 'closed') => staff().call(inquiry.setState, { ...at, body: { state } })
  const answer = () => staff().call(inquiry.reply, { ...at, body: { subject: 'Your oven', text: 'It is enough.' } })
  const stepOf = async (text: string) => {
    const { timeline } = await staff().call(inquiry.read, { params: { id } })
    return timeline.findLast((entry) => entry.what === 'state' && entry.text === text)?.at
  }
  await answer()
  await call(request.writeBack, { ...at, body: { text: 'And the hall?' } })
  await mark('contacted')
  expect((await read()).answeredAt).toBe(await stepOf('contacted'))
  expect(await call(request.list)).toMatchObject([{ answeredAt: await stepOf('contacted') }])
  await answer()
  const { answeredAt, timeline } = await read()
  expect(answeredAt).toBe(timeline.at(-1)?.at)
  await mark('closed')
  await mark('contacted')
  expect((await read()).answeredAt).toBe(answeredAt)
})

test('a customer sees replies and calls with the name of their author; notes and other steps of staff never', async () => {
  const { at, read, call } = await aRequest()
  await staff().call(inquiry.note, { ...at, body: { text: 'Pays late.' } })
  await staff().call(inquiry.assign, { ...at, body: { assignee: staff().id } })
  await staff().call(inquiry.called, { ...at, body: { outcome: 'reached', note: 'Sounded angry.' } })
  await staff().call(inquiry.called, { ...at, body: { outcome: 'noAnswer' } })
  await staff().call(inquiry.reply, { ...at, body: { subject: 'Your oven', text: 'It is enough.' } })
  await call(request.writeBack, { ...at, body: { text: 'Thank you.' } })
  await staff().call(inquiry.setState, { ...at, body: { state: 'closed' } })
  expect((await read()).timeline).toMatchObject([
    { what: 'call', who: 'Ben Hale', text: '' },
    { what: 'reply', who: 'Ben Hale', text: 'It is enough.' },
    { what: 'message', who: 'Tom Okafor', text: 'Thank you.' },
  ])
  const seen = JSON.stringify([await read(), await call(request.list)])
  for (const secret of ['Pays late', 'Sounded angry', staff().email]) expect(seen).not.toContain(secret)
})

test('an admin without a name is not shown by their e-mail', async () => {
  const { at, read } = await aRequest()
  const nameless = await here().anAdmin()
  await nameless.call(inquiry.reply, { ...at, body: { subject: 'Your oven', text: 'Yes.' } })
  expect((await read()).timeline).toMatchObject([{ who: '' }])
})

test('after the deletion of the person nobody sees it', async () => {
  const { at, call, email } = await aRequest()
  await call(user.remove, { params: { email } })
  const again = await here().aPerson({ email })
  expect(await statusOf(again.call(request.read, at))).toBe(404)
  expect(await listOf(again.call)).toEqual([])
})
