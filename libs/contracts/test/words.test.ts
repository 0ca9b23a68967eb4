import { expect, test } from 'vitest'
import { firstWords, paragraphsOf } from '../src/words.ts'

test('a text of no more words than asked for stays as it is', () => {
  expect(firstWords(' one two  three ', 3)).toBe('one two three')
  expect(firstWords('', 3)).toBe('')
})

test('a longer text is cut after the last whole word and says so', () => {
  expect(firstWords('one two three four', 3)).toBe('one two three…')
  expect(firstWords('One two three. Four five.', 3)).toBe('One two three…')
})

test('blank lines part paragraphs, single breaks stay', () => {
  expect(paragraphsOf('first\nline two\n\n \nsecond\r\n\r\nthird\n')).toEqual(['first\nline two', 'second', 'third'])
  expect(paragraphsOf('')).toEqual([])
})
