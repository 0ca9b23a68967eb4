import { expect, test } from 'vitest'
import { shareOf, stepOf } from '../src/shared/counts.ts'

test('the lines behind the bars are five apart, and further where they were too many', () => {
  expect([0, 12, 50, 51, 100, 101, 10_006].map(stepOf)).toEqual([5, 5, 5, 10, 10, 20, 2_000])
})

test('a share that rounds to nothing is still something', () => {
  expect([shareOf(7, 27), shareOf(6, 10_019), shareOf(0, 27), shareOf(0, 0)]).toEqual(['26%', '<1%', '0%', '0%'])
})
