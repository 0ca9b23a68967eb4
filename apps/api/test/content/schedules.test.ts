import { blog, service } from '@energy/contracts/content'
import { schedules } from '@energy/contracts/content/schedules'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aProxy } from '../fixtures/servers/proxy.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.content.deleteMany()
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const inAMinute = () => inMinutes(1)

/** Drafts of services that are scheduled, each with its own title. */
async function scheduledDrafts(count: number, at = inAMinute()) {
  const { call } = await here().anAdmin()
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const { insertedId: id } = await call(service.start, { body: { headerTitle: `Service ${number}` } })
    await call(service.schedule, { params: { id, action: 'publish' }, body: { at } })
    ids.push(id)
  }
  return { call, ids }
}

/** Lets the time of everything that is scheduled come. */
const comes = () => here().db.schedule.updateMany({ data: { at: new Date() } })
const titles = async () => (await here().call(service.list)).map(({ headerTitle }) => headerTitle)

function aWorker(databaseUrl = here().databaseUrl) {
  const worker = aWorkerOn(databaseUrl)
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  return worker
}

test('a draft is published at its time, as it was when it was scheduled', async () => {
  const { call, ids } = await scheduledDrafts(1, inMinutes(60))
  const [id = ''] = ids
  await call(service.save, { params: { id }, body: { headerTitle: 'Not yet' } })
  const worker = aWorker()
  await worker.untilLogged('The worker is ready')
  expect(await titles()).toEqual([])
  await comes()
  await expect.poll(titles).toEqual(['Service 0'])
  expect(await call(service.draft, { params: { id } })).toMatchObject({
    headerTitle: 'Not yet',
    state: 'live',
    hasChanges: true,
    schedules: [],
  })
})

test('an item is unpublished at its time', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.create, { body: { headerTitle: 'Winter tariff' } })
  await call(service.schedule, { params: { id, action: 'unpublish' }, body: { at: inAMinute() } })
  await comes()
  aWorker()
  await expect.poll(titles).toEqual([])
  expect(await call(service.draft, { params: { id } })).toMatchObject({ state: 'unpublished', schedules: [] })
})

test('of two workers, one of them killed in the middle, each draft is published exactly once', async () => {
  const { ids } = await scheduledDrafts(40, inMinutes(60))
  await comes()
  const [first] = [aWorker(), aWorker()]
  await expect.poll(async () => (await titles()).length, { interval: 5 }).toBeGreaterThan(3)
  await first.end('SIGKILL')
  aWorker()
  await expect.poll(async () => (await titles()).length).toBe(40)
  const done = await here().db.audit.groupBy({ by: ['record'], where: { what: 'publish by schedule' }, _count: true })
  expect(done.filter(({ record }) => ids.includes(record)).map(({ _count }) => _count)).toEqual(ids.map(() => 1))
  const rows = await here().db.content.findMany({ where: { id: { in: ids } } })
  expect(rows.map(({ version, draftNumber }) => [version, draftNumber])).toEqual(ids.map(() => [2, null]))
})

test('what was due while the database was away follows at once', async () => {
  await scheduledDrafts(1, inMinutes(60))
  const { hostname, port, pathname, username, password } = new URL(here().databaseUrl)
  const proxy = await aProxy(`${hostname}:${port}`)
  const worker = aWorker(`postgresql://${username}:${password}@${proxy.host}${pathname}`)
  await worker.untilLogged('The worker is ready')
  await proxy.disconnect()
  await comes()
  await worker.untilLogged('what is scheduled could not be done')
  expect(await titles()).toEqual([])
  await proxy.reconnect()
  await expect.poll(titles).toEqual(['Service 0'])
})

test('a scheduled item that is deleted is not published, and nothing is scheduled for it any more', async () => {
  const { call, ids } = await scheduledDrafts(1)
  const params = { id: ids[0] ?? '' }
  await call(service.remove, { params })
  await comes()
  aWorker()
  await expect.poll(() => here().db.schedule.count()).toBe(0)
  await call(service.restore, { params })
  expect(await titles()).toEqual([])
})

test('a schedule can be changed and called off, and publishing now calls it off', async () => {
  const { call, ids } = await scheduledDrafts(2)
  const [id = '', other = ''] = ids
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await call(service.schedule, { params: { id, action: 'publish' }, body: { at } })
  expect((await call(service.draft, { params: { id } })).schedules).toMatchObject([
    { action: 'publish', at, number: 1 },
  ])
  await call(service.cancel, { params: { id, action: 'publish' } })
  expect((await call(service.draft, { params: { id } })).schedules).toEqual([])
  expect(await problemOf(call(service.cancel, { params: { id, action: 'publish' } }))).toMatchObject({
    status: 404,
    detail: 'This is not scheduled any more.',
  })
  await call(service.publish, { params: { id: other } })
  expect((await call(service.draft, { params: { id: other } })).schedules).toEqual([])
})

