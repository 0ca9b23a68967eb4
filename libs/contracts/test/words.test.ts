import { expect, test } from 'vitest'
import { firstLetters, firstWords, paragraphsOf } from '../src/words.ts'

test('a text with at most the given number of words is unchanged', () => {
  expect(firstWords(' one two  three ', 3)).toBe('one two three')
  expect(firstWords('', 3)).toBe('')
})

test('a longer text is cut after a whole word and ends with an ellipsis', () => {
  expect(firstWords('one two three four', 3)).toBe('one two three…')
  expect(firstWords('One two three. Four five.', 3)).toBe('One two three…')
  expect(firstWords('One two three... Four five.', 3)).toBe('One two three…')
})

test('an overlong word is cut after 60 code points', () => {
  expect(firstWords(`one ${'😀'.repeat(20_000)}`, 2)).toBe(`one ${'😀'.repeat(60)}…`)
  expect(firstWords(`${'a'.repeat(61)} two three`, 2)).toBe(`${'a'.repeat(60)}… two…`)
  expect(firstWords('😀'.repeat(60), 1)).toBe('😀'.repeat(60))
})

test('a text is cut between characters, never within one', () => {
  expect([firstLetters('a🌞🌞', 2), firstLetters('a🌞', 2), firstLetters('', 2)]).toEqual(['a🌞', 'a🌞', ''])
})

test('blank lines separate paragraphs, single line breaks stay', () => {
  expect(paragraphsOf('first\nline two\n\n \nsecond\r\n\r\nthird\n')).toEqual(['first\nline two', 'second', 'third'])
  expect(paragraphsOf('first\r\n \t\r\n\n\n  second')).toEqual(['first', 'second'])
  expect(paragraphsOf('')).toEqual([])
})
