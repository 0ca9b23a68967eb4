import { expect, test } from 'vitest'
import { shareOf, stepOf } from '../src/shared/counts.ts'

test('the step between grid lines is five, and larger for counts that would need too many lines', () => {
  expect([0, 12, 50, 51, 100, 101, 10_006].map(stepOf)).toEqual([5, 5, 5, 10, 10, 20, 2_000])
})

test('a share above zero that rounds to zero is shown as <1%', () => {
  expect([shareOf(7, 27), shareOf(6, 10_019), shareOf(0, 27), shareOf(0, 0)]).toEqual(['26%', '<1%', '0%', '0%'])
})
