import { recordOf } from '@energy/contracts/record-of'
import { FOUND_KINDS, MOST_COUNTED, MOST_RANKED, type SiteSearch } from '@energy/contracts/site/site-search'
import { expect, test } from 'vitest'
import { listedOf, totalOf } from '../../src/features/search/totals.ts'

const countsOf = (some: Partial<SiteSearch['counts']>) => recordOf(FOUND_KINDS, (kind) => some[kind] ?? 0)
const some = { services: 3, products: 2, blogs: 4 }

test('results are counted by kind and in all', () => {
  const counts = countsOf(some)
  expect(totalOf(counts)).toEqual({ results: 9, text: '9' })
  expect(totalOf(counts, 'blogs')).toEqual({ results: 4, text: '4' })
  expect(listedOf(counts)).toBe(9)
})

test('where not all were counted or ranked, the number says so, and the pages end with those that were', () => {
  const many = countsOf({ ...some, blogs: MOST_COUNTED })
  expect(totalOf(many)).toEqual({ results: MOST_COUNTED + 5, text: '1,005+' })
  expect(totalOf(many, 'services').text).toBe('3')
  expect(listedOf(many)).toBe(MOST_RANKED + 5)
})
