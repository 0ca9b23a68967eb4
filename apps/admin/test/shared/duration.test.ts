import { WORKING_DAY } from '@energy/contracts/time/working-time'
import { expect, test } from 'vitest'
import { durationWords } from '../../src/shared/company/duration.ts'

test('a working time is written in its two largest units', () => {
  const words = [0, 12, 59.6, 60, 200, 305, 480, 545, 1020].map((minutes) => durationWords(minutes, WORKING_DAY))
  expect(words).toEqual([
    '0 min',
    '12 min',
    '1 h 00 min',
    '1 h 00 min',
    '3 h 20 min',
    '5 h 05 min',
    '1 d',
    '1 d 1 h',
    '2 d 1 h',
  ])
  expect(durationWords(545, 3 * WORKING_DAY)).toBe('9 h 05 min')
})
