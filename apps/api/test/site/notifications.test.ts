import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { contact } from '@energy/contracts/inquiries/contacts'
import { NOTIFICATION_LIMITS, notifications } from '@energy/contracts/notifications'
import { importPeople } from '@energy/contracts/people/people-import'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { offer } from '@energy/contracts/sales/offers'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { accept, aSentOffer } from '../fixtures/records/sales.ts'
import { aServer, world, type World } from '../fixtures/world.ts'

const here = world()
const aRequest = ({ call }: World, username: string) =>
  call(specialist.create, { body: { username, email: anEmail() } })

test('an admin has notifications of requests, messages, sign-ups and requested roles, newest first', async () => {
  const { anAdmin, aPerson, call } = here()
  const { call: staff } = await anAdmin()
  await aRequest(here(), 'Ada')
  await call(contact.create, { body: { firstName: 'Grace', lastName: 'Hopper', email: anEmail() } })
  const { email } = await aPerson({ requestedRole: 'admin' })
  await aPerson({ username: 'Tom' })
  await aPerson({ username: 'Being deleted', deletingAt: new Date() })
  const { unseen, items } = await staff(notifications.read)
  expect(unseen).toBe(4)
  expect(items.slice(0, 4).map(({ kind, who }) => [kind, who])).toEqual([
    ['users', 'Tom'],
    ['roles', email],
    ['contacts', 'Grace Hopper'],
    ['specialists', 'Ada'],
  ])
})

test('people whom staff have imported are no sign-ups', async () => {
  const { call } = await here().anAdmin()
  const { unseen } = await call(notifications.read)
  await call(importPeople, { body: { csv: `E-mail\n${anEmail()}\n${anEmail()}`, dryRun: false } })
  expect((await call(notifications.read)).unseen).toBe(unseen)
})

test('notifications that one admin has seen are unseen for another; later ones are unseen for both', async () => {
  const [one, other] = [await here().anAdmin(), await here().anAdmin()]
  await aRequest(here(), 'Ada')
  const { items, unseen } = await one.call(notifications.read)
  const until = items[0]?.at ?? ''
  await aRequest(here(), 'Later')
  await one.call(notifications.seen, { body: { until } })
  expect((await one.call(notifications.read)).unseen).toBe(1)
  expect((await other.call(notifications.read)).unseen).toBe(unseen)
  // A time in the future counts as now, and an earlier time changes nothing.
  await one.call(notifications.seen, { body: { until: '2999-01-01T00:00:00.000Z' } })
  await one.call(notifications.seen, { body: { until: '2000-01-01T00:00:00.000Z' } })
  expect((await one.call(notifications.read)).unseen).toBe(0)
  await expect
    .poll(async () => (await aRequest(here(), 'Last')) && (await one.call(notifications.read)).unseen)
    .toBeGreaterThan(0)
})

test('after an admin has seen the latest notification none is unseen', async () => {
  const { call } = await here().anAdmin()
  for (const name of ['Ada', 'Grace', 'Tom']) await aRequest(here(), name)
  const { items, unseen } = await call(notifications.read)
  expect(unseen).toBe(3)
  await call(notifications.seen, { body: { until: items[0]?.at ?? '' } })
  expect((await call(notifications.read)).unseen).toBe(0)
})

test('a new inquiry waits until staff answer it, also after it was seen', async () => {
  const { call } = await here().anAdmin()
  const waiting = async () => (await call(notifications.read)).waiting
  const before = await waiting()
  const { insertedId: id } = await aRequest(here(), 'Ada')
  await call(contact.create, { body: { firstName: 'Grace', email: anEmail() } })
  await call(notifications.seen, { body: { until: new Date().toISOString() } })
  expect(await waiting()).toBe(before + 2)
  await call(inquiry.called, { params: { id }, body: {} })
  expect(await waiting()).toBe(before + 1)
})

test('an admin is notified of what somebody else assigns to them, and of what is written back to them or to nobody', async () => {
  const { db } = here()
  const [one, other] = [await here().anAdmin(), await here().anAdmin()]
  const { insertedId: id } = await aRequest(here(), 'Ada')
  const assign = (by: typeof one, assignee: string) => by.call(inquiry.assign, { params: { id }, body: { assignee } })
  const listed = async (admin: typeof one) => {
    const { items } = await admin.call(notifications.read)
    return items.filter(({ kind }) => kind === 'assigned' || kind === 'wroteBack').map(({ kind, _id }) => [kind, _id])
  }
  const { unseen } = await one.call(notifications.read)
  await assign(other, one.id)
  expect((await one.call(notifications.read)).unseen).toBe(unseen + 1)
  expect([await listed(one), await listed(other)]).toEqual([[['assigned', id]], []])
  await assign(one, other.id)
  await assign(other, other.id)
  expect([await listed(one), await listed(other)]).toEqual([[], [['assigned', id]]])
  await assign(other, '')
  await assign(other, other.id)
  await db.timelineEntry.create({ data: { inquiryId: id, what: 'message', text: 'Hello?' } })
  expect([await listed(one), await listed(other)]).toEqual([
    [],
    [
      ['wroteBack', id],
      ['assigned', id],
    ],
  ])
  await assign(other, '')
  expect([await listed(one), await listed(other)]).toEqual([[['wroteBack', id]], [['wroteBack', id]]])
})

