import type { Call } from '@energy/client/call'
import type { InboxFilter } from '@energy/contracts/inquiries/inbox'
import { savedView, type NewSavedView } from '@energy/contracts/inquiries/saved-views'
import { user } from '@energy/contracts/people/users'
import { beforeEach, expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { waitForLock } from '../fixtures/wait-for-lock.ts'
import { problemOf, world, type Person } from '../fixtures/world.ts'

const here = world()
let me: Person
let other: Person
beforeEach(async () => {
  await here().db.inboxView.deleteMany()
  await here().db.inquiry.deleteMany()
  me = await here().anAdmin()
  other = await here().anAdmin()
})

const save = async (body: Partial<NewSavedView> = {}, by: Call = me.call) =>
  (await by(savedView.create, { body: { name: 'Bills to check', filter: { form: 'bills' }, ...body } })).insertedId
const owned = () => here().db.inboxView.findMany({ select: { id: true, owner: { select: { role: true } } } })
const namesFor = async ({ call }: Person) => (await call(savedView.list)).map(({ name }) => name)
const at = (id: string) => ({ params: { id } })
const anInquiry = (data: { form?: 'bills' | 'contacts'; assigneeId?: string }) =>
  here().db.inquiry.create({ data: { email: anEmail(), ...data } })

test('a saved view is seen by its owner, and by all staff where it is shared; the own ones come first', async () => {
  await save({ name: 'Shared by the other', shared: true }, other.call)
  await save({ name: 'Of the other' }, other.call)
  await save({ name: 'Mine' })
  expect(await namesFor(me)).toEqual(['Mine', 'Shared by the other'])
  expect(await namesFor(other)).toEqual(['Shared by the other', 'Of the other'])
  expect(await me.call(savedView.list)).toMatchObject([
    { name: 'Mine', own: true, shared: false, filter: { form: 'bills' } },
    { name: 'Shared by the other', own: false, shared: true, owner: other.email },
  ])
})

test('its count is that of its filters for who reads it; a view with a text has none', async () => {
  await anInquiry({ form: 'bills' })
  await anInquiry({ form: 'bills', assigneeId: me.id })
  await anInquiry({ form: 'contacts' })
  await save()
  await save({ name: 'Own bills', filter: { view: 'mine', form: 'bills' }, shared: true })
  await save({ name: 'Ada', filter: { q: 'Ada' } })
  expect((await me.call(savedView.list)).map(({ count }) => count)).toEqual([2, 1, undefined])
  expect((await other.call(savedView.list)).map(({ count }) => count)).toEqual([0])
})

test('it keeps any text that can be searched for', async () => {
  await save({ filter: { q: '🌞'.repeat(200) } })
  expect((await me.call(savedView.list)).map(({ filter }) => filter.q)).toEqual(['🌞'.repeat(200)])
})

test('its owner alone changes it', async () => {
  const id = await save({ shared: true })
  const body = { name: 'Bills', filter: { view: 'all' as const }, shared: false }
  expect(await problemOf(other.call(savedView.update, { ...at(id), body }))).toMatchObject({ status: 403 })
  await me.call(savedView.update, { ...at(id), body })
  expect(await me.call(savedView.list)).toMatchObject([body])
  expect(await problemOf(other.call(savedView.update, { ...at(id), body }))).toMatchObject({ status: 404 })
})

test('its owner deletes it, and any admin one that is shared', async () => {
  const [own, shared] = [await save({ name: 'Own' }), await save({ name: 'Shared', shared: true })]
  expect(await problemOf(other.call(savedView.remove, at(own)))).toMatchObject({ status: 404 })
  await other.call(savedView.remove, at(shared))
  expect(await namesFor(me)).toEqual(['Own'])
  await me.call(savedView.remove, at(own))
  expect(await problemOf(me.call(savedView.remove, at(own)))).toMatchObject({ status: 404 })
})

test('an admin saves at most 20', async () => {
  for (let count = 1; count <= 20; count++) await save()
  expect(await problemOf(save())).toMatchObject({ status: 409, detail: expect.stringContaining('20 saved views') })
  await save({}, other.call)
})

test('of two calls at once only one saves the last view that is allowed', async () => {
  const { db, databaseUrl } = here()
  const ownerId = me.id
  const data = { name: 'Bills', filter: {}, ownerId }
  await db.inboxView.createMany({ data: Array.from({ length: 19 }, () => data) })
  // The first call of an admin writes the time of the visit into the same row.
  await me.call(savedView.list)
  const second = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${ownerId}::uuid FOR NO KEY UPDATE`
    await tx.inboxView.create({ data })
    const started = problemOf(save())
    await waitForLock(databaseUrl)
    return { started }
  })
  expect(await second.started).toMatchObject({ status: 409 })
})

test.each([
  ['an unknown filter', { colour: 'red' }],
  ['an unknown view', { view: 'messages' }],
  ['a day that is none', { from: '2026-13-45' }],
])('%s is refused', async (_, filter) => {
  expect(await problemOf(save({ filter: filter as InboxFilter }))).toMatchObject({ status: 400 })
  expect(await me.call(savedView.list)).toEqual([])
})

test('what another version stored in a filter is left out, and the rest of the list stays', async () => {
  await here().db.inboxView.create({
    data: {
      name: 'Later',
      ownerId: me.id,
      filter: { view: 'messages', form: 'bills', colour: 'red', until: '2026-13-45' },
    },
  })
  await save({ name: 'Today' })
  expect(await me.call(savedView.list)).toMatchObject([{ name: 'Later', filter: { form: 'bills' } }, { name: 'Today' }])
})

test('a view of a deleted admin or item is empty', async () => {
  await anInquiry({ form: 'bills' })
  for (const filter of [{ assignee: crypto.randomUUID() }, { item: crypto.randomUUID() }, { assignee: 'x' }])
    await save({ filter })
  expect((await me.call(savedView.list)).map(({ count }) => count)).toEqual([0, 0, 0])
})

test('of the saved views of a deleted admin those that were shared stay, and are those of another admin', async () => {
  const id = await save({ name: 'Shared', shared: true }, other.call)
  await save({ name: 'Of the other' }, other.call)
  await other.call(user.remove, { params: { email: other.email } })
  await expect.poll(owned).toEqual([{ id, owner: { role: 'admin' } }])
  expect(await namesFor(me)).toEqual(['Shared'])
})

test('a saved view whose answer was lost is saved once', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const again = { headers, body: { name: 'Bills to check', filter: { form: 'bills' as const } } }
  const { insertedId } = await me.call(savedView.create, again)
  expect(await me.call(savedView.create, again)).toMatchObject({ insertedId })
  expect(await namesFor(me)).toEqual(['Bills to check'])
})
