// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { clearPersonalStorage, personalKey } from '../../src/session/personal-storage.ts'

test('clearing personal storage removes personal keys and leaves all others', () => {
  for (const name of [personalKey('draft'), personalKey('seen'), 'theme', 'my energy-keepsake'])
    localStorage.setItem(name, '1')
  expect(personalKey('draft')).not.toBe(personalKey('seen'))
  clearPersonalStorage()
  expect(Object.keys(localStorage).toSorted()).toEqual(['my energy-keepsake', 'theme'])
})
