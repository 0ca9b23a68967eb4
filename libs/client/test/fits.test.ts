import { expect, test } from 'vitest'
import { fits } from '../src/fits.ts'

test('the length of a text is measured after trimming, in code points', () => {
  expect(fits({ maxLength: 2 }, ' 🌊🌊 ')).toBe(true)
  expect(fits({ maxLength: 2 }, 'abc')).toBe(false)
  expect(fits({ minLength: 1 }, '   ')).toBe(false)
  expect(fits({ minLength: 1 }, 'a')).toBe(true)
  expect(fits({}, '')).toBe(true)
  expect(fits({}, 'x'.repeat(20_000))).toBe(true)
})

test('a pattern is matched by code points, as on the server', () => {
  expect(fits({ pattern: '^.$' }, '🌊')).toBe(true)
  expect(fits({ pattern: '^[0-9]*$' }, '+44')).toBe(false)
})
