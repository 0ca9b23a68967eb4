import { expect, test } from 'vitest'
import { fullTitle, headOf } from '../../src/shared/head.ts'
import { isWithin, kindPages } from '../../src/shared/kinds.ts'

test('the title of a page ends with the company, and that of home is the company alone', () => {
  expect(fullTitle({ title: 'Guides' }, 'Wind & Co')).toBe('Guides · Wind & Co')
  expect(fullTitle({ title: 'Wind & Co' }, 'Wind & Co')).toBe('Wind & Co')
})

test('while the company is not known, a title is that of the page alone', () => {
  expect(fullTitle({ title: 'Guides' }, '')).toBe('Guides')
})

test('the head of a page is the innermost of its loaders', () => {
  const [outer, inner] = [{ title: 'Outer' }, { title: 'Inner' }]
  expect(headOf([outer, inner, undefined, null, 'text', {}, { title: 7 }])).toBe(inner)
  expect(headOf([undefined])).toBe(undefined)
})

test('a kind has its list and the pages of its items, and no path that only begins alike', () => {
  const guides = kindPages.blogs
  expect(['/guides', '/single_guide/7'].map((path) => isWithin(guides, path))).toEqual([true, true])
  expect(['/', '/guides/feed.xml', '/single_service/7'].map((path) => isWithin(guides, path))).toEqual([
    false,
    false,
    false,
  ])
})
