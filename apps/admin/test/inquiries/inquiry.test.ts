import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { expect, test } from 'vitest'
import { agoOf } from '../../src/features/inquiries/timeline/ago.tsx'
import {
  aboutOf,
  asksForOutcome,
  businessOf,
  formWords,
  isOverdue,
  nameOf,
} from '../../src/features/inquiries/inquiry.ts'
import { actionsOf } from '../../src/features/inquiries/timeline/entry-words.ts'
import { momentWords } from '../../src/shared/company/use-clock.ts'
import { dialled } from '../../src/shared/words/dialled.ts'
import { initialsOf } from '../../src/shared/people/initials.tsx'

const anEntry = (what: TimelineEntry['what'], text = ''): TimelineEntry => ({
  _id: '',
  at: '',
  who: 'Amara',
  what,
  text,
  subject: '',
})
const now = Date.parse('2026-11-20T10:00:00.000Z')
const london = { timeZone: 'Europe/London', clock: 'London time' }

test.each([
  ['2026-11-20T09:59:30.000Z', 'just now'],
  ['2026-11-20T09:58:30.000Z', '1 minute ago'],
  ['2026-11-20T07:01:00.000Z', '2 hours ago'],
  ['2026-11-18T09:59:00.000Z', '2 days ago'],
  ['2026-10-01T10:00:00.000Z', '1 month ago'],
])('the age of %s is shown as %s', (at, words) => expect(agoOf(at, now)).toBe(words))

test('only a new inquiry is overdue after its due time', () => {
  const long = '2026-01-01T00:00:00.000Z'
  expect(isOverdue({ state: 'new', dueAt: long })).toBe(true)
  expect(isOverdue({ state: 'contacted', dueAt: long })).toBe(false)
  expect(isOverdue({ state: 'new', dueAt: new Date(Date.now() + 60_000).toISOString() })).toBe(false)
  expect(isOverdue({ state: 'new', dueAt: new Date(now).toISOString() }, now)).toBe(false)
})

test('an inquiry is called by its form, in a sentence and alone', () => {
  expect(Object.values(formWords).map(({ thing, form }) => [thing, form])).toEqual([
    ['request', 'Specialist form'],
    ['message', 'Contact form'],
    ['bill', 'Send a bill'],
  ])
})

test('timeline entries are described as sentences', () => {
  const done = [
    anEntry('assignee', 'Amara'),
    anEntry('state', 'contacted'),
    anEntry('state', 'closed'),
    anEntry('state', 'contacted'),
    anEntry('assignee', 'Grace'),
    anEntry('assignee'),
  ]
  expect(actionsOf(done, london).map(({ action }) => action)).toEqual([
    'took it',
    'marked it as contacted',
    'closed it',
    'reopened it',
    'gave it to Grace',
    'gave it to nobody',
  ])
})

test('a moment is as short as it is clear, by the clock of the company', () => {
  const wordsOf = (iso: string) => momentWords(iso, london, now)
  expect(wordsOf('2026-11-20T17:00:00.000Z')).toBe('Today 17:00')
  expect(wordsOf('2026-11-17T06:40:00.000Z')).toBe('Tue 06:40')
  expect(wordsOf('2026-11-23T09:20:00.000Z')).toBe('Mon 09:20')
  expect(wordsOf('2026-11-12T09:20:00.000Z')).toBe('12 Nov')
  expect(wordsOf('2025-11-12T09:20:00.000Z')).toBe('12 Nov 2025')
  expect(momentWords('2026-11-20T17:00:00.000Z', { timeZone: 'Asia/Tokyo', clock: '' }, now)).toBe('Sat 02:00')
})

const called = (at: string): TimelineEntry => ({ ...anEntry('call'), at })
const asks = (bookedFor: string, ...timeline: TimelineEntry[]) => asksForOutcome({ bookedFor, timeline }, now)

test('once the hour of a booked call has begun, its outcome is asked for until somebody has noted a call', () => {
  expect(asks('')).toBe(false)
  expect(asks('2026-11-20T11:00:00.000Z')).toBe(false)
  expect(asks('2026-11-20T10:00:00.000Z')).toBe(true)
  expect(asks('2026-11-20T10:00:00.000Z', { ...anEntry('note'), at: '2026-11-20T10:00:00.000Z' })).toBe(true)
  expect(asks('2026-11-20T10:00:00.000Z', called('2026-11-19T10:00:00.000Z'))).toBe(true)
  expect(asks('2026-11-20T10:00:00.000Z', called('2026-11-20T09:30:00.000Z'))).toBe(false)
})

test('initials are the first letters of the first and of the last word', () => {
  expect(['Tom Okafor', 'T', 'Ana de la Cruz', 'émile (Ops)', ' ', ''].map(initialsOf)).toEqual([
    'TO',
    'T',
    'AC',
    'ÉO',
    '',
    '',
  ])
})

test('a row says what it is about and who sent it, whatever is missing', () => {
  const item = { _id: '1', kind: 'products', title: 'Heat pumps' }
  const none = { _id: '', kind: '', title: '' }
  expect(aboutOf({ item, form: 'specialists' })).toBe('Heat pumps')
  expect((['specialists', 'contacts', 'bills'] as const).map((form) => aboutOf({ item: none, form }))).toEqual([
    'Request',
    'Contact',
    'Bill',
  ])
  expect(nameOf({ name: 'Ada Byron', email: 'a@b.c' })).toBe('Ada Byron')
  expect([nameOf({ name: '', email: 'a@b.c' }), nameOf({ name: '', email: '' })]).toEqual(['a@b.c', 'Somebody'])
  expect([
    businessOf({ businessName: 'Bakery', account: false }),
    businessOf({ businessName: '', account: true }),
  ]).toEqual(['Bakery', 'Has an account'])
  expect(businessOf({ businessName: '', account: false })).toBe('Visitor')
})

test.each([
  ['+44 20 7946 0101', '+442079460101'],
  ['+44 (0)20 7946 0101', '+442079460101'],
  ['0044 ( 0 ) 20 7946 0101', '00442079460101'],
  ['(0)20 7946 0101', '02079460101'],
  ['(+44) 20 7946 0101', '+442079460101'],
  ['Mobile: +44 (0)20 7946 0101', '+442079460101'],
  ['(0044) (0)20 7946 0101', '00442079460101'],
  ['020 7946 0101 ext. 12', '02079460101'],
  ['07700 900142 or +44 20 7946 0101', '07700900142'],
  ['020 7946-0101', '02079460101'],
  ['by mail', ''],
])('for the number %s a link dials %j', (phone, number) => expect(dialled(phone)).toBe(number))
