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

test('a long text is quoted only in part', () => {
  expect(templateText({ ...anInquiry, comment: 'word '.repeat(4_000) }).length).toBeLessThan(2_500)
})

test('the first reply has the date of the inquiry as subject, later ones the subject of the previous reply', () => {
  expect(templateSubject('request', anInquiry, [])).toBe('Your request of 20 November 2026')
  expect(templateSubject('request', anInquiry, [aReply('Your roof')])).toBe('Re: Your roof')
  expect(templateSubject('request', anInquiry, [aReply('Your roof'), aReply('Re: Your roof')])).toBe('Re: Your roof')
})
