import type { Block } from '@energy/contracts/formatted'
import { array, assert, constant, constantFrom, property, record, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from '../src/parse.ts'
import { joined } from '../src/runs.ts'
import { textOf } from '../src/text-of.ts'
import { write } from '../src/write.ts'
import { trees } from './fixtures/trees.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)

test('what is written has the words of the tree, whatever they are', () => {
  assert(
    property(trees, (tree) => {
      expect(words(textOf(parse(write(tree))))).toEqual(words(textOf(tree)))
    }),
    { numRuns: 1000 },
  )
})

test('what is read is written and read again as the same tree', () => {
  assert(
    property(trees, (tree) => {
      const read = parse(write(tree))
      expect(parse(write(read))).toEqual(read)
    }),
    { numRuns: 1000 },
  )
})

test('marks of whole words stay', () => {
  const marks = {
    bold: constant(true),
    italic: constant(true),
    href: constantFrom('/a_(b)', 'https://x.example/?a&copy;'),
  }
  const someWords = stringMatching(/^[a-z]{1,5}( [a-z*_]{1,5}){0,2}[a-z]$/)
  const run = record({ text: someWords, ...marks }, { requiredKeys: ['text'] })
  assert(
    property(array(run, { minLength: 1, maxLength: 5 }), (runs) => {
      const spaced = joined(runs.flatMap((one, at) => (at > 0 ? [{ text: ' ' }, one] : one)))
      expect(parse(write([{ type: 'paragraph', runs: spaced }]))).toEqual([{ type: 'paragraph', runs: spaced }])
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  'Forty-eight numbers a day.\nThey cost nothing - they are yours.\n\n1.5 MW, #1 in Sheffield, 5 > 4, a + b',
  'Some `code`, <b>HTML</b> & snake_case',
  '**Bold**, *italic* and [a link](/contact)\n\n## Heading\n\n- one\n- two\n\n> quoted\n>\n> twice\n\n3. third\n4. fourth',
])('a text that is written as the editor writes it does not change: %j', (text) => {
  expect(write(parse(text))).toBe(text)
})

test.each(['##', '# 1', 'Number #', 'C #'])('a heading may begin and end with number signs: %s', (text) => {
  const heading: Block = { type: 'heading', runs: [{ text }] }
  expect(parse(write([heading]))).toEqual([heading])
})
