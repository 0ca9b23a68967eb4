import { expect, test } from 'vitest'
import { templateSubject, templateText } from '../../../src/features/inquiries/reply/reply-template.ts'
import { anEntry, anInquiry } from '../../fixtures/inquiry.ts'

const inquiry = anInquiry({ name: 'Grace Obi', comment: 'Is our roof\nstrong enough?' })
const company = {
  name: 'Millrace Energy',
  phone: '+44 20 7946 0112',
  timeZone: 'Europe/London',
  clock: 'London time',
}
const aReply = (subject: string) => anEntry({ what: 'reply', subject })

test('a reply starts with a greeting, empty lines and the quoted inquiry', () => {
  expect(templateText(inquiry, company)).toMatch(
    /^Dear Grace Obi,\n\n\n\nOn 20 November 2026 you wrote:\n> Is our roof\n> strong/,
  )
})

test('an inquiry without text is not quoted', () => {
  expect(templateText({ ...inquiry, comment: '' }, company)).not.toContain('you wrote')
})

/** The first line that a reply to this text quotes. */
const quoted = (comment: string) => /^> (.*)$/m.exec(templateText({ ...inquiry, comment }, company))?.[1]

test('a long text is quoted only in part, without half a character or a space at its end', () => {
  expect(quoted('x'.repeat(2_000))).toBe('x'.repeat(2_000))
  expect(quoted('x'.repeat(2_001))).toBe(`${'x'.repeat(2_000)} …`)
  expect(quoted(`${'x'.repeat(1_998)}   y`)).toBe(`${'x'.repeat(1_998)} …`)
  expect(quoted(`${'x'.repeat(1_999)}☀️☀️`)).toMatch(/^x{1999}\u2600 …$/)
  expect(quoted(`${'x'.repeat(1_999)}🌞🌞`)).toBe(`${'x'.repeat(1_999)}\uFFFD …`)
})

test('what was written back is quoted in place of the first text', () => {
  const timeline = [anEntry({ what: 'message', text: 'And on Monday?' })]
  expect(templateText({ ...inquiry, timeline }, company)).toContain('> And on Monday?')
})

const subjectAfter = (...timeline: ReturnType<typeof aReply>[]) =>
  templateSubject('request', { ...inquiry, timeline }, company)

test('the first reply has the date of the inquiry as subject, later ones the subject of the previous reply', () => {
  expect(subjectAfter()).toBe('Your request of 20 November 2026')
  expect(subjectAfter(aReply('Your roof'))).toBe('Re: Your roof')
  expect(subjectAfter(aReply('Your roof'), aReply('Re: Your roof'))).toBe('Re: Your roof')
})

test('only replies with a subject count, and a mark is taken off the beginning alone', () => {
  expect(subjectAfter(aReply('Your roof'), anEntry({ subject: 'A note' }), aReply(''))).toBe('Re: Your roof')
  expect(subjectAfter(aReply('Re: RE:re:  Your roof'))).toBe('Re: Your roof')
  expect(subjectAfter(aReply('Your core: Re: roof'))).toBe('Re: Your core: Re: roof')
})

test.each([
  ['Asia/Tokyo', '21 November 2026'],
  ['Europe/London', '20 November 2026'],
])('the day of an inquiry is that of the company, wherever the browser is: in %s it is %s', (timeZone, day) => {
  const late = { ...inquiry, createdAt: '2026-11-20T16:30:00.000Z' }
  const there = { ...company, timeZone }
  expect(templateSubject('request', late, there)).toBe(`Your request of ${day}`)
  expect(templateText(late, there)).toContain(`On ${day} you wrote:`)
})
