import { inbox, type View } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { countInbox } from '../../src/features/inquiries/inbox.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { readWorkingTime } from '../../src/shared/site/working-time.ts'
import { anEmail } from '../fixtures/identity.ts'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { adminOf, problemOf, world } from '../fixtures/world.ts'

const here = world()
const HOUR = 60 * 60_000
const staff = adminOf(here)
beforeEach(async () => void (await here().db.inquiry.deleteMany()))

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)
const anInquiry = async (username: string, data: Partial<Prisma.InquiryUncheckedCreateInput> = {}) =>
  (await here().db.inquiry.create({ data: { email: anEmail(), username, dueAt: inHours(8), ...data } })).id
const namesIn = async (querystring: Parameters<typeof list>[0]) => (await list(querystring)).map(({ name }) => name)
const list = (querystring: {
  view?: View
  q?: string
  form?: 'contacts'
  item?: string
  assignee?: string
  from?: string
  until?: string
}) => staff().call(inbox.list, { querystring })

const byHand = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const callOf = (id: string, body: object) => staff().call(inquiry.called, { params: { id }, body })
const read = (id: string) => staff().call(inquiry.read, { params: { id } })

describe('the views of the inbox', () => {
  beforeEach(async () => {
    await anInquiry('Newest', { waitingSince: inHours(-1) })
    await anInquiry('Longest', { waitingSince: inHours(-30), dueAt: inHours(-6) })
    await anInquiry('Mine', { waitingSince: inHours(-3), assigneeId: staff().id })
    await anInquiry('Called', {
      state: 'contacted',
      waitingSince: inHours(-50),
      assigneeId: staff().id,
      followUpAt: inHours(-1),
    })
    await anInquiry('Next month', { state: 'contacted', waitingSince: inHours(-60), followUpAt: inHours(24 * 30) })
    await anInquiry('Done', { state: 'closed', waitingSince: inHours(-70), assigneeId: staff().id })
  })

  test.each<[View, string[]]>([
    ['waiting', ['Longest', 'Mine', 'Newest']],
    ['mine', ['Mine', 'Called']],
    ['unassigned', ['Longest', 'Newest']],
    ['overdue', ['Longest']],
    ['followUp', ['Called']],
    ['contacted', ['Called', 'Next month']],
    ['closed', ['Done']],
    ['all', ['Done', 'Next month', 'Called', 'Mine', 'Longest', 'Newest']],
  ])('%s has its inquiries in its order, page by page, and the count of both calls', async (view, names) => {
    expect(await namesIn({ view })).toEqual(names)
    expect((await staff().call(inbox.counts))[view]).toBe(names.length)
    const paged: string[] = []
    let query: Record<string, string> = { view, limit: '1' }
    for (;;) {
      const { data, headers } = await staff().call.withHeaders(inbox.list, {
        querystring: { ...query, limit: 1 } as object,
      })
      paged.push(...data.map(({ name }) => name))
      expect(headers.get('x-total-count')).toBe(String(names.length))
      const next = /<\?(.+)>/.exec(headers.get('link') ?? '')?.[1]
      if (next === undefined) break
      query = Object.fromEntries(new URLSearchParams(next))
      expect(query['view']).toBe(view)
    }
    expect(paged).toEqual(names)
  })

  test('a page goes on after its last row, also where that row is deleted or answered meanwhile', async () => {
    const { headers } = await staff().call.withHeaders(inbox.list, { querystring: { limit: 1 } })
    const cursor = new URLSearchParams(/<\?(.+)>/.exec(headers.get('link') ?? '')?.[1]).get('cursor') ?? ''
    const next = async () =>
      (await staff().call(inbox.list, { querystring: { limit: 1, cursor } })).map(({ name }) => name)
    await here().db.inquiry.updateMany({ where: { username: 'Longest' }, data: { state: 'contacted' } })
    expect(await next()).toEqual(['Mine'])
    await here().db.inquiry.deleteMany({ where: { username: 'Longest' } })
    expect(await next()).toEqual(['Mine'])
  })

  test('a cursor of another view, or by hand, is refused', async () => {
    const { headers } = await staff().call.withHeaders(inbox.list, { querystring: { view: 'all', limit: 1 } })
    const foreign = new URLSearchParams(/<\?(.+)>/.exec(headers.get('link') ?? '')?.[1]).get('cursor') ?? ''
    const noTimes = [
      'now()',
      '2026-02-30 10:00:00+00',
      '2026-11-30 24:00:00+00',
      '0000-01-01 00:00:00+00',
      '11 30 2026',
    ]
    const cursors = noTimes.map((time) => byHand([time, crypto.randomUUID()]))
    for (const cursor of [foreign, 'x', ...cursors, byHand(['infinity', 'x']), byHand({})])
      expect(await problemOf(staff().call(inbox.list, { querystring: { cursor } }))).toMatchObject({ status: 400 })
  })
})