test.each([
  ['demoted', { role: 'user' }],
  ['being deleted', { deletingAt: new Date() }],
] as const)('all are notified of what is written back to somebody who is %s', async (_, change) => {
  const { db } = here()
  const [one, gone] = [await here().anAdmin(), await here().anAdmin()]
  const assigneeId = gone.id
  const { insertedId: id } = await aRequest(here(), 'Ada')
  await db.inquiry.update({ where: { id }, data: { assigneeId } })
  await db.timelineEntry.create({ data: { inquiryId: id, what: 'message', text: 'Hello?' } })
  const listed = async () => (await one.call(notifications.read)).items.map(({ kind, _id }) => `${kind} ${_id}`)
  expect(await listed()).not.toContain(`wroteBack ${id}`)
  await db.user.update({ where: { id: assigneeId }, data: change })
  expect(await listed()).toContain(`wroteBack ${id}`)
})

test('an admin is notified of each offer that is accepted or declined, once', async () => {
  const { call } = await here().anAdmin()
  const [accepted, declined] = [await aSentOffer(here(), call), await aSentOffer(here(), call)]
  await call(notifications.seen, { body: { until: new Date().toISOString() } })
  const refusal = { version: 1, reason: 'price', note: '' } as const
  await here().call(ownOffer.declineLinked, { params: { token: declined.token }, body: refusal })
  for (let again = 0; again < 2; again++) await accept(here(), accepted.token)
  const { unseen, items } = await call(notifications.read)
  expect(unseen).toBe(2)
  expect(items.slice(0, 2).map(({ kind, _id }) => [kind, _id])).toEqual([
    ['accepted', accepted.id],
    ['declined', declined.id],
  ])
})

test('an answer is no notification any more once the offer has a new version', async () => {
  const { call } = await here().anAdmin()
  const { id, token } = await aSentOffer(here(), call)
  const body = { version: 1, reason: 'price', note: '' } as const
  await here().call(ownOffer.declineLinked, { params: { token }, body })
  const about = async () => (await call(notifications.read)).items.filter(({ _id }) => _id === id)
  expect(await about()).toMatchObject([{ kind: 'declined' }])
  await call(offer.revise, { params: { id } })
  expect(await about()).toEqual([])
})

test('the response is 304 until an inquiry or a requested role is added, removed or settled', async () => {
  const server = await aServer()
  const { anAdmin, aPerson, db, url } = server
  const admin = await anAdmin()
  const ask = async (etag?: string) => {
    const answer = await fetch(`${url}/notifications`, {
      headers: { authorization: `Bearer ${admin.token}`, ...(etag && { 'if-none-match': etag }) },
    })
    const { status, headers } = answer
    return { status, etag: headers.get('etag') ?? '', length: headers.get('content-length'), text: await answer.text() }
  }
  let { etag } = await ask()
  const isNew = async () => {
    const answer = await ask(etag)
    etag = answer.etag
    return answer.status === 200
  }
  expect(await ask(etag)).toMatchObject({ status: 304, length: null, text: '' })
  const { insertedId: id } = await aRequest(server, 'Ada')
  expect(await isNew()).toBe(true)
  await admin.call(inquiry.called, { params: { id }, body: {} })
  expect(await isNew()).toBe(true)
  const seen = await aRequest(server, 'Grace')
  await aRequest(server, 'Tom')
  expect(await isNew()).toBe(true)
  await admin.call(specialist.remove, { params: { id: seen.insertedId } })
  expect(await isNew()).toBe(true)
  const asking = await aPerson({ requestedRole: 'admin' })
  expect(await isNew()).toBe(true)
  await db.user.update({ where: { email: asking.email }, data: { requestedRole: null } })
  expect(await isNew()).toBe(true)
  await admin.call(notifications.seen, { body: { until: new Date().toISOString() } })
  expect(await isNew()).toBe(true)
  expect(await isNew()).toBe(false)
  await server.close()
})

test('the counts go beyond the number on a badge, up to the limit of the contract', async () => {
  const { anAdmin, app } = here()
  const { call: staff } = await anAdmin()
  const { waiting: before } = await staff(notifications.read)
  const insertRequests = (rows: number) =>
    app.pool.query(
      `INSERT INTO inquiries (username, email) SELECT 'Ada', 'ada@example.com' FROM generate_series(1, $1::int)`,
      [rows],
    )
  await insertRequests(143)
  const { unseen, waiting, items } = await staff(notifications.read)
  expect([unseen, waiting, items.length]).toEqual([143, before + 143, NOTIFICATION_LIMITS.items])
  await insertRequests(NOTIFICATION_LIMITS.count)
  expect(await staff(notifications.read)).toMatchObject({
    unseen: NOTIFICATION_LIMITS.count,
    waiting: NOTIFICATION_LIMITS.count,
  })
})
