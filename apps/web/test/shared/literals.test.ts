import { expect, test } from 'vitest'
import { accountWords } from '../fixtures/words/account.ts'
import { bookingWords } from '../fixtures/words/booking.ts'
import { estimateWords } from '../fixtures/words/estimate.ts'
import { firstTexts } from '../fixtures/first-site.ts'
import { literalsOf } from '../fixtures/literals.ts'
import { offerWords } from '../fixtures/words/offer.ts'
import { ownWords } from '../fixtures/words/own.ts'
import { searchWords } from '../fixtures/words/search.ts'

const files = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const literals = Object.entries(files).flatMap(([file, code]) =>
  literalsOf(file, code).map((text) => ({ file: file.replace('../', ''), text })),
)

const WORD = /^[“"'(…]*\p{L}[\p{L}’'…-]*[.,;:!?)”"'…]*$/u
const wordsIn = (text: string) => text.split(' ').filter((word) => WORD.test(word)).length
/** Whether it says something; one or two words are a label. */
const isPhrase = (text: string) => wordsIn(text) >= 3

const mayStay = new Set(
  [...ownWords, ...accountWords, ...offerWords, ...estimateWords, ...searchWords, ...bookingWords].flatMap(
    ({ texts }) => texts,
  ),
)

// What the company says of itself and its work is edited in the dashboard: see the records in libs/contracts/src/texts.
// Only a text that belongs to the code, such as a label or an error, is added to fixtures/words/own.ts.
test('no text of the company is in the code of the site', () => {
  expect(literals.filter(({ text }) => isPhrase(text) && !mayStay.has(text))).toEqual([])
})

test('no text with which a new site starts is in the code of the site', () => {
  const first = new Set(firstTexts.filter((text) => wordsIn(text) >= 2))
  expect(first.size).toBeGreaterThan(100)
  expect(literals.filter(({ text }) => first.has(text) && !mayStay.has(text))).toEqual([])
})

test('every text that may stay is in the code', () => {
  const used = new Set(literals.map(({ text }) => text))
  expect([...mayStay].filter((text) => !used.has(text))).toEqual([])
})

test.each([
  ['between tags', 'const A = () => <p>We measure what others guess.</p>'],
  ['in lines', 'const A = () => (\n  <p>\n    We measure what\n    others guess.\n  </p>\n)'],
  ['in an attribute', 'const A = () => <Banner lead="We measure what others guess." />'],
  ['in a string', "const lead = 'We measure what others guess.'"],
])('a sentence %s is found', (_, code) => {
  expect(literalsOf('a.tsx', code).filter(isPhrase)).toEqual(['We measure what others guess.'])
})

test('a sentence with a value in it is found', () => {
  expect(literalsOf('a.ts', 'const lead = `Since ${year} we measure what others guess.`')).toContain(
    'Since … we measure what others guess.',
  )
})

test('classes and names of modules are no texts', () => {
  const code = "import { a } from 'one of two'\nconst A = () => <p className={a ? 'one of two' : `one of ${a}`} />"
  expect(literalsOf('a.tsx', code)).toEqual([])
})
