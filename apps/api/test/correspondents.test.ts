import { correspondent } from '@energy/contracts/inquiries/correspondents'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/users'
import { beforeEach, expect, test } from 'vitest'
import { anEmail } from './fixtures/identity.ts'
import { problemOf, world, type World } from './fixtures/world.ts'

const here = world()
let staff: Awaited<ReturnType<World['anAdmin']>>['call']
beforeEach(async () => {
  await here().db.specialist.deleteMany()
  staff = (await here().anAdmin()).call
})

const HOUR = 60 * 60_000
/** A request of this many hours ago. The list orders requests by the order of these calls. */
const aRequest = async (email: string, state: 'new' | 'contacted' | 'closed' = 'new', hours = 0, fields: object = {}) =>
  (
    await here().db.specialist.create({
      data: { username: 'Ada', email, state, createdAt: new Date(Date.now() - hours * HOUR), ...fields },
    })
  ).id
const list = (querystring: object = {}) => staff(correspondent.list, { querystring })
const total = async (querystring: object) =>
  (await staff.withHeaders(correspondent.list, { querystring })).headers.get('x-total-count')
const shown = async (querystring: object = {}) => (await list(querystring)).map(({ _id }) => _id)

test('a person with several requests is listed once, by the oldest open one, with the number of open ones', async () => {
  const [ada, ben] = [anEmail(), anEmail()]
  await aRequest(ada, 'closed', 90)
  const overdue = await aRequest(ada, 'new', 80)
  const other = await aRequest(ben, 'contacted', 70)
  await aRequest(ada, 'closed', 60)
  await aRequest(ada, 'new', 1)
  const people = await list()
  expect(people.map(({ _id, email, state, open }) => ({ _id, email, state, open }))).toEqual([
    { _id: other, email: ben, state: 'contacted', open: 1 },
    { _id: overdue, email: ada, state: 'new', open: 2 },
  ])
  expect(Date.parse(people[1]?.dueAt ?? '')).toBeLessThan(Date.now())
})

test('a new request represents a person before a contacted one, so that nothing overdue is hidden', async () => {
  const email = anEmail()
  await aRequest(email, 'contacted', 90)
  const waiting = await aRequest(email, 'new', 80)
  expect(await list()).toMatchObject([{ _id: waiting, open: 2 }])
})

test('a person without open requests is listed by the newest one', async () => {
  const email = anEmail()
  await aRequest(email, 'closed')
  const newest = await aRequest(email, 'closed')
  expect(await list()).toMatchObject([{ _id: newest, open: 0 }])
})

test('a state lists the people whose representing request has it, so each person is in one state', async () => {
  const [ada, ben, cleo] = [anEmail(), anEmail(), anEmail()]
  const waits = await aRequest(ada, 'new', 80)
  for (const state of ['contacted', 'closed', 'new'] as const) await aRequest(ada, state)
  await aRequest(ben, 'closed')
  const contacted = await aRequest(ben, 'contacted')
  const closed = await aRequest(cleo, 'closed')
  expect(await shown({ state: 'new' })).toEqual([waits])
  expect(await shown({ state: 'contacted' })).toEqual([contacted])
  expect(await shown({ state: 'closed' })).toEqual([closed])
  expect(await shown()).toEqual([closed, contacted, waits])
  await aRequest(anEmail(), 'closed')
  expect(await Promise.all(['new', 'contacted', 'closed'].map((state) => total({ state })))).toEqual(['1', '1', '2'])
  expect(await total({ limit: 1 })).toBe('4')
})

test('correspondents come page by page, each once, also where their requests alternate', async () => {
  const emails = Array.from({ length: 5 }, anEmail)
  for (let round = 0; round < 3; round++) for (const email of emails) await aRequest(email)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data, headers } = await staff.withHeaders(correspondent.list, {
      querystring: { limit: 2, state: 'new', ...(cursor && { cursor }) },
    })
    seen.push(...data.map(({ email }) => email))
    cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
  } while (cursor)
  expect(seen).toEqual(emails.toReversed())
})

test('a text search finds its author, by the request that represents the author', async () => {
  const [ada, ben] = [anEmail(), anEmail()]
  const waits = await aRequest(ada, 'new', 80, { comment: 'The roof leaks.' })
  for (const comment of ['My boiler is old.', 'And the boiler of my mother?'])
    await aRequest(ada, 'closed', 1, { comment })
  await aRequest(ben)
  const { data, headers } = await staff.withHeaders(correspondent.list, { querystring: { q: 'BOILER', limit: 10 } })
  expect(data).toMatchObject([{ _id: waits, open: 1 }])
  expect(headers.get('x-total-count')).toBe('1')
  expect(await shown({ q: 'boiler', state: 'new' })).toEqual([waits])
  expect(await shown({ q: 'boiler', state: 'closed' })).toEqual([])
})

test('each request of a person leads to the correspondent', async () => {
  const email = anEmail()
  const waits = await aRequest(email)
  const newer = await aRequest(email)
  for (const id of [waits, newer])
    expect(await staff(correspondent.read, { params: { id } })).toMatchObject({ _id: waits, email, open: 2 })
  for (const id of [crypto.randomUUID(), 'no-id'])
    expect(await problemOf(staff(correspondent.read, { params: { id } }))).toMatchObject({ status: 404 })
})

test('all requests of a person are read by e-mail, ignoring case, newest first', async () => {
  const email = anEmail()
  const [first, second] = [await aRequest(email, 'closed', 9, { comment: 'Roof' }), await aRequest(email)]
  await aRequest(anEmail())
  const of = async (querystring: object) => {
    const { data, headers } = await staff.withHeaders(specialist.list, { querystring: { email, ...querystring } })
    return { ids: data.map(({ _id }) => _id), total: headers.get('x-total-count'), link: headers.get('link') }
  }
  expect(await of({ email: email.toUpperCase() })).toEqual({ ids: [second, first], total: '2', link: null })
  expect(await of({ state: 'closed' })).toMatchObject({ ids: [first], total: '1' })
  expect(await of({ q: 'roof' })).toMatchObject({ ids: [first], total: '1' })
  const page = await of({ limit: 1 })
  expect(page).toMatchObject({ ids: [second], total: '2' })
  expect(new URLSearchParams(/<\?(.+)>/.exec(page.link ?? '')?.[1]).get('email')).toBe(email)
})

test('a deleted person is listed without their data', async () => {
  const person = await here().aPerson()
  await person.call(specialist.create, { body: { username: 'Ada', email: person.email } })
  await person.call(user.remove, { params: { email: person.email } })
  expect(await list()).toMatchObject([{ email: '', open: 1 }])
  expect(await staff(specialist.list, { querystring: { email: '' } })).toHaveLength(1)
})
