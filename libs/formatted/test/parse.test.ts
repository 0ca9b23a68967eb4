import type { Block } from '@energy/contracts/formatted'
import { MAX_DEPTH } from '@energy/contracts/formatted'
import { paragraphsOf } from '@energy/contracts/words'
import { array, assert, constantFrom, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linksOf } from '../src/links-of.ts'
import { mayHaveMarks } from '../src/may-have-marks.ts'
import { parse } from '../src/parse.ts'
import { plain } from '../src/plain.ts'
import { textOf } from '../src/text-of.ts'

const paragraph = (text: string): Block => ({ type: 'paragraph', runs: [{ text }] })
const item = (...blocks: Block[]): Block => ({ type: 'item', blocks })

test('paragraphs, bold, italic and links', () => {
  expect(parse('A **bold** and _italic_ word.\n\n[Write to **us**](mailto:a@example.com)')).toEqual([
    {
      type: 'paragraph',
      runs: [
        { text: 'A ' },
        { text: 'bold', bold: true },
        { text: ' and ' },
        { text: 'italic', italic: true },
        { text: ' word.' },
      ],
    },
    {
      type: 'paragraph',
      runs: [
        { text: 'Write to ', href: 'mailto:a@example.com' },
        { text: 'us', bold: true, href: 'mailto:a@example.com' },
      ],
    },
  ])
})

test('headings of one level, quotes and lists', () => {
  expect(parse('## Costs\n> Measured\n\n- One\n- Two\n  1. Inner\n\n3. Third')).toEqual([
    { type: 'heading', runs: [{ text: 'Costs' }] },
    { type: 'quote', blocks: [paragraph('Measured')] },
    {
      type: 'bullets',
      blocks: [item(paragraph('One')), item(paragraph('Two'), { type: 'numbers', blocks: [item(paragraph('Inner'))] })],
    },
    { type: 'numbers', start: 3, blocks: [item(paragraph('Third'))] },
  ])
  expect(parse('# Costs')).toEqual(parse('### Costs'))
})

test('a line break stays, as it does in a text without marks', () => {
  expect(parse('12 Canal Street\nSheffield')).toEqual([paragraph('12 Canal Street\nSheffield')])
})

test.each([
  '<b>x</b> <script>alert(1)</script>',
  '&amp; &lt;',
  '`code`',
  '    indented',
  '---',
  'Title\n===',
  '```\ncode\n```',
  '| a | b |\n| - | - |',
  '~~struck~~',
  'https://example.com',
  '<https://example.com>',
  '[a]: https://example.com',
])('what is not in the set is text: %j', (text) => {
  expect(textOf(parse(text))).toBe(text.trim())
  expect(JSON.stringify(parse(text))).not.toMatch(/href|bold|italic|heading/)
})

describe('links', () => {
  test.each(['https://example.com/a?b=c#d', '/contact', '/', 'mailto:a@example.com', 'tel:+441140000000'])(
    '%s is a link',
    (href) => expect(parse(`[a](${href})`)).toEqual([{ type: 'paragraph', runs: [{ text: 'a', href }] }]),
  )
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java&#115;cript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com',
    '//example.com',
    '/\\\\example.com',
    'example.com',
    '#top',
    'https://[',
    `https://example.com/${'x'.repeat(2_000)}`,
  ])('%s is text', (href) => expect(JSON.stringify(parse(`[a](${href})`))).not.toContain('href'))
})

test('the links of a text are found in their order, also in lists and quotes', () => {
  expect(linksOf(parse('[a](/a)\n\n- b\n- [c](/c)\n\n> 1. [d](/d)\n\n[e](/a)'))).toEqual(['/a', '/c', '/d', '/a'])
})

const lines = (text: string) => text.split('\n').map((line) => line.trim())

test('a text that has no marks is what it was: its paragraphs with their line breaks', () => {
  const texts = array(constantFrom('a', 'B.', '5', '-', '+', '#', '1)', '>', ' ', '\n', '\n\n', '\t', '…'))
  assert(
    property(texts, (parts) => {
      const text = parts.join('')
      pre(!mayHaveMarks(text))
      expect(parse(text).map((block) => lines(textOf([block])))).toEqual(paragraphsOf(text).map(lines))
    }),
    { numRuns: 2_000 },
  )
})

test('a text without its marks has its words', () => {
  expect(plain('**Heat** pumps: [how](/guides)\n- one\n- two\n\n> three')).toBe('Heat pumps: how\n\none\ntwo\n\nthree')
  expect(plain('No marks')).toBe('No marks')
})

const depthOf = (blocks: readonly Block[]): number =>
  Math.max(0, ...blocks.map(({ blocks: inner = [] }) => 1 + depthOf(inner)))

describe('hostile texts', () => {
  test.each([
    ['quotes', '> '.repeat(1_000)],
    ['lists', '- '.repeat(1_000)],
    ['indented lists', Array.from({ length: 1_000 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n')],
  ])('%s that are nested 1,000 deep are text below the greatest depth', (_, text) => {
    const tree = parse(`${text}end`)
    expect(depthOf(tree)).toBeLessThanOrEqual(MAX_DEPTH + 1)
    expect(textOf(tree)).toContain('end')
  })

  test.each(['*[', '[', '![', '*a **b ', '> ', '- ', '_*', '[a](', '\\', '[x](/y) ', '- a\n', '**', '(', 'a\n\n'])(
    '100 kB of %j take a bounded time',
    (part) => {
      const started = performance.now()
      const tree = parse(part.repeat(100_000 / part.length))
      expect(tree.length).toBeLessThan(5_000)
      expect(performance.now() - started).toBeLessThan(10_000)
    },
  )
})
