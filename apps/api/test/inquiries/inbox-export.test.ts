import { EXPORT_TYPES } from '@energy/contracts/exports'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { beforeEach, expect, test } from 'vitest'
import type { Prisma } from '../../src/generated/client.ts'
import { anEmail } from '../fixtures/identity.ts'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const admin = adminOf(here)
beforeEach(async () => void (await here().db.inquiry.deleteMany()))

const HEADS =
  'Number,Form,Name,E-mail,Phone,Business,About,Message,Files,Sent,Waiting since,Due,Follow-up,State,Assignee,Page,Came from,Wrote back,Address,Business address,Preferred time,News by'
const anInquiry = (data: Partial<Prisma.InquiryUncheckedCreateInput> = {}) =>
  here().db.inquiry.create({ data: { username: 'Ada', email: anEmail(), ...data } })
const exported = async (query: string) => {
  const answer = await fetch(`${here().url}${inbox.export.url}?${query}`, {
    headers: { authorization: `Bearer ${admin().token}` },
  })
  expect(answer.status).toBe(200)
  return answer
}
/** The rows of an export as CSV, by their heads. */
async function rowsOf(query: string) {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await exported(query)).arrayBuffer())
  expect(text.startsWith(`\ufeff${HEADS}\r\n`)).toBe(true)
  return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data
}

const messages = async (query: string) => (await rowsOf(query)).map(({ Message }) => Message)

test('of a view only the selected inquiries are exported', async () => {
  const [first, , third] = [
    await anInquiry({ comment: 'first' }),
    await anInquiry({ comment: 'second' }),
    await anInquiry({ comment: 'third', state: 'closed' }),
  ]
  expect(await messages(`view=all&ids=${first.id},${third.id}`)).toEqual(['third', 'first'])
  expect(await messages(`ids=${first.id},${third.id}`)).toEqual(['first'])
  expect(await messages(`view=all&ids=${'-'.repeat(36)}`)).toEqual([])
})

test('a view is exported as CSV that a spreadsheet reads, with times by the clock of the company', async () => {
  const sent = { createdAt: new Date('2026-07-01T09:30Z'), waitingSince: new Date('2026-07-02T09:30Z') }
  await anInquiry({
    ...sent,
    dueAt: new Date('2026-12-01T09:30Z'),
    number: 412,
    email: 'zoë@example.com',
    phone: '0044 20',
    businessName: 'Müller, "Sons"',
    comment: 'Two lines\nof text; and ünïcode 😀',
    origin: '/contact',
    referrer: 'example.com',
  })
  const answer = await exported('view=all&format=csv')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=inquiries-all-\d{4}-\d\d-\d\d\.csv$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await rowsOf('view=all')).toEqual([
    {
      Number: '2026-0412',
      Form: 'Request',
      Name: 'Ada',
      'E-mail': 'zoë@example.com',
      Phone: '0044 20',
      Business: 'Müller, "Sons"',
      About: '',
      Message: 'Two lines\nof text; and ünïcode 😀',
      Files: '0',
      Sent: '2026-07-01T10:30+01:00',
      'Waiting since': '2026-07-02T10:30+01:00',
      Due: '2026-12-01T09:30+00:00',
      'Follow-up': '',
      State: 'new',
      Assignee: '',
      Page: '/contact',
      'Came from': 'example.com',
      'Wrote back': '',
      Address: '',
      'Business address': '',
      'Preferred time': '',
      'News by': '',
    },
  ])
})

test('an export has the whole of what was written first and last, and what else the form has', async () => {
  const comment = 'The boiler is cold. '.repeat(50).trim()
  const { id: inquiryId } = await anInquiry({
    form: 'contacts',
    comment,
    address: '12 Canal Street',
    businessAddress: '1 Mill Lane',
    time: 'After six',
    preferences: { email: true, phone: false, post: true, allAbove: false },
  })
  const texts = ['Still cold.', 'It got colder. '.repeat(50).trim()]
  await here().db.timelineEntry.createMany({
    data: texts.map((text, at) => ({ inquiryId, what: 'message' as const, text, createdAt: new Date(at) })),
  })
  await here().db.timelineEntry.create({ data: { inquiryId, what: 'note', text: 'Sounds impatient.' } })
  expect(await rowsOf('view=all')).toMatchObject([
    {
      Message: comment,
      'Wrote back': texts[1],
      Address: '12 Canal Street',
      'Business address': '1 Mill Lane',
      'Preferred time': 'After six',
      'News by': 'email, post',
    },
  ])
})

