import { wordLists } from './word-lists.ts'

/**
 * HTML without styles. The content security policy allows none, not even in a document that is never shown, so the
 * attributes get another name before they are parsed.
 */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style\b.*?<\/style\s*>/gis, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/(?<=\s)style\s*=/gi, 'data-style='))

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** Puts the content of an element into a new one in its place. */
function renamed(element: Element, name: string) {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Puts the content of an element into a new one inside of it. */
function wrapped(element: Element, name: string) {
  const inner = element.ownerDocument.createElement(name)
  inner.append(...element.childNodes)
  element.append(inner)
}

const BOLD = /(?:^|[;\s])font-weight:\s*(?:bold|[5-9]00)/i
const NOT_BOLD = /(?:^|[;\s])font-weight:\s*(?:normal|[1-4]00)/i
const ITALIC = /(?:^|[;\s])font-style:\s*italic/i

/** Makes elements of the styles that are marks. Google Docs puts an element that only looks bold around everything. */
function styledMarks(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>(':is(b, strong, span)[data-style]')) {
    const style = element.dataset['style'] ?? ''
    if (element.localName === 'span') {
      if (BOLD.test(style)) wrapped(element, 'b')
      if (ITALIC.test(style)) wrapped(element, 'i')
    } else if (NOT_BOLD.test(style)) unwrap(element)
  }
}

const BLOCKS = 'p, ul, ol, h1, h2, h3, h4, h5, h6'

/** Makes a paragraph of each row of a table: without its cells, their words would be one. */
function tableRows(body: HTMLElement) {
  for (const row of body.querySelectorAll('tr')) {
    for (const cell of row.cells) cell.append(' ')
    if (!row.querySelector(BLOCKS)) renamed(row, 'p')
  }
  for (const part of body.querySelectorAll('table, thead, tbody, tfoot, tr, th, td')) unwrap(part)
}

/**
 * Cleans HTML that is pasted from Word, Google Docs and others. The schema of the editor drops most of it: tables,
 * pictures, links of other kinds. Here is what it cannot drop.
 */
export function cleanHtml(html: string) {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  for (const element of body.querySelectorAll('script, title, meta, xml, template')) element.remove()
  wordLists(body)
  tableRows(body)
  styledMarks(body)
  for (const quote of body.querySelectorAll('p[class*="Quote"]')) renamed(quote, 'blockquote')
  for (const title of body.querySelectorAll('p.MsoTitle')) renamed(title, 'h2')
  // A heading is bold by itself.
  for (const element of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) unwrap(element)
  // Empty paragraphs and breaks between blocks are space, which the site has anyway.
  for (const element of body.querySelectorAll('p')) if (!element.textContent.trim()) element.remove()
  for (const element of body.querySelectorAll('br'))
    if (element.parentElement?.querySelector(`:scope > :is(${BLOCKS})`)) element.remove()
  return body.innerHTML
}
