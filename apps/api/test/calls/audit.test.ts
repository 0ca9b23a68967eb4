import { audit } from '@energy/contracts/audit'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { service } from '@energy/contracts/content'
import type { Input } from '@energy/contracts/route'
import { offer } from '@energy/contracts/sales/offers'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { beforeEach, expect, test } from 'vitest'
import { deleteExpired } from '../../src/retention.ts'
import { anEmail } from '../fixtures/identity.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
const entries = () => here().db.audit.findMany({ orderBy: { id: 'asc' } })
const whats = async () => (await entries()).map(({ what }) => what)
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
beforeEach(async () => {
  await here().db.audit.deleteMany()
})

test('a write of staff has an audit entry: who, what, which record and when', async () => {
  const { anAdmin, aPerson, call } = here()
  const [admin, person] = await Promise.all([anAdmin(), aPerson()])
  const [who, whom] = [admin.id, person.id]
  const { insertedId: id } = await admin.call(service.create, { body: { headerTitle: 'Solar' } })
  await admin.call(service.update, { params: { id }, body: { headerTitle: 'Wind' } })
  await admin.call(service.remove, { params: { id } })
  await admin.call(service.restore, { params: { id } })
  const request = await call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  await admin.call(specialist.remove, { params: { id: request.insertedId } })
  await admin.call(user.setRole, { params: { email: person.email }, body: { role: 'admin' } })
  await admin.call(user.remove, { params: { email: person.email } })

  const written = await entries()
  expect(written.map(({ what, record }) => [what, record])).toEqual([
    ['POST /services', id],
    ['PUT /services/:id', id],
    ['DELETE /services/:id', id],
    ['POST /services/:id/restore', id],
    ['DELETE /specialists/:id', request.insertedId],
    ['PUT /users/:email/role', whom],
    ['DELETE /users/:email', whom],
  ])
  for (const entry of written) {
    expect(entry.who).toBe(who)
    expect(Date.now() - entry.at.getTime()).toBeLessThan(60_000)
  }
  expect(JSON.stringify(written)).not.toMatch(/@example/)
})

test('a reply that is repeated with its key has one audit entry; without a key each has its own', async () => {
  const { anAdmin, call } = here()
  const admin = await anAdmin()
  const { insertedId: id } = await call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  const reply = (headers: { 'idempotency-key'?: string } = {}) =>
    admin.call(inquiry.reply, { params: { id }, headers, body: { subject: 'Your boiler', text: 'On Tuesday?' } })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const sent = [await reply(key), await reply(), await reply()].map(({ insertedId }) => insertedId)
  expect(new Set(sent).size).toBe(3)
  expect(await reply(key)).toMatchObject({ insertedId: sent[0] })
  const what = 'POST /inquiries/:id/replies'
  expect(await entries()).toMatchObject(sent.map(() => ({ what, record: id })))
})

test('the steps, notes and calls of an inquiry are entries of it, also where several are changed at once', async () => {
  const { anAdmin, call } = here()
  const admin = await anAdmin()
  const { insertedId: id } = await call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  const of = { params: { id } }
  await admin.call(inquiry.setState, { ...of, body: { state: 'contacted' } })
  await admin.call(inquiry.setState, { ...of, body: { state: 'contacted' } })
  await admin.call(inquiry.assign, { ...of, body: { assignee: admin.id } })
  await admin.call(inquiry.followUp, { ...of, body: { followUpAt: '2099-05-04T09:00:00.000Z' } })
  await admin.call(inquiry.note, { ...of, body: { text: 'She has a dog.' } })
  await admin.call(inquiry.called, { ...of, body: {} })
  await admin.call(inbox.setStates, { body: { ids: [id], state: 'closed' } })
  expect((await entries()).map(({ what, record }) => [what, record])).toEqual([
    ['PUT /inquiries/:id/state', id],
    ['PUT /inquiries/:id/assignee', id],
    ['PUT /inquiries/:id/follow-up', id],
    ['POST /inquiries/:id/notes', id],
    ['POST /inquiries/:id/calls', id],
    ['PUT /inquiries/states', id],
  ])
})