test.each(['=1+1', '+44 20', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("https://evil.example")'])(
  'a text that starts like %j is no formula, in either format',
  async (username) => {
    await anInquiry({ username, businessName: username, comment: username })
    const [row] = await rowsOf('view=all')
    expect(row).toMatchObject({ Name: `'${username}`, Business: `'${username}`, Message: `'${username}` })
    const workbook = await readXlsx(await (await exported('view=all&format=xlsx')).arrayBuffer())
    const cells = workbook.sheets[0]?.rows[1]?.map(String) ?? []
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells).toContain(`'${username}`)
  },
)

test.each([';', '\n', '\r'])(
  'no formula begins within a text, where a spreadsheet that separates cells by ";" begins one: after %j',
  async (end) => {
    await anInquiry({ comment: `Hello${end}=1+1${end}@SUM(A1)` })
    expect(await messages('view=all')).toEqual([`Hello${end}'=1+1${end}'@SUM(A1)`])
  },
)

test('a workbook has no character that would make it unreadable as a whole', async () => {
  await anInquiry({ comment: 'one\ufffe, two\uffff' })
  const workbook = await readXlsx(await (await exported('view=all&format=xlsx')).arrayBuffer())
  expect(workbook.sheets[0]?.rows[1]).toContain('one\ufffd, two\ufffd')
})

test('a workbook has of a text as much as a cell may have, and says that there is more: with a longer one it has to be repaired', async () => {
  const comment = `x${'😀'.repeat(19_999)}`
  await anInquiry({ comment })
  const workbook = await readXlsx(await (await exported('view=all&format=xlsx')).arrayBuffer())
  const cells = workbook.sheets[0]?.rows[1]?.map(String) ?? []
  expect(cells).toContain(`x${'😀'.repeat(16_382)}…`)
  expect(await messages('view=all')).toEqual([comment])
})

test('a workbook has the same rows as the CSV', async () => {
  await anInquiry({ comment: 'One' })
  await anInquiry({ form: 'contacts', firstName: 'Tom', comment: 'Two' })
  const answer = await exported('view=waiting&format=xlsx')
  expect(answer.headers.get('content-type')).toBe(EXPORT_TYPES.xlsx)
  const [sheet] = (await readXlsx(await answer.arrayBuffer())).sheets
  const csv = await rowsOf('view=waiting')
  expect(sheet?.rows[0]).toEqual(HEADS.split(','))
  expect(sheet?.rows.slice(1).map((row) => row.map((cell) => cell ?? ''))).toEqual(csv.map((row) => Object.values(row)))
})

test('an export has the rows of its view and filter, in their order', async () => {
  await anInquiry({ comment: 'later' })
  await anInquiry({ comment: 'first', waitingSince: new Date('2026-01-01') })
  await anInquiry({ comment: 'closed', state: 'closed' })
  await anInquiry({ form: 'bills', comment: 'bill', waitingSince: new Date('2026-01-02') })
  expect(await messages('')).toEqual(['first', 'bill', 'later'])
  expect(await messages('view=closed')).toEqual(['closed'])
  expect(await messages('view=waiting&form=bills')).toEqual(['bill'])
  expect(await messages('view=all&q=nothing')).toEqual([])
})

test('an export of more rows than are read at once has each of them once', async () => {
  const rows = Array.from({ length: 1_234 }, (_, index) => ({ username: `Ada ${index}`, email: anEmail() }))
  await here().db.inquiry.createMany({ data: rows })
  const names = (await rowsOf('view=waiting')).map(({ Name }) => Name)
  expect(names).toHaveLength(rows.length)
  expect(new Set(names)).toEqual(new Set(rows.map(({ username }) => username)))
})
