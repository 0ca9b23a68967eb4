import type { Block } from '@energy/contracts/formatted'
import { expect, test } from 'vitest'
import { mailHtmlOf, mailTextOf } from '../src/mail-blocks.ts'

const base = 'https://energy.example/'
const of = (...blocks: Block[]) => ({ blocks, base })
const paragraph = (text: string, more: object = {}): Block => ({ type: 'paragraph', runs: [{ text, ...more }] })
const item = (...blocks: Block[]): Block => ({ type: 'item', blocks })

test('the text of a mail has links with their addresses, and each address once', () => {
  expect(
    mailTextOf(
      of({
        type: 'paragraph',
        runs: [
          { text: 'Read ' },
          { text: 'this', bold: true, href: '/tariffs' },
          { text: ', ' },
          { text: 'https://example.com/', href: 'https://example.com/' },
          { text: ', ' },
          { text: 'https://example.com', href: 'https://example.com' },
          { text: ' or ' },
          { text: 'hello@example.com', href: 'mailto:hello@example.com' },
        ],
      }),
    ),
  ).toBe('Read this (https://energy.example/tariffs), https://example.com/, https://example.com or hello@example.com')
})

test('the text of a mail has lists, quotes and headings as one writes them', () => {
  const inner: Block = { type: 'bullets', blocks: [item(paragraph('in')), item(paragraph('deep'))] }
  expect(
    mailTextOf(
      of(
        { type: 'heading', runs: [{ text: 'Cold' }] },
        { type: 'numbers', start: 9, blocks: [item(paragraph('nine'), inner), item(paragraph('ten\nlines'))] },
        { type: 'quote', blocks: [paragraph('one'), paragraph('two')] },
      ),
    ),
  ).toBe('Cold\n\n9. nine\n\n   - in\n   - deep\n10. ten\n    lines\n\n> one\n\n> two')
})

test('the HTML of a mail has its words and addresses escaped, and loads nothing', () => {
  const html = mailHtmlOf(
    of(paragraph('<img src=x>\nnext', { italic: true }), paragraph('link', { bold: true, href: '/?a=1&b="2"' }), {
      type: 'numbers',
      start: 3,
      blocks: [item(paragraph('three'))],
    }),
  )
  expect(html).toContain('<em>&lt;img src=x&gt;<br>next</em>')
  expect(html).toContain('<a href="https://energy.example/?a=1&amp;b=%222%22" style="color:#0e5a41"><b>link</b></a>')
  expect(html).toMatch(/<ol start="3"[^>]*><li><p[^>]*>three<\/p><\/li><\/ol>/)
  expect(html).not.toMatch(/<(img|link|script|style)|url\(/)
})