test('rejected calls, calls that change nothing and writes of other users have no audit entry', async () => {
  const { anAdmin, aPerson } = here()
  const [admin, person] = await Promise.all([anAdmin(), aPerson()])
  const own = { params: { email: person.email }, body: { firstName: 'Ada' } }
  await person.call(user.update, own)
  await admin.call(user.update, own)
  await admin.call(user.setRole, { params: { email: person.email }, body: { role: 'user' } })
  await admin.call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  const unknown = { params: { id: crypto.randomUUID() } }
  expect(await problemOf(admin.call(service.remove, unknown))).toMatchObject({ status: 404 })
  expect(await problemOf(person.call(service.remove, unknown))).toMatchObject({ status: 403 })
  expect(await entries()).toEqual([])
})

test('a write is rolled back where its audit entry cannot be written', async () => {
  const { anAdmin, db } = here()
  const admin = await anAdmin()
  const { insertedId: id } = await admin.call(service.create, { body: { headerTitle: 'Solar' } })
  await db.$executeRaw`ALTER TABLE audit ADD CONSTRAINT no_more CHECK (false) NOT VALID`
  const change = admin.call(service.update, { params: { id }, body: { headerTitle: 'Wind' } })
  expect(await problemOf(change)).toMatchObject({ status: 500 })
  const creation = admin.call(service.create, { body: { headerTitle: 'Water' } })
  expect(await problemOf(creation)).toMatchObject({ status: 500 })
  expect(await db.content.count({ where: { headerTitle: 'Water' } })).toBe(0)
  await db.$executeRaw`ALTER TABLE audit DROP CONSTRAINT no_more`
  expect(await here().call(service.read, { params: { id } })).toMatchObject({ headerTitle: 'Solar' })
})

test('content, roles and offers have their changed fields before and after, and no field of a customer', async () => {
  const { anAdmin, aPerson, db } = here()
  const admin = await anAdmin()
  const person = await aPerson({ requestedRole: 'admin' })
  const { insertedId: id } = await admin.call(service.create, { body: { headerTitle: 'Solar' } })
  const long = `${'Sun. '.repeat(100)}Rain.`
  await admin.call(service.update, { params: { id }, body: { headerTitle: 'Solar', details: long } })
  await admin.call(service.update, { params: { id }, body: { headerTitle: 'Wind', details: `${long} Hail.` } })
  await admin.call(service.unpublish, { params: { id } })
  await admin.call(user.setRole, { params: { email: person.email }, body: { role: 'sales' } })
  const offers = { email: 'ada@example.com', lines: [], validUntil: '2099-03-29' }
  const ada = { title: 'A roof for Ada', name: 'Ada Lovelace' }
  const { insertedId: offerId } = await admin.call(offer.create, { body: { ...offers, ...ada } })
  const grace = { title: 'A roof for Grace', name: 'Grace', validUntil: '2099-03-30' }
  await admin.call(offer.update, { params: { id: offerId }, body: { ...offers, ...grace } })

  const fieldsOf = async (what: string) => {
    const found = await db.audit.findMany({ where: { what }, orderBy: { id: 'asc' } })
    return found.map(({ fields }) => fields)
  }
  expect((await fieldsOf('PUT /services/:id')).at(-1)).toEqual([
    { name: 'details', before: `…${long.slice(-40)}`, after: `…${long.slice(-40)} Hail.` },
    { name: 'headerTitle', before: 'Solar', after: 'Wind' },
  ])
  expect(await fieldsOf('POST /services/:id/unpublish')).toEqual([
    [{ name: 'state', before: 'live', after: 'unpublished' }],
  ])
  expect(await fieldsOf('PUT /users/:email/role')).toEqual([
    [
      { name: 'role', before: 'user', after: 'sales' },
      { name: 'requestedRole', before: 'admin', after: '' },
    ],
  ])
  expect(await fieldsOf('PUT /offers/:id')).toEqual([
    [{ name: 'validUntil', before: '2099-03-29', after: '2099-03-30' }],
  ])
  expect(JSON.stringify(await entries())).not.toMatch(/Ada|Grace|ada@/)
})

