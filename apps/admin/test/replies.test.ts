import { expect, test } from 'vitest'
import { mailtoOf } from '../src/components/replies.tsx'

const aLetter = {
  email: 'grace+solar@example.com',
  name: 'Grace Obi',
  phone: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  comment: 'Is our roof\nstrong enough?',
}

test('an answer is begun with a greeting and what was written', () => {
  const { pathname, searchParams } = new URL(mailtoOf(aLetter))
  expect(decodeURIComponent(pathname)).toBe('grace+solar@example.com')
  expect(searchParams.get('subject')).toBe('Your request of 20 November 2026')
  expect(searchParams.get('body')).toContain('Dear Grace Obi,\r\n')
  expect(searchParams.get('body')).toContain('> Is our roof\r\n> strong enough?')
})

test('nobody adds a recipient or a header by their address', () => {
  const { pathname, searchParams } = new URL(mailtoOf({ ...aLetter, email: 'a?cc=b@example.com' }))
  expect(pathname).toBe('a%3Fcc%3Db@example.com')
  expect(searchParams.has('cc')).toBe(false)
})

test('a long text is quoted as far as mail programs take it', () => {
  expect(mailtoOf({ ...aLetter, comment: 'word '.repeat(4_000) }).length).toBeLessThan(2_000)
})
