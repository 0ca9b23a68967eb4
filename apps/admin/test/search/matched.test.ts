import { expect, test } from 'vitest'
import { piecesOf } from '../../src/features/search/matched.ts'

/** The text with brackets around the hits. */
const shown = (text: string, q: string) =>
  piecesOf(text, q)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('')

test('only beginnings of words are hits, in upper or lower case', () => {
  expect(shown('Heat pumps', 'heat')).toBe('[Heat] pumps')
  expect(shown('A reheated heatpump', 'HEAT')).toBe('A reheated [heat]pump')
  expect(shown('Émile Zola', 'émi zo')).toBe('[Émi]le [Zo]la')
  expect(shown('“Heat” pumps', '“heat pumps”')).toBe('“[Heat]” [pumps]')
  expect(shown('tom.okafor@rye.example', 'tom okafor')).toBe('[tom].[okafor]@rye.example')
})

test('the longer of two search words is the hit', () => {
  expect(shown('Solar panels', 's solar')).toBe('[Solar] panels')
})

test('the search text is not a regular expression', () => {
  expect(shown('Heat (air) pumps [new] 1+1', '( . [new] 1+1 \\')).toBe('Heat (air) pumps [[new]] [1]+[1]')
  expect(shown('Heat pumps', '.*')).toBe('Heat pumps')
})

test('a search text without words has no hits', () => {
  expect(piecesOf('Heat pumps', ' - ')).toEqual([{ text: 'Heat pumps', hit: false }])
})
