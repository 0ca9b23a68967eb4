import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { request } from '@energy/contracts/inquiries/requests'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { signToken } from '../../src/shared/access/signed-token.ts'
import { anEmail } from '../fixtures/identity.ts'
import { adminOf, problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const DAY = 24 * 60 * 60_000
const staff = adminOf(here)

/** A request of somebody without an account, with the token of its link. */
async function aRequest() {
  const email = anEmail()
  const { insertedId: id } = await here().call(specialist.create, { body: { username: 'Margit Holm', email } })
  const token = await signToken(here().db, 'request', id, new Date(Date.now() + 30 * DAY))
  return {
    id,
    email,
    token,
    at: { params: { id } },
    linked: { params: { token } },
    read: () => here().call(request.readLinked, { params: { token } }),
    row: () => here().db.inquiry.findUniqueOrThrow({ where: { id } }),
    write: (text: string, key?: string) =>
      here().call(request.writeBackLinked, {
        params: { token },
        body: { text },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
  }
}

test('a link opens the request without an account, and nobody stores what it shows', async () => {
  const { id, email, linked } = await aRequest()
  const { data, headers } = await here().call.withHeaders(request.readLinked, linked)
  expect(data).toMatchObject({ _id: id, email, name: 'Margit Holm', stage: 'received', bound: false })
  expect(+new Date(data.until) - Date.now()).toBeGreaterThan(29 * DAY)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a link of another request, of another purpose, prolonged, or expired opens nothing', async () => {
  const { id, token, linked } = await aRequest()
  const other = await aRequest()
  const { db, call } = here()
  const until = token.split('.')[1] ?? ''
  const wrong = [
    token.replace(id, other.id),
    token.replace(until, String(Number(until) + DAY)),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    await signToken(db, 'preview frame', id, new Date(Date.now() + DAY)),
    await signToken(db, 'request', id, new Date(Date.now() - 1)),
  ]
  for (const each of wrong) {
    const params = { token: each }
    expect(await statusOf(call(request.readLinked, { params }))).toBe(404)
    expect(await statusOf(call(request.writeBackLinked, { params, body: { text: 'Hello' } }))).toBe(404)
  }
  expect((await call(request.readLinked, linked)).timeline).toEqual([])
})

test('somebody who writes back waits again, by the time that was promised; a new one is promised only after an answer', async () => {
  const { at, read, row, write } = await aRequest()
  const first = await row()
  await write('One thing more.')
  const waiting = await row()
  expect(waiting).toMatchObject({ state: 'new', dueAt: first.dueAt })
  expect(waiting.waitingSince).toEqual(first.waitingSince)

  await staff().call(inquiry.reply, { ...at, body: { subject: 'Heat', text: 'Heat the pews.' } })
  await here().db.inquiry.update({ where: at.params, data: { dueAt: new Date(0) } })
  await write('And the organ?')
  expect(await read()).toMatchObject({
    stage: 'received',
    answeredAt: '',
    timeline: [{ what: 'message' }, { what: 'reply' }, { what: 'message', who: 'Margit Holm', text: 'And the organ?' }],
  })
  const again = await row()
  expect(+again.dueAt).toBeGreaterThan(Date.now())
  expect(+again.waitingSince).toBeGreaterThan(+first.waitingSince)
  expect(again.version).toBeGreaterThan(waiting.version)
})

test('writing back opens what is closed, and its assignee stays', async () => {
  const { at, read, write } = await aRequest()
  await staff().call(inquiry.assign, { ...at, body: { assignee: staff().id } })
  await staff().call(inquiry.setState, { ...at, body: { state: 'closed' } })
  expect(await read()).toMatchObject({ stage: 'closed' })
  await write('It is cold again.')
  expect(await read()).toMatchObject({ stage: 'assigned', closedAt: '' })
})

test('what is sent twice with one key is stored once', async () => {
  const { read, write } = await aRequest()
  const key = crypto.randomUUID()
  const first = await write('Thank you.', key)
  expect(await write('Thank you.', key)).toEqual(first)
  expect(await problemOf(write('Thanks.', key))).toMatchObject({ status: 422 })
  expect((await read()).timeline).toHaveLength(1)
})

test('the message of a signed-in customer is theirs in the timeline of staff', async () => {
  const { at, email } = await aRequest()
  const customer = await here().aPerson({ email, username: 'Margit Holm' })
  await customer.call(request.writeBack, { ...at, body: { text: ' Thank you. ' } })
  const { timeline, state } = await staff().call(inquiry.read, at)
  expect(state).toBe('new')
  expect(timeline.at(-1)).toMatchObject({ what: 'message', who: 'Margit Holm', text: 'Thank you.' })
})

test('after the deletion of the person the link opens nothing', async () => {
  const customer = await here().aPerson()
  const body = { username: 'Margit', email: customer.email }
  const { insertedId: id } = await customer.call(specialist.create, { body })
  const token = await signToken(here().db, 'request', id, new Date(Date.now() + DAY))
  const params = { token }
  expect(await here().call(request.readLinked, { params })).toMatchObject({ bound: true })
  await customer.call(user.remove, { params: { email: customer.email } })
  await expect.poll(() => statusOf(here().call(request.readLinked, { params }))).toBe(404)
  expect(await statusOf(here().call(request.writeBackLinked, { params, body: { text: 'Hello' } }))).toBe(404)
})

const ask = (email: string) => here().call(request.askForLinks, { body: { email } })

test('new links are promised to any address alike', async () => {
  const { email } = await aRequest()
  expect(await ask(email)).toEqual(await ask(anEmail()))
  const jobs = () =>
    here().db.$queryRaw`SELECT data FROM pgboss.job WHERE data @> ${JSON.stringify({ mail: 'links', email })}::jsonb`
  for (let time = 0; time < 4; time++) await ask(email.toUpperCase())
  expect(await jobs()).toHaveLength(3)
})
