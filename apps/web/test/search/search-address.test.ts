import { LAST_PAGE } from '@energy/contracts/site/site-search'
import { expect, test } from 'vitest'
import { addressOf, askedIn, isAsked, rangeOf } from '../../src/features/search/address.ts'

const asked = (address: string) => askedIn(new URL(address, 'http://localhost').searchParams)

test('an address says what is looked for, in which kind and on which page', () => {
  const one = { q: 'heat & pump', kind: 'blogs', page: 3 } as const
  expect(addressOf(one)).toBe('/search?q=heat+%26+pump&kind=blogs&page=3')
  expect(asked(addressOf(one))).toEqual(one)
  expect(addressOf({ q: 'sun', page: 1 })).toBe('/search?q=sun')
})

test('a made-up kind or page is left out', () => {
  for (const query of ['kind=users', 'page=0', 'page=-1', 'page=1.5', 'page=x', `page=${LAST_PAGE + 1}`])
    expect(asked(`/search?q=sun&${query}`)).toEqual({ q: 'sun', page: 1 })
})

test('a query is what the API takes: no white space around it, no NUL, at most 200 letters', () => {
  expect(asked('/search?q=%20%00sun%20').q).toBe('sun')
  expect([...asked(`/search?q=${'\u{1F600}'.repeat(300)}`).q]).toHaveLength(200)
  expect(asked('/search').q).toBe('')
})

test('two letters are enough', () => {
  expect(isAsked(asked('/search?q=a'))).toBe(false)
  expect(isAsked(asked('/search?q=ab'))).toBe(true)
})

test('a page has a first and a last result', () => {
  expect(rangeOf(1, 6)).toEqual({ first: 1, last: 6 })
  expect(rangeOf(2, 3)).toEqual({ first: 7, last: 9 })
})