test('a time in the past, a draft without a title and an item without a draft are refused', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.start, { body: {} })
  const schedule = (at: string, action: 'publish' | 'unpublish' = 'publish', item = id) =>
    problemOf(call(service.schedule, { params: { id: item, action }, body: { at } }))
  expect(await schedule(new Date(Date.now() - 1).toISOString())).toMatchObject({ errors: [{ path: '/at' }] })
  expect(await schedule(inAMinute())).toMatchObject({ status: 400, errors: [{ path: '/headerTitle' }] })
  expect(await schedule(inAMinute(), 'unpublish')).toMatchObject({ status: 409 })
  const { insertedId: live } = await call(service.create, { body: { headerTitle: 'Live' } })
  expect(await schedule(inAMinute(), 'publish', live)).toMatchObject({ status: 409 })
})

test('everything that is scheduled is in one list, by time, until it is called off or its item is deleted', async () => {
  const { call } = await here().anAdmin({ username: 'Amara Lindqvist' })
  const { insertedId: guide } = await call(blog.start, { body: { headerTitle: 'January' } })
  const { insertedId: live } = await call(service.create, { body: { headerTitle: 'Solar' } })
  const later = new Date(Date.now() + 120_000).toISOString()
  await call(service.schedule, { params: { id: live, action: 'unpublish' }, body: { at: later } })
  await call(blog.schedule, { params: { id: guide, action: 'publish' }, body: { at: inAMinute() } })
  const [first, second, ...others] = await call(schedules.list)
  expect(first).toMatchObject({ kind: 'blogs', _id: guide, headerTitle: 'January', action: 'publish', number: 1 })
  expect(second).toMatchObject({
    kind: 'services',
    _id: live,
    action: 'unpublish',
    at: later,
    author: 'Amara Lindqvist',
  })
  expect(others).toEqual([])
  await call(blog.cancel, { params: { id: guide, action: 'publish' } })
  await call(service.remove, { params: { id: live } })
  expect(await call(schedules.list)).toEqual([])
})

test('another time for what is scheduled leaves its version, also where the draft has gone on', async () => {
  const { call, ids } = await scheduledDrafts(1)
  const params = { id: ids[0] ?? '', action: 'publish' as const }
  await call(service.save, { params, body: { headerTitle: 'Not yet' } })
  await here().db.schedule.updateMany({ data: { failedAt: new Date() } })
  const [before] = await call(schedules.list)
  expect(before).toMatchObject({ number: 1, failed: true })
  const at = new Date(Date.now() + 120_000).toISOString()
  await call(service.schedule, { params, body: { at, number: 1 } })
  expect(await call(schedules.list)).toMatchObject([{ at, number: 1, failed: false }])
  expect(await statusOf(call(service.schedule, { params, body: { at, number: 2 } }))).toBe(409)
  await call(service.cancel, { params })
  expect(await statusOf(call(service.schedule, { params, body: { at, number: 1 } }))).toBe(409)
})

test('what is scheduled stays where the draft says again what is live, and its version gets another time', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.create, { body: { headerTitle: 'Wind' } })
  const params = { id, action: 'publish' } as const
  await call(service.save, { params: { id }, body: { headerTitle: 'Sun' } })
  await call(service.schedule, { params, body: { at: inAMinute() } })
  const { hasChanges } = await call(service.save, { params: { id }, body: { headerTitle: 'Wind' } })
  expect(hasChanges).toBe(false)
  expect(await statusOf(call(service.schedule, { params, body: { at: inMinutes(2) } }))).toBe(409)
  const at = inMinutes(3)
  await call(service.schedule, { params, body: { at, number: 2 } })
  expect(await call(schedules.list)).toMatchObject([{ at, number: 2 }])
})

test('a draft is not published after it is to be taken down; what is live comes back', async () => {
  const { call, ids } = await scheduledDrafts(1)
  const [id = ''] = ids
  const schedule = (action: 'publish' | 'unpublish', at: string) =>
    statusOf(call(service.schedule, { params: { id, action }, body: { at } }))
  const end = inMinutes(10)
  expect(await schedule('unpublish', end)).toBe(200)
  expect(
    await problemOf(call(service.schedule, { params: { id, action: 'publish' }, body: { at: end } })),
  ).toMatchObject({ status: 400, errors: [{ path: '/at', message: expect.stringContaining('taken down') }] })
  expect(await schedule('publish', inMinutes(5))).toBe(200)
  expect(await schedule('unpublish', inMinutes(20))).toBe(200)
  expect(await schedule('publish', inMinutes(15))).toBe(200)
  await call(service.publish, { params: { id } })
  await call(service.save, { params: { id }, body: { headerTitle: 'Back again' } })
  expect(await schedule('publish', inMinutes(30))).toBe(200)
})

test('the first ones of what is scheduled can be read alone', async () => {
  const { call, ids } = await scheduledDrafts(3)
  for (const [at, itemId] of ids.entries())
    await here().db.schedule.updateMany({ where: { itemId }, data: { at: new Date(Date.now() + 60_000 * (3 - at)) } })
  const found = await call(schedules.list, { querystring: { limit: 2 } })
  expect(found.map(({ headerTitle }) => headerTitle)).toEqual(['Service 2', 'Service 1'])
})
