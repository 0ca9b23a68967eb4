import type { Block, Run } from '@energy/contracts/formatted'

/** Escapes a text for HTML. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A formatted text in a mail. */
export interface MailText {
  blocks: readonly Block[]
  /** The address of the site, to which paths of the site lead. */
  base: string
}

const absolute = (href: string, base: string) => new URL(href, base).href

const indented = (text: string, first: string, others = ' '.repeat(first.length)) =>
  text
    .split('\n')
    .map((line, at) => (line || at === 0 ? (at === 0 ? first : others) + line : line))
    .join('\n')

/** With the address of a link behind its words, except where its words are the address. */
const runText = ({ text, href }: Run, base: string) => {
  if (href === undefined) return text
  const url = absolute(href, base).replace(/^(mailto|tel):/, '')
  return text === url || URL.parse(text)?.href === url ? text : `${text} (${url})`
}

function blockText({ type, runs = [], blocks = [], start = 1 }: Block, base: string): string {
  if (type === 'bullets') return blocks.map((item) => indented(blockText(item, base), '- ')).join('\n')
  if (type === 'numbers') return blocks.map((item, at) => indented(blockText(item, base), `${start + at}. `)).join('\n')
  if (type === 'quote') return indented(mailTextOf({ blocks, base }), '> ', '> ')
  return runs.length > 0 ? runs.map((run) => runText(run, base)).join('') : mailTextOf({ blocks, base })
}

/** A formatted text as plain text. */
export const mailTextOf = ({ blocks, base }: MailText): string =>
  blocks.map((block) => blockText(block, base)).join('\n\n')

function runHtml({ text, bold, italic, href }: Run, base: string) {
  const lines = escaped(text).replaceAll('\n', '<br>')
  const emphasized = italic ? `<em>${lines}</em>` : lines
  const words = bold ? `<b>${emphasized}</b>` : emphasized
  return href === undefined ? words : `<a href="${escaped(absolute(href, base))}" style="color:#0e5a41">${words}</a>`
}

/** @param margin below it, in pixels */
function blockHtml({ type, runs = [], blocks = [], start }: Block, base: string, margin = 16): string {
  const words = runs.map((run) => runHtml(run, base)).join('')
  const inner = (between?: number) => blocks.map((block) => blockHtml(block, base, between)).join('\n')
  switch (type) {
    case 'paragraph':
      return `<p style="margin:0 0 ${margin}px">${words}</p>`
    case 'heading':
      return `<h2 style="margin:28px 0 8px;font-size:20px;line-height:26px;font-weight:640">${words}</h2>`
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:4px 0 0 16px;border-left:4px solid #3e9a6c">${inner()}</blockquote>`
    case 'bullets':
      return `<ul style="margin:0 0 16px;padding-left:24px">${inner()}</ul>`
    case 'numbers':
      return `<ol${start === undefined ? '' : ` start="${start}"`} style="margin:0 0 16px;padding-left:24px">${inner()}</ol>`
    case 'item':
      return `<li>${inner(6)}</li>`
  }
}

/** A formatted text as HTML with the look of our mails. */
export const mailHtmlOf = ({ blocks, base }: MailText): string =>
  blocks.map((block) => blockHtml(block, base)).join('\n')
