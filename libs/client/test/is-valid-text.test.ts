import { expect, test } from 'vitest'
import { isValidText } from '../src/is-valid-text.ts'

test('the length of a text is measured after trimming, in code points', () => {
  expect(isValidText({ maxLength: 2 }, ' 🌊🌊 ')).toBe(true)
  expect(isValidText({ maxLength: 2 }, 'abc')).toBe(false)
  expect(isValidText({ minLength: 1 }, '   ')).toBe(false)
  expect(isValidText({ minLength: 1 }, 'a')).toBe(true)
  expect(isValidText({}, '')).toBe(true)
  expect(isValidText({}, 'x'.repeat(20_000))).toBe(true)
})

test('a pattern is matched by code points, as on the server', () => {
  expect(isValidText({ pattern: '^.$' }, '🌊')).toBe(true)
  expect(isValidText({ pattern: '^[0-9]*$' }, '+44')).toBe(false)
})