test('a row says who wrote from where about what, and what they wrote last', async () => {
  const { db, call: anyone } = here()
  const { id: itemId } = await db.content.create({ data: { kind: 'services', headerTitle: 'Heat pumps', details: '' } })
  const body = { username: 'Ada', email: anEmail(), businessName: 'Mill', comment: 'How much?' }
  const sentFrom = { origin: `/service/${itemId}?from=mail`, referrer: 'search.example' }
  const { insertedId: id } = await anyone(specialist.create, { body: { ...body, ...sentFrom } })
  const [row] = await list({})
  expect(row).toMatchObject({
    _id: id,
    form: 'specialists',
    name: 'Ada',
    email: body.email,
    businessName: 'Mill',
    account: false,
    item: { _id: itemId, kind: 'services', title: 'Heat pumps' },
    line: 'How much?',
    wroteBack: false,
    followUpAt: '',
    ...sentFrom,
  })
  expect(row?.number).toMatch(/^\d{4}-\d{4,}$/)
  await db.timelineEntry.create({ data: { inquiryId: id, what: 'message', text: 'Hello?' } })
  const deletingAt = new Date()
  const { id: accountId } = await db.user.create({ data: { email: body.email, deletingAt } })
  expect(await list({})).toMatchObject([{ account: false }])
  await db.user.update({ where: { id: accountId }, data: { deletingAt: null } })
  expect(await list({})).toMatchObject([{ line: 'Hello?', wroteBack: true, account: true }])
  const found = await read(id)
  const { line, number } = found
  expect({ line, number }).toEqual({ line: 'Hello?', number: row?.number })
  expect(found.timeline).toMatchObject([{ what: 'message', who: 'Ada' }])
  expect(await namesIn({ q: number })).toEqual(['Ada'])
  expect(await namesIn({ item: itemId })).toEqual(['Ada'])
})

test('an inquiry names the others with its e-mail, newest first, and not those whose person is deleted', async () => {
  const email = anEmail()
  const first = await anInquiry('Ada', { email, comment: 'First' })
  const second = await anInquiry('Ada', { email, comment: 'Second' })
  const third = await anInquiry('Ada', { email, comment: 'Third', state: 'closed' })
  const { others } = await staff().call(inquiry.read, { params: { id: second } })
  expect(others).toMatchObject([
    { _id: third, line: 'Third', state: 'closed' },
    { _id: first, line: 'First', state: 'new' },
  ])
  await anInquiry('', { email: '' })
  const blank = await anInquiry('', { email: '' })
  expect((await staff().call(inquiry.read, { params: { id: blank } })).others).toEqual([])
})

test('the inbox is filtered by form, assignee and days of the company’s clock', async () => {
  await anInquiry('Request', { createdAt: new Date('2026-06-30T22:59:59Z'), assigneeId: staff().id })
  await anInquiry('', { form: 'contacts', firstName: 'Message', createdAt: new Date('2026-06-30T23:00:00Z') })
  expect(await namesIn({ form: 'contacts' })).toEqual(['Message'])
  expect(await namesIn({ assignee: staff().id })).toEqual(['Request'])
  expect(await namesIn({ assignee: 'none' })).toEqual(['Message'])
  expect(await namesIn({ assignee: 'nobody' })).toEqual([])
  // In London it is summer: the day begins at 23:00 UTC.
  expect(await namesIn({ from: '2026-07-01' })).toEqual(['Message'])
  expect(await namesIn({ until: '2026-06-30' })).toEqual(['Request'])
})

test('several inquiries are changed at once; one that cannot be is named with the reason, and holds up no other', async () => {
  const [one, two] = [await anInquiry('One'), await anInquiry('Two', { state: 'contacted' })]
  const gone = crypto.randomUUID()
  const assignee = staff().id
  expect(await staff().call(inbox.assignAll, { body: { ids: [one, gone, two], assignee } })).toMatchObject({
    done: [one, two],
    failed: [{ _id: gone, detail: expect.any(String) }],
  })
  await staff().call(inbox.setStates, { body: { ids: [one, two], state: 'closed' } })
  const again = await staff().call(inbox.setStates, { body: { ids: [one, two, 'x'], state: 'new' } })
  expect(again.done).toEqual([])
  expect(again.failed.map(({ _id }) => _id)).toEqual([one, two, 'x'])
  expect(await staff().call(inquiry.read, { params: { id: one } })).toMatchObject({
    state: 'closed',
    assignee: { _id: staff().id },
    timeline: [{ what: 'assignee' }, { what: 'state', text: 'closed' }],
  })
})

test('of several that are marked as contacted a closed one stays closed: a colleague may have closed it meanwhile', async () => {
  const [one, two] = [await anInquiry('One'), await anInquiry('Two', { state: 'closed' })]
  expect(await staff().call(inbox.setStates, { body: { ids: [one, two], state: 'contacted' } })).toEqual({
    done: [one],
    failed: [{ _id: two, detail: 'It is closed. Open it to reopen it.' }],
  })
  expect(await read(two)).toMatchObject({ state: 'closed', timeline: [] })
})

