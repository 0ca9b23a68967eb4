import type { Block, Run } from '@energy/contracts/formatted'
import { parse } from '@energy/formatted/parse'
import { write } from '@energy/formatted/write'
import type { JSONContent } from '@tiptap/core'

/** The level of headings in the editor. The site chooses its own. */
export const HEADING_LEVEL = 2

const paragraph = (content: JSONContent[]): JSONContent => ({ type: 'paragraph', content })

/** A formatted text as a document of the editor. */
export function documentOf(text: string): JSONContent {
  const content = parse(text).map(nodeOf)
  // A document has at least one block.
  return { type: 'doc', content: content.length > 0 ? content : [paragraph([])] }
}

function nodeOf({ type, runs = [], blocks = [], start = 1 }: Block): JSONContent {
  const content = blocks.map(nodeOf)
  switch (type) {
    case 'paragraph':
      return paragraph(runs.flatMap(inlinesOf))
    case 'heading':
      return { type: 'heading', attrs: { level: HEADING_LEVEL }, content: runs.flatMap(inlinesOf) }
    case 'quote':
      return { type: 'blockquote', content }
    case 'bullets':
      return { type: 'bulletList', content }
    case 'numbers':
      return { type: 'orderedList', attrs: { start }, content }
    case 'item':
      // An item begins with a paragraph.
      return { type: 'listItem', content: blocks[0]?.type === 'paragraph' ? content : [paragraph([]), ...content] }
  }
}

function inlinesOf({ text, bold, italic, href }: Run): JSONContent[] {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(href === undefined ? [] : [{ type: 'link', attrs: { href } }]),
  ]
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [{ type: 'hardBreak', marks }] : []),
      ...(line ? [{ type: 'text', text: line, marks }] : []),
    ])
}

/** A document of the editor as a formatted text. */
export const textOfDocument = ({ content = [] }: JSONContent) => write(content.flatMap(blockOf))

const TYPES: Readonly<Record<string, Block['type']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  blockquote: 'quote',
  bulletList: 'bullets',
  orderedList: 'numbers',
  listItem: 'item',
}

function blockOf({ type = '', attrs, content = [] }: JSONContent): Block[] {
  const name = TYPES[type]
  if (!name) return []
  if (name === 'paragraph' || name === 'heading') {
    const runs = content.map(runOf).filter(({ text }) => text)
    return runs.some(({ text }) => text.trim()) ? [{ type: name, runs }] : []
  }
  const blocks = content.flatMap(blockOf)
  if (name === 'numbers') return [{ type: name, blocks, start: startOf(attrs?.['start']) }]
  return blocks.length > 0 || name === 'item' ? [{ type: name, blocks }] : []
}

/** A number of a list has at most nine digits in Markdown. */
const startOf = (start: unknown) => (typeof start === 'number' && start >= 0 && start < 1e8 ? start : 1)

function runOf({ type, text = '', marks = [] }: JSONContent): Run {
  const run: Run = { text: type === 'hardBreak' ? '\n' : text }
  for (const mark of marks) {
    if (mark.type === 'bold') run.bold = true
    if (mark.type === 'italic') run.italic = true
    if (mark.type === 'link') run.href = String(mark.attrs?.['href'])
  }
  return run
}
