// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetKeepsakes, keepsake } from '../src/keepsakes.ts'

test('what is kept of a person goes with them, and what is kept of the browser stays', () => {
  for (const name of [keepsake('draft'), keepsake('seen'), 'theme', 'my energy-keepsake'])
    localStorage.setItem(name, '1')
  expect(keepsake('draft')).not.toBe(keepsake('seen'))
  forgetKeepsakes()
  expect(Object.keys(localStorage).toSorted()).toEqual(['my energy-keepsake', 'theme'])
})