test('after an error of the database the answer says what was changed before, and what was not', async () => {
  const { run, end } = await aDatabaseClient(here().databaseUrl)
  const ids = [await anInquiry('One'), await anInquiry('Two'), await anInquiry('Three')]
  const [one, ...others] = ids
  await run(`
    CREATE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE disk_full; END $$;
    CREATE TRIGGER reject BEFORE UPDATE ON inquiries
      FOR EACH ROW WHEN (NEW.username = 'Two') EXECUTE FUNCTION reject()`)
  onTestFinished(async () => {
    await run('DROP FUNCTION reject CASCADE')
    await end()
  })
  const close = () => staff().call(inbox.setStates, { body: { ids, state: 'closed' } })
  const detail = 'Something broke on our side. Try again in a moment.'
  expect(await close()).toEqual({ done: [one], failed: others.map((_id) => ({ _id, detail })) })
  const before = staff().call(inbox.setStates, { body: { ids: others, state: 'closed' } })
  expect(await problemOf(before)).toMatchObject({ status: 503 })
  expect(await namesIn({ view: 'closed' })).toEqual(['One'])
})

describe('a call', () => {
  test('that reached the person answers the inquiry, with its note, and may set the next follow-up', async () => {
    const id = await anInquiry('Ada', { followUpAt: inHours(1) })
    await callOf(id, { outcome: 'reached', note: 'Bakes from two.' })
    expect(await read(id)).toMatchObject({
      state: 'contacted',
      followUpAt: '',
      timeline: [{ what: 'call', outcome: 'reached', text: 'Bakes from two.' }],
    })
    const followUpAt = inHours(48).toISOString()
    await callOf(id, { outcome: 'reached', followUpAt })
    expect(await read(id)).toMatchObject({ followUpAt })
  })

  test('that reached nobody leaves it waiting', async () => {
    const id = await anInquiry('Ada')
    await callOf(id, { outcome: 'noAnswer' })
    expect(await read(id)).toMatchObject({ state: 'new', timeline: [{ what: 'call', outcome: 'noAnswer' }] })
  })

  test('that reached nobody leaves the follow-up', async () => {
    const followUpAt = inHours(48)
    const id = await anInquiry('Ada', { state: 'contacted', followUpAt })
    await callOf(id, { outcome: 'noAnswer' })
    expect(await read(id)).toMatchObject({ state: 'contacted', followUpAt: followUpAt.toISOString() })
  })

  test('to be made again sets the follow-up, which needs a time', async () => {
    const id = await anInquiry('Ada')
    const followUpAt = inHours(2).toISOString()
    await callOf(id, { outcome: 'again', followUpAt })
    expect(await read(id)).toMatchObject({ state: 'new', followUpAt })
    for (const none of [{}, { followUpAt: 'soon' }, { followUpAt: '0000-01-01T00:00:00Z' }])
      expect(await problemOf(callOf(id, { outcome: 'again', ...none }))).toMatchObject({
        status: 400,
        errors: [{ path: '/followUpAt' }],
      })
  })
})

test('a follow-up is set and taken back, with entries in the timeline; closing takes it back, too', async () => {
  const id = await anInquiry('Ada')
  const at = { params: { id } }
  const followUpAt = inHours(2).toISOString()
  await staff().call(inquiry.followUp, { ...at, body: { followUpAt } })
  expect(await staff().call(inquiry.read, at)).toMatchObject({
    followUpAt,
    timeline: [{ what: 'followUp', text: followUpAt }],
  })
  await staff().call(inquiry.followUp, { ...at, body: { followUpAt: '' } })
  expect(await staff().call(inquiry.read, at)).toMatchObject({ followUpAt: '' })
  await staff().call(inquiry.followUp, { ...at, body: { followUpAt } })
  await staff().call(inquiry.setState, { ...at, body: { state: 'closed' } })
  expect(await staff().call(inquiry.read, at)).toMatchObject({ followUpAt: '' })
})

test('a follow-up is due from the first moment of its day on, by the clock of the company', async () => {
  const { db } = here()
  const { opening } = await readWorkingTime(db)
  // In London it is summer: the day ends at 23:00 UTC.
  for (const end of ['22:59:59', '23:00:00']) await anInquiry('Ada', { followUpAt: new Date(`2026-07-01T${end}Z`) })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-30T23:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(await countInbox(db, { view: 'followUp' }, { id: staff().id, opening })).toBe(1)
})

test('a closed inquiry to which a follow-up is set is in the view of follow-ups', async () => {
  const id = await anInquiry('Ada', { state: 'closed' })
  await callOf(id, { outcome: 'again', followUpAt: inHours(-1).toISOString() })
  expect(await namesIn({ view: 'followUp' })).toEqual(['Ada'])
})
