import { expect, test } from 'vitest'
import { piecesOf } from '../src/features/search/matched.ts'

/** The text, with brackets round what was hit. */
const shown = (text: string, q: string) =>
  piecesOf(text, q)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('')

test('the beginnings of words are hit, whatever the case, and nothing inside of a word', () => {
  expect(shown('Heat pumps', 'heat')).toBe('[Heat] pumps')
  expect(shown('A reheated heatpump', 'HEAT')).toBe('A reheated [heat]pump')
  expect(shown('Émile Zola', 'émi zo')).toBe('[Émi]le [Zo]la')
  expect(shown('tom.okafor@rye.example', 'tom okafor')).toBe('[tom].[okafor]@rye.example')
})

test('the longer of two words wins', () => {
  expect(shown('Solar panels', 's solar')).toBe('[Solar] panels')
})

test('what is typed is text and no pattern', () => {
  expect(shown('Heat (air) pumps [new] 1+1', '( . [new] 1+1 \\')).toBe('Heat (air) pumps [[new]] [1]+[1]')
  expect(shown('Heat pumps', '.*')).toBe('Heat pumps')
})

test('without a word nothing is hit', () => {
  expect(piecesOf('Heat pumps', ' - ')).toEqual([{ text: 'Heat pumps', hit: false }])
})
