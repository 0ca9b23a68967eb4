import { expect, test } from 'vitest'
import { shareText } from '../../../src/server/share/share-text.ts'
import { firstSite } from '../../fixtures/first-site.ts'
import { items } from '../../fixtures/fresh-items.ts'

const { company } = firstSite('other')
type Kind = keyof typeof items
const textOf = (texts: object, kind: Kind = 'services', shown: object = {}) =>
  shareText(kind, { ...items[kind], ...texts }, { ...company, ...shown })

test('a picture says what the item is called, and of what kind it is, with the wordmark', () => {
  expect(textOf({ headerTitle: 'Heat pumps', titlePrefix: 'Air' })).toEqual({
    title: 'Heat pumps',
    prefix: 'Air',
    kind: 'Service',
    carrier: '#ffc233',
    wordmark: ['Millrace', 'Energy'],
  })
})

test('the band of each kind has its colour', () => {
  const kinds: Kind[] = ['services', 'products', 'blogs']
  expect(kinds.map((kind) => textOf({}, kind).carrier)).toEqual(['#ffc233', '#f4552e', '#8cc4ec'])
})

test('what the font has no letters for is left out, without a gap', () => {
  expect(textOf({ headerTitle: ' Żółć\u0000 再生 🚀 ™  & more\u200b ' }).title).toBe('Żółć & more')
  expect(textOf({ headerTitle: 'Wa\u0308rme' }).title).toBe('Wärme')
  expect(textOf({ headerTitle: 'Wind再生Sun' }).title).toBe('Wind Sun')
  expect(textOf({}, 'services', { wordmarkFirst: '再生 Wind', wordmarkSecond: '🚀' }).wordmark).toEqual(['Wind', ''])
})

test('the signs of our texts stay', () => {
  const signs = '“Wind” – 5 m² · 20 °C × ½, €7 & more…'
  expect(textOf({ headerTitle: signs }).title).toBe(signs)
})

test('an item whose title the font cannot show has the title of its kind', () => {
  expect(textOf({ headerTitle: '再生可能エネルギー' }, 'blogs').title).toBe('Guides')
})

test('of a long prefix the first eight words are shown', () => {
  expect(textOf({ titlePrefix: 'one two three four five six seven eight nine' }).prefix).toBe(
    'one two three four five six seven eight…',
  )
})
