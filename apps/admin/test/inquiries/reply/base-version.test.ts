import { expect, test } from 'vitest'
import { sinceBegun } from '../../../src/features/inquiries/reply/base-version.ts'
import { anEntry, anInquiry } from '../../fixtures/inquiry.ts'

const before = anEntry()
/** The newest version, with entries since the reply was begun. */
const latestWith = (...entries: ReturnType<typeof anEntry>[]) => ({
  item: anInquiry({ timeline: [before, ...entries] }),
  etag: '"2"',
})
const begun = { etag: '"1"', seen: 1 }

test('a reply is based on the newest version until something is typed', () => {
  expect(sinceBegun(latestWith(anEntry()), undefined, 'Amara')).toEqual({ base: { etag: '"2"', seen: 2 }, entries: [] })
})

test('what the writer has done meanwhile leaves a reply as it is', () => {
  const own = [anEntry({ what: 'assignee' }), anEntry({ what: 'state' })]
  expect(sinceBegun(latestWith(...own), begun, 'Amara')).toMatchObject({ base: { etag: '"2"' }, entries: [] })
})

test.each([
  ['a step of somebody else', anEntry({ what: 'state', who: 'Noor' })],
  ['an answer, also of the writer in another window', anEntry({ what: 'reply' })],
  ['what the sender wrote back', anEntry({ what: 'message', who: 'Ola' })],
])('%s is shown before a reply is sent', (_, entry) => {
  expect(sinceBegun(latestWith(entry), begun, 'Amara')).toEqual({ base: begun, entries: [entry] })
})
