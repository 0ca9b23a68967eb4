import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { expect, test } from 'vitest'
import { actionOf, actionsOf, whoOf } from '../../src/features/inquiries/timeline/entry-words.ts'
import { stepWord } from '../../src/features/inquiries/state/steps.tsx'
import { countOf } from '../../src/features/notifications/use-notifications.ts'
import { formatDate, formatDateTime, formatShortDateTime } from '../../src/shared/words/format-date.ts'
import { linkOf } from '../../src/shared/records/links.ts'
import { reasonOf } from '../../src/shared/words/reason.ts'

const email = 'ada@example.com'

test('each record links to its screen, and only a user with the e-mail, outside of the URL', () => {
  const linkTo = (kind: Parameters<typeof linkOf>[0]['kind']) => linkOf({ kind, _id: '7', email })
  expect(linkTo('products')).toEqual({ to: '/products?id=7', state: undefined })
  expect(linkTo('services')).toEqual({ to: '/services?id=7', state: undefined })
  expect(linkTo('blogs')).toEqual({ to: '/blog?id=7', state: undefined })
  expect(linkTo('users')).toEqual({ to: '/user?id=7', state: { email } })
  expect(linkTo('specialists')).toEqual({ to: '/invoice?id=7', state: undefined })
  expect(linkTo('contacts')).toEqual({ to: '/invoice?id=7', state: undefined })
})

test('a step between two states has the word of what it does', () => {
  expect(stepWord('new', 'contacted', 'request')).toBe('Mark as contacted')
  expect([stepWord('new', 'closed', 'request'), stepWord('contacted', 'closed', 'message')]).toEqual([
    'Close request',
    'Close message',
  ])
  expect(stepWord('closed', 'contacted', 'request')).toBe('Reopen request')
})

const anEntry = (what: TimelineEntry['what'], who = 'Ada') => ({ _id: '', at: '', who, what, text: '', subject: '' })

const clock = { timeZone: 'Europe/London', clock: 'London time' }
const wordsOf = (entry: TimelineEntry) => actionOf(entry, clock)

test('an entry of a timeline says who did what', () => {
  const entries = [anEntry('note'), anEntry('call'), anEntry('reply', '')]
  expect(entries.map(wordsOf)).toEqual(['left a note', 'called', 'answered by mail'])
  expect(entries.map(whoOf)).toEqual(['Ada', 'Ada', 'Somebody who has left'])
})

test('a call says how it ended, and a follow-up when', () => {
  const call = { ...anEntry('call'), outcome: 'noAnswer' as const }
  expect([wordsOf(call), wordsOf({ ...anEntry('followUp'), text: '2026-11-20T10:05:00Z' })]).toEqual([
    'called: no answer',
    'set the follow-up to Fri 20 Nov 2026, 10:05',
  ])
  expect([wordsOf(anEntry('followUp')), wordsOf(anEntry('message'))]).toEqual(['took the follow-up off', 'wrote back'])
})

test('a follow-up is said by the clock of the company, as it is set', () => {
  const entry = { ...anEntry('followUp'), text: '2026-11-20T16:30:00Z' }
  const words = ['Asia/Tokyo', 'America/New_York'].map((timeZone) => actionOf(entry, { timeZone, clock: '' }))
  expect(words).toEqual(['set the follow-up to Sat 21 Nov 2026, 01:30', 'set the follow-up to Fri 20 Nov 2026, 11:30'])
})

const step = (text: string) => ({ ...anEntry('state'), text })

test('a step is described by the step before it, whatever staff did between', () => {
  const actions = actionsOf([step('closed'), anEntry('note'), step('contacted')], clock).map(({ action }) => action)
  expect(actions).toEqual(['closed it', 'left a note', 'reopened it'])
})

test('a closed one whose sender wrote back waits again, so that it is not reopened but marked as contacted', () => {
  const actions = actionsOf([step('closed'), anEntry('message'), step('contacted')], clock).map(({ action }) => action)
  expect(actions).toEqual(['closed it', 'wrote back', 'marked it as contacted'])
})

test('a count of notifications is exact up to the limit of the API', () => {
  expect([7, 999, 1_000, 1_001].map(countOf)).toEqual(['7', '999', '1,000 or more', '1,000 or more'])
})

test('dates are written in British English', () => {
  // Without an offset: the time of the reader.
  const at = '2026-11-20T10:05:00'
  expect([formatDate(at), formatDateTime(at), formatShortDateTime(at)]).toEqual([
    '20 November 2026',
    '20 November 2026 at 10:05',
    '20 Nov 2026, 10:05',
  ])
})

test('the reason of a failure is the message of its error', () => {
  expect([reasonOf(new Error('The disk is full.')), reasonOf('no error')]).toEqual(['The disk is full.', ''])
})