test('admins read who did what to which record, by person, record and day, a page at a time', async () => {
  const { anAdmin, aPerson, db, app, as } = here()
  const [admin, editor] = [await anAdmin(), await aPerson({ role: 'editor', username: 'Edda' })]
  const { insertedId: id } = await editor.call(service.create, { body: { headerTitle: 'Solar' } })
  await editor.call(service.update, { params: { id }, body: { headerTitle: 'Wind' } })
  await admin.call(service.remove, { params: { id } })
  const [who, another] = [editor.id, admin.id]
  await db.audit.create({ data: { who: 'shell of ops', what: 'admin:grant', record: who, at: new Date('2026-03-29') } })
  const read = async (querystring: NonNullable<Input<typeof audit.list>['querystring']>) =>
    (await admin.call(audit.list, { querystring })).map(({ what }) => what)
  expect(await read({ who })).toEqual(['PUT /services/:id', 'POST /services'])
  expect(await read({ record: id })).toEqual(['DELETE /services/:id', 'PUT /services/:id', 'POST /services'])
  expect(await read({ from: '2026-03-29', until: '2026-03-29' })).toEqual(['admin:grant'])
  for (const days of [{ from: '0000-01-01' }, { until: '9999-12-31' }])
    expect(await read({ ...days, record: who })).toEqual(['admin:grant'])
  for (const days of [{ from: '9999-12-31' }, { until: '0000-01-01' }])
    expect(await read({ ...days, record: who })).toEqual([])
  expect(await read({ who: another, record: 'no record' })).toEqual([])
  const [first] = await admin.call(audit.list, { querystring: { record: id, limit: 1 } })
  expect(first).toMatchObject({ who: another, record: id, title: 'Wind', summary: 'Delete one of the services' })
  const page = await as(admin.token).withHeaders(audit.list, { querystring: { who, limit: 1 } })
  expect(page.headers.get('x-total-count')).toBe('2')
  const next = new URLSearchParams(/<\?(.*)>/.exec(page.headers.get('link') ?? '')?.[1])
  expect(await read({ who, limit: 1, cursor: next.get('cursor') ?? '' })).toEqual(['POST /services'])
  expect(next.get('who')).toBe(who)

  const file = await app.inject({
    url: `/audit/export?record=${id}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(file.body.split('\r\n')).toHaveLength(5)
  expect(file.body).toMatch(/Edda,,PUT \/services\/:id,Change one of the services,.*headerTitle: Solar → Wind/)
})

test('the application adds entries, and can neither change nor delete them', async () => {
  const { app, db } = here()
  const entry = { who: 'shell', what: 'admin:grant', record: 'Ada' }
  const { id } = await app.db.audit.create({ data: entry })
  const denied = /permission denied for table audit/
  await expect(app.db.audit.update({ where: { id }, data: { who: 'nobody' } })).rejects.toThrow(denied)
  await expect(app.db.audit.delete({ where: { id } })).rejects.toThrow(denied)
  await expect(app.db.$executeRaw`TRUNCATE audit`).rejects.toThrow(denied)
  await expect(app.db.$executeRaw`ALTER TABLE audit DISABLE TRIGGER ALL`).rejects.toThrow(/must be owner/)
  expect(await db.audit.findMany()).toMatchObject([{ id, ...entry }])
})

test('entries are kept for AUDIT_DAYS, and those of the last 30 days in any case', async () => {
  const { app, db } = here()
  for (const days of [401, 399, 31, 29])
    await db.audit.create({ data: { who: 'shell', what: String(days), record: 'Ada', at: daysAgo(days) } })
  await deleteExpired(app.db, { AUDIT_DAYS: 400 })
  expect(await whats()).toEqual(['399', '31', '29'])
  await deleteExpired(app.db, { AUDIT_DAYS: 1 })
  expect(await whats()).toEqual(['29'])
})
