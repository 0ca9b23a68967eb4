import type { TimelineEntry } from '@energy/contracts/inquiries/inquiry'
import { expect, test } from 'vitest'
import { templateSubject, templateText } from '../src/features/inquiries/reply/reply-template.ts'

const anInquiry = {
  _id: '0',
  state: 'new' as const,
  email: 'grace@example.com',
  name: 'Grace Obi',
  phone: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  comment: 'Is our roof\nstrong enough?',
}
const aReply = (subject: string): TimelineEntry => ({ _id: '1', at: '', who: '', what: 'reply', text: '', subject })

test('a reply starts with a greeting, empty lines and the quoted inquiry', () => {
  expect(templateText(anInquiry)).toMatch(
    /^Dear Grace Obi,\n\n\n\nOn 20 November 2026 you wrote:\n> Is our roof\n> strong/,
  )
})

test('an inquiry without text is not quoted', () => {
  expect(templateText({ ...anInquiry, comment: '' })).not.toContain('you wrote')
})

/** The first line that a reply to this text quotes. */
const quoted = (comment: string) => /^> (.*)$/m.exec(templateText({ ...anInquiry, comment }))?.[1]

test('a long text is quoted only in part, without half a character or a space at its end', () => {
  expect(quoted('x'.repeat(2_000))).toBe('x'.repeat(2_000))
  expect(quoted('x'.repeat(2_001))).toBe(`${'x'.repeat(2_000)} …`)
  expect(quoted(`${'x'.repeat(1_998)}   y`)).toBe(`${'x'.repeat(1_998)} …`)
  expect(quoted(`${'x'.repeat(1_999)}☀️☀️`)).toMatch(/^x{1999}\u2600 …$/)
  expect(quoted(`${'x'.repeat(1_999)}🌞🌞`)).toBe(`${'x'.repeat(1_999)}\uFFFD …`)
})

test('the first reply has the date of the inquiry as subject, later ones the subject of the previous reply', () => {
  expect(templateSubject('request', anInquiry, [])).toBe('Your request of 20 November 2026')
  expect(templateSubject('request', anInquiry, [aReply('Your roof')])).toBe('Re: Your roof')
  expect(templateSubject('request', anInquiry, [aReply('Your roof'), aReply('Re: Your roof')])).toBe('Re: Your roof')
})

test('only replies with a subject count, and a mark is taken off the beginning alone', () => {
  const note: TimelineEntry = { ...aReply('A note'), what: 'note' }
  expect(templateSubject('request', anInquiry, [aReply('Your roof'), note, aReply('')])).toBe('Re: Your roof')
  expect(templateSubject('request', anInquiry, [aReply('Re: RE:re:  Your roof')])).toBe('Re: Your roof')
  expect(templateSubject('request', anInquiry, [aReply('Your core: Re: roof')])).toBe('Re: Your core: Re: roof')
})
