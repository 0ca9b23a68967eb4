// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { clearPersonalStorage, personalKey } from '../src/personal-storage.ts'

test('what is kept of a person goes with them, and what is kept of the browser stays', () => {
  for (const name of [personalKey('draft'), personalKey('seen'), 'theme', 'my energy-keepsake'])
    localStorage.setItem(name, '1')
  expect(personalKey('draft')).not.toBe(personalKey('seen'))
  clearPersonalStorage()
  expect(Object.keys(localStorage).toSorted()).toEqual(['my energy-keepsake', 'theme'])
})
