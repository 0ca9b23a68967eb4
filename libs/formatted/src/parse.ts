import { MAX_DEPTH, MAX_NODES, type Block } from '@energy/contracts/formatted'
import MarkdownIt, { type Token } from 'markdown-it'
import { isLink } from './link.ts'
import { joined, type Marks } from './runs.ts'

const markdown = new MarkdownIt('zero').enable([
  'blockquote',
  'emphasis',
  'escape',
  'heading',
  'link',
  'list',
  'newline',
])
markdown.validateLink = isLink
markdown.normalizeLink = (href) => href

// The last rule reads a paragraph. In the deepest blocks there is nothing else. A list is two levels: itself and its item.
const paragraph = markdown.block.ruler.getRules('').at(-1)
markdown.block.ruler.before(
  'blockquote',
  'deepest',
  (state, startLine, endLine, silent) =>
    state.level > MAX_DEPTH - 2 && paragraph !== undefined && paragraph(state, startLine, endLine, silent),
)

const TYPES: Readonly<Record<string, Block['type']>> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  blockquote_open: 'quote',
  bullet_list_open: 'bullets',
  ordered_list_open: 'numbers',
  list_item_open: 'item',
}

/**
 * Reads a formatted text. What is not in the set (HTML, code, tables, other links) stays as it was typed. Line breaks
 * stay; a heading of any level is a heading.
 */
export function parse(text: string): Block[] {
  const root: Block[] = []
  /** The open blocks; the last one is the innermost. */
  const open: Block[] = []
  let nodes = 0
  for (const token of markdown.parse(text, {})) {
    const type = TYPES[token.type]
    const inner = open.at(-1)
    if (type) open.push(opened(type, token))
    else if (token.nesting < 0) {
      const closed = open.pop()
      const siblings = open.length > 0 ? (open.at(-1) ?? closed) : undefined
      if (closed && hasContent(closed)) (siblings ? (siblings.blocks ??= []) : root).push(closed)
      nodes++
    } else if (inner && token.children) {
      inner.runs = runsOf(token.children)
      nodes += inner.runs.length
    }
  }
  return nodes > MAX_NODES ? [{ type: 'paragraph', runs: [{ text }] }] : root
}

function opened(type: Block['type'], token: Token): Block {
  const start = token.attrGet('start')
  return start === null ? { type } : { type, start: Number(start) }
}

const hasContent = ({ type, runs = [], blocks = [] }: Block) => type === 'item' || runs.length + blocks.length > 0

function runsOf(tokens: readonly Token[]) {
  const marks: Marks[] = [{}]
  const runs = tokens.flatMap((token) => {
    const around = marks.at(-1) ?? {}
    if (token.nesting > 0) marks.push({ ...around, ...markOf(token) })
    else if (token.nesting < 0) marks.pop()
    else return { text: token.type === 'text' ? token.content : '\n', ...around }
    return []
  })
  return joined(runs)
}

function markOf(token: Token): Marks {
  if (token.type === 'strong_open') return { bold: true }
  if (token.type === 'em_open') return { italic: true }
  const href = token.attrGet('href')
  return href ? { href: String(href) } : {}
}
