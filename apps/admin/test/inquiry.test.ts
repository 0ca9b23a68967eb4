import type { TimelineEntry, State } from '@energy/contracts/inquiries/inquiry'
import { expect, test } from 'vitest'
import { agoOf } from '../src/features/inquiries/timeline/ago.tsx'
import { isOverdue, nextToAnswer } from '../src/features/inquiries/inquiry.ts'
import { actionsOf } from '../src/features/inquiries/timeline/entry-words.ts'
import { withRow } from '../src/features/inquiries/use-row-by-id.ts'

const anEntry = (what: TimelineEntry['what'], text = ''): TimelineEntry => ({
  _id: '',
  at: '',
  who: 'Amara',
  what,
  text,
  subject: '',
})
const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id)
const inState = (state: State) => ({ state })
const now = Date.parse('2026-11-20T10:00:00.000Z')

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
})

test('the next request to answer is the oldest new one, else the oldest open one, else the newest', () => {
  const [closed, contacted, fresh] = [inState('closed'), inState('contacted'), inState('new')]
  const [before, after] = [{ ...fresh }, { ...fresh }]
  expect(nextToAnswer([closed, after, before, contacted])).toBe(before)
  expect(nextToAnswer([closed, { ...contacted }, contacted, closed])).toBe(contacted)
  expect(nextToAnswer([closed, { ...closed }])).toBe(closed)
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
  expect(actionsOf(done).map(({ action }) => action)).toEqual([
    'took it',
    'marked it as contacted',
    'closed it',
    'reopened it',
    'gave it to Grace',
    'gave it to nobody',
  ])
})

test('the row with the id of the URL is inserted in the order of the list', () => {
  expect(ids(withRow([{ _id: '3' }, { _id: '1' }], { _id: '2' }))).toEqual(['3', '2', '1'])
})
