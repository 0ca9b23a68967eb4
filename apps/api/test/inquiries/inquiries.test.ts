import { inquiry as routes } from '@energy/contracts/inquiries/inquiry'
import type { Call } from '@energy/client/call'
import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import { beforeEach, describe, expect, test } from 'vitest'
import { readWorkingTime } from '../../src/shared/site/working-time.ts'
import { anEmail } from '../fixtures/identity.ts'
import { problemOf, world, type Person } from '../fixtures/world.ts'

const here = world()
let staff: Person
beforeEach(async () => {
  staff = await here().anAdmin()
})

const sent = { phone: '00442071838750', comment: 'Ada asks for a price.' }
const fromRequest = { ...sent, username: 'Ada', businessName: 'Ada & Sons', businessAddress: 'Ada Lane 1' }
const fromMessage = { ...sent, firstName: 'Ada', lastName: 'of Ada', address: 'Ada Lane 1', time: 'When Ada is in' }
const read = (inquiry: { params: { id: string } }) => staff.call.withHeaders(routes.read, inquiry)
const timelineOf = async (inquiry: { params: { id: string } }) =>
  (await read(inquiry)).data.timeline.map(({ what, text }) => [what, text])

describe.each([
  ['a request', specialist, (by: Call, email: string) => by(specialist.create, { body: { ...fromRequest, email } })],
  ['a message', contact, (by: Call, email: string) => by(contact.create, { body: { ...fromMessage, email } })],
] as const)('%s', (_, calls, send) => {
  const aNewInquiry = async (by = here().call, email = anEmail()) => ({
    params: { id: (await send(by, email)).insertedId },
  })
  const listClosed = (limit: number) => staff.call.withHeaders(calls.list, { querystring: { state: 'closed', limit } })
  test('is new, unassigned, and due after the working days of the settings', async () => {
    const { data } = await read(await aNewInquiry())
    expect(data).toMatchObject({ state: 'new', assignee: { _id: '', username: '' }, timeline: [] })
    const { due } = await readWorkingTime(here().db)
    expect(Math.abs(Date.parse(data.dueAt) - +due(new Date(data.createdAt)))).toBeLessThan(5_000)
    expect(Date.parse(data.dueAt) - Date.parse(data.createdAt)).toBeGreaterThan(60 * 60_000)
  })

  test('changes its state only in the steps of the contract', async () => {
    const inquiry = await aNewInquiry()
    const to = (state: 'new' | 'contacted' | 'closed') => staff.call(routes.setState, { ...inquiry, body: { state } })
    expect(await to('new')).toMatchObject({ modifiedCount: 0 })
    expect(await to('contacted')).toMatchObject({ modifiedCount: 1 })
    expect(await problemOf(to('new'))).toMatchObject({ status: 409 })
    await to('closed')
    await to('contacted')
    expect(await timelineOf(inquiry)).toEqual([
      ['state', 'contacted'],
      ['state', 'closed'],
      ['state', 'contacted'],
    ])
  })

  test('is assigned only to an admin', async () => {
    const inquiry = await aNewInquiry()
    const { db, aPerson } = here()
    const assign = (assignee: string) => staff.call(routes.assign, { ...inquiry, body: { assignee } })
    const { id } = await db.user.update({ where: { email: staff.email }, data: { username: 'Grace' } })
    await assign(id)
    expect((await read(inquiry)).data).toMatchObject({
      assignee: { _id: id, username: 'Grace' },
      timeline: [{ who: 'Grace' }],
    })
    const customer = await aPerson()
    const leaving = await db.user.create({ data: { email: anEmail(), role: 'admin', deletingAt: new Date() } })
    for (const nobody of [customer.id, leaving.id, crypto.randomUUID(), 'grace'])
      expect(await problemOf(assign(nobody))).toMatchObject({ status: 409 })
    await assign('')
    expect(await timelineOf(inquiry)).toEqual([
      ['assignee', 'Grace'],
      ['assignee', ''],
    ])
  })

  test('has notes and calls with their author in its timeline, and is contacted after a call, unless it is closed', async () => {
    const inquiry = await aNewInquiry()
    await staff.call(routes.note, { ...inquiry, body: { text: 'Prefers mornings.\n\nHas a dog.' } })
    await staff.call(routes.called, { ...inquiry, body: {} })
    const { data } = await read(inquiry)
    expect(data).toMatchObject({
      state: 'contacted',
      timeline: [
        { what: 'note', text: 'Prefers mornings.\n\nHas a dog.', who: staff.email },
        { what: 'call', who: staff.email },
      ],
    })
    await staff.call(routes.setState, { ...inquiry, body: { state: 'closed' } })
    await staff.call(routes.called, { ...inquiry, body: {} })
    expect((await read(inquiry)).data.state).toBe('closed')
  })

  test('rejects the second of two replies to the same version, before anything is sent', async () => {
    const inquiry = await aNewInquiry()
    const etag = (await read(inquiry)).headers.get('etag') ?? ''
    const reply = { ...inquiry, headers: { 'if-match': etag }, body: { subject: 'Your boiler', text: 'Tuesday?' } }
    await staff.call(routes.reply, reply)
    const { call: other } = await here().anAdmin()
    expect(await problemOf(other(routes.reply, reply))).toMatchObject({ status: 412 })
    expect((await read(inquiry)).data).toMatchObject({
      state: 'contacted',
      timeline: [{ what: 'reply', delivery: 'waiting' }],
    })
  })

  test('has one reply, where the reply is sent twice with one key', async () => {
    const inquiry = await aNewInquiry()
    const headers = { 'idempotency-key': crypto.randomUUID(), 'if-match': '"1"' }
    const reply = { ...inquiry, headers, body: { subject: 'Your boiler', text: 'Tuesday?' } }
    const first = await staff.call(routes.reply, reply)
    expect(await staff.call(routes.reply, reply)).toEqual(first)
    expect(await timelineOf(inquiry)).toEqual([['reply', 'Tuesday?']])
  })

  test('rejects a reply with a subject of two lines', async () => {
    const body = { subject: 'Hello\r\nBcc: all@example.com', text: 'x' }
    expect(await problemOf(staff.call(routes.reply, { ...(await aNewInquiry()), body }))).toMatchObject({
      status: 400,
      errors: [{ path: '/subject' }],
    })
  })

  test('is listed by its state, page by page, with the total count', async () => {
    await here().db.inquiry.deleteMany()
    const [first, second] = [await aNewInquiry(), await aNewInquiry()]
    await aNewInquiry()
    for (const each of [first, second]) await staff.call(routes.setState, { ...each, body: { state: 'closed' } })
    const [all, page] = [await listClosed(3), await listClosed(1)]
    expect(all.data.map(({ _id }) => _id)).toEqual([second.params.id, first.params.id])
    expect(page.data.map(({ _id }) => _id)).toEqual([second.params.id])
    expect(page.headers.get('link')).toContain('state=closed')
    for (const { headers } of [all, page]) expect(headers.get('x-total-count')).toBe('2')
  })

  test('is blank with its notes and replies once its person is deleted, and takes no further reply', async () => {
    const { call, email } = await here().aPerson()
    const inquiry = await aNewInquiry(call, email)
    const reply = { ...inquiry, body: { subject: 'For Ada', text: 'Tuesday?' } }
    await staff.call(routes.note, { ...inquiry, body: { text: 'Ada prefers mornings.' } })
    await staff.call(routes.reply, reply)
    await call(user.remove, { params: { email } })
    const { data } = await read(inquiry)
    expect(data.timeline).toMatchObject([
      { what: 'note', subject: '', text: '' },
      { what: 'reply', subject: '', text: '' },
    ])
    for (const personal of [email, 'Ada', sent.phone]) expect(JSON.stringify(data)).not.toContain(personal)
    expect(await problemOf(staff.call(routes.reply, reply))).toMatchObject({ status: 409 })
  })
})
