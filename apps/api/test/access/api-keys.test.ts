import { apiKey } from '@energy/contracts/people/api-keys'
import { audit } from '@energy/contracts/audit'
import { service } from '@energy/contracts/content'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { savedView } from '@energy/contracts/inquiries/saved-views'
import { notifications } from '@energy/contracts/notifications'
import { importPeople } from '@energy/contracts/people/people-import'
import { search } from '@energy/contracts/search'
import { user } from '@energy/contracts/people/users'
import { beforeEach, expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { waitForLock } from '../fixtures/wait-for-lock.ts'
import { problemOf, statusOf, world, type Person } from '../fixtures/world.ts'

const here = world()
let admin: Person
beforeEach(async () => {
  admin = await here().anAdmin()
})

/** A new key, its id, and the calls that it makes. */
async function aKey(role: 'editor' | 'sales', name = 'Import of products') {
  const { insertedId: id, key } = await admin.call(apiKey.create, { body: { name, role } })
  return { id, key, call: here().as(key) }
}

test('a key admits to what its role may do, and to nothing of a person', async () => {
  const { call } = await aKey('editor')
  await expect(call(service.create, { body: { headerTitle: 'Solar' } })).resolves.toBeTruthy()
  await expect(call(search, { querystring: { q: 'solar' } })).resolves.toMatchObject([{ kind: 'services' }])
  expect(await problemOf(call(inbox.counts, {}))).toMatchObject({
    status: 403,
    detail: 'This API key does not admit to this call.',
  })
  expect(await statusOf(call(audit.list, {}))).toBe(403)
  expect(await statusOf(call(apiKey.create, { body: { name: 'More', role: 'sales' } }))).toBe(403)
  const params = { email: admin.email }
  expect(await statusOf(call(user.read, { params }))).toBe(403)
  expect(await statusOf(call(user.remove, { params }))).toBe(403)
})

test('a key of sales neither reads nor changes what its admin has seen, the mails they get and their saved views', async () => {
  const { call } = await aKey('sales')
  const body = { name: 'Mine', filter: { q: 'Ada' } }
  const params = { id: (await admin.call(savedView.create, { body })).insertedId }
  const calls = [
    () => call(notifications.read),
    () => call(notifications.seen, { body: { until: '2026-11-30T12:00:00Z' } }),
    () => call(notifications.mails),
    () => call(notifications.setMails, { body: { whenAssigned: true, overdue: true } }),
    () => call(savedView.list),
    () => call(savedView.create, { body }),
    () => call(savedView.update, { params, body: { shared: true } }),
    () => call(savedView.remove, { params }),
  ]
  const statuses: number[] = []
  for (const make of calls) statuses.push(await statusOf(make()))
  expect(statuses).toEqual(calls.map(() => 403))
  const unchanged = { seenAt: null, mailWhenAssigned: false, mailOverdue: false }
  expect(await here().db.user.findUnique({ where: { uid: admin.uid } })).toMatchObject(unchanged)
  expect(await admin.call(savedView.list)).toMatchObject([{ ...body, shared: false }])
})

test('what a key does is in the audit with its name and that of its admin', async () => {
  const { call } = await aKey('editor', 'Nightly import')
  const { insertedId: record } = await call(service.create, { body: { headerTitle: 'Solar' } })
  await call(service.update, { params: { id: record }, body: { headerTitle: 'Wind' } })
  const who = admin.id
  const entries = await admin.call(audit.list, { querystring: { record } })
  expect(entries).toMatchObject([
    { who, apiKey: 'Nightly import', what: 'PUT /services/:id' },
    { who, apiKey: 'Nightly import', what: 'POST /services' },
  ])
})

test('each person whom a key imports is in the audit with its name', async () => {
  const { call } = await aKey('sales', 'Nightly people')
  const emails = [anEmail(), anEmail(), anEmail()]
  await call(importPeople, { body: { csv: ['E-mail', ...emails].join('\n'), dryRun: false } })
  const people = await here().db.user.findMany({ where: { email: { in: emails } } })
  const entries = await here().db.audit.findMany({ where: { record: { in: people.map(({ id }) => id) } } })
  expect(entries.map(({ apiKey: name }) => name)).toEqual(emails.map(() => 'Nightly people'))
})

test('a key of sales changes no record of staff by an import, nor that of its admin', async () => {
  const { call } = await aKey('sales')
  const other = await here().aPerson({ role: 'editor' })
  const csv = ['E-mail,First name', ...[admin, other].map(({ email }) => `${email},Eve`)].join('\n')
  const refused = { outcome: 'error', detail: 'Only an admin may change the record of a colleague.' }
  expect(await call(importPeople, { body: { csv, dryRun: false } })).toMatchObject({ rows: [refused, refused] })
  expect(await here().db.user.count({ where: { firstName: 'Eve', email: admin.email } })).toBe(0)
})

test('a key is answered once, is stored as a hash, and its last use is known to the minute', async () => {
  const { id, key, call } = await aKey('sales')
  const read = async () => (await admin.call(apiKey.list)).find(({ _id }) => _id === id)
  expect(await read()).toMatchObject({ role: 'sales', hint: key.slice(-4), lastUsedAt: '' })
  await call(inbox.counts, {})
  const used = (await read())?.lastUsedAt ?? ''
  expect(Date.now() - Date.parse(used)).toBeLessThan(60_000)
  await call(inbox.counts, {})
  expect((await read())?.lastUsedAt).toBe(used)
  expect(JSON.stringify(await here().db.apiKey.findMany())).not.toContain(key)
})

test('a revoked key, and the key of an admin who is none any more, do not work', async () => {
  const [revoked, demoted] = [await aKey('sales'), await aKey('sales')]
  await admin.call(apiKey.remove, { params: { id: revoked.id } })
  const gone = { status: 401, detail: 'This API key does not work any more.' }
  expect(await problemOf(revoked.call(inbox.counts, {}))).toMatchObject(gone)
  await here().db.user.update({ where: { uid: admin.uid }, data: { role: 'sales' } })
  expect(await problemOf(demoted.call(inbox.counts, {}))).toMatchObject(gone)
  expect(await problemOf(here().as('energy_nonsense')(inbox.counts, {}))).toMatchObject(gone)
})

test('the keys of an admin who is demoted are gone, and do not work again when they are promoted again', async () => {
  const { id, call } = await aKey('sales')
  const { call: byOther } = await here().anAdmin()
  const setRole = (role: 'sales' | 'admin') => byOther(user.setRole, { params: { email: admin.email }, body: { role } })
  await setRole('admin')
  await expect(call(inbox.counts, {})).resolves.toBeTruthy()
  await setRole('sales')
  await setRole('admin')
  expect(await problemOf(call(inbox.counts, {}))).toMatchObject({ status: 401 })
  expect((await byOther(apiKey.list)).filter(({ _id }) => _id === id)).toEqual([])
})

test('a key that an admin makes while they are demoted is not made: it would work once they are promoted again', async () => {
  const { db, databaseUrl } = here()
  await admin.call(apiKey.list)
  const { answered } = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM users WHERE uid = ${admin.uid} FOR UPDATE`
    const making = problemOf(admin.call(apiKey.create, { body: { name: 'Late', role: 'sales' } }))
    await waitForLock(databaseUrl)
    await tx.user.update({ where: { uid: admin.uid }, data: { role: 'sales' } })
    return { answered: () => making }
  })
  expect(await answered()).toMatchObject({ status: 403, detail: 'Only an admin may do this.' })
  expect(await db.apiKey.count({ where: { owner: { uid: admin.uid } } })).toBe(0)
})

test('a key whose answer was lost is made once: the repeated call gets another one in its place, also where it was deleted', async () => {
  const again = {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { name: 'Planner', role: 'sales' as const },
  }
  const made = async () => {
    const { insertedId, key } = await admin.call(apiKey.create, again)
    return { id: insertedId, call: here().as(key) }
  }
  const [lost, repeated] = [await made(), await made()]
  const listed = (await admin.call(apiKey.list)).filter(({ name }) => name === 'Planner')
  expect(listed).toMatchObject([{ _id: lost.id }])
  expect(await statusOf(lost.call(inbox.counts, {}))).toBe(401)
  await expect(repeated.call(inbox.counts, {})).resolves.toBeTruthy()
  await admin.call(apiKey.remove, { params: { id: lost.id } })
  const { call } = await made()
  await expect(call(inbox.counts, {})).resolves.toBeTruthy()
})
