import { kinds } from '@energy/contracts/content'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import { expect, test } from 'vitest'
import { countsOf, formatCount, sentenceOf, shareOf, stepOf } from '../../src/shared/words/counts.ts'

test('the step between grid lines is five, and larger for counts that would need too many lines', () => {
  expect([0, 12, 50, 51, 100, 101, 10_006].map(stepOf)).toEqual([5, 5, 5, 10, 10, 20, 2_000])
})

test('a share above zero that rounds to zero is shown as <1%', () => {
  expect([shareOf(7, 27), shareOf(6, 10_019), shareOf(0, 27), shareOf(0, 0)]).toEqual(['26%', '<1%', '0%', '0%'])
})

test('a count is exact up to 10,000, and 10,000+ above', () => {
  expect([7, 1_234, 10_000, 10_001].map(formatCount)).toEqual(['7', '1,234', '10,000', '10,000+'])
  const look = { color: '', fill: '' }
  expect(sentenceOf([{ label: 'Products', count: 10_001, ...look }])).toBe('10,000+ products')
})

const shown = (counts: ReturnType<typeof countsOf>) => counts.map(({ label, count }) => `${label}: ${count}`)

test('the counts of the overview are those of each kind', () => {
  const none = recordOf(keysOf(kinds), () => 0)
  const overview = { ...none, products: 3, services: 2, blogs: 1, users: 9, requests: 8, people: 7 }
  const counts = countsOf(overview).slice(0, 3)
  expect(shown(counts)).toEqual(['Products: 3', 'Services: 2', 'Blogs: 1'])
  expect(new Set(counts.map(({ fill }) => fill)).size).toBe(3)
  expect(sentenceOf(counts)).toBe('3 products, 2 services, 1 blogs')
})
