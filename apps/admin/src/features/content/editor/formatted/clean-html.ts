/** The level of a list item of Word, from 1; undefined for other elements. */
function wordLevel(element: Element) {
  const style = element.getAttribute('style') ?? ''
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style) ?? []
  return level === undefined ? undefined : Number(level)
}

/** What Word writes before an item: a number or a bullet. */
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'
const NUMBER = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

/** Makes lists of Word's paragraphs that look like list items. */
function wordLists(body: HTMLElement) {
  const open: { list: HTMLElement; level: number }[] = []
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div, table, ul, ol')) {
    const level = wordLevel(element)
    if (level === undefined || element.tagName !== 'P') {
      open.length = 0
      continue
    }
    const marker = element.querySelector(MARKER)
    const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const last = open.at(-1)
    if (last?.level === level && last.list.localName !== tag) open.pop()
    const item = body.ownerDocument.createElement('li')
    item.append(...element.childNodes)
    const current = open.at(-1)
    if (current?.level === level) {
      current.list.append(item)
      element.remove()
      continue
    }
    const list = body.ownerDocument.createElement(tag)
    list.append(item)
    const outer = current?.list.lastElementChild
    if (outer) {
      outer.append(list)
      element.remove()
    } else element.replaceWith(list)
    open.push({ list, level })
  }
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** An inline element that only looks like bold, such as the one that Google Docs puts around everything. */
const isNotBold = (element: HTMLElement) => /^(normal|[1-4]00)$/.test(element.style.fontWeight)

/**
 * Cleans HTML that is pasted from Word, Google Docs and others. The schema of the editor drops most of it: styles,
 * tables, pictures, links of other kinds. Here is what it cannot know.
 */
export function cleanHtml(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, script, title, meta, xml, template')) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('b, strong')) if (isNotBold(element)) unwrap(element)
  wordLists(body)
  for (const quote of body.querySelectorAll('p[class*="Quote"]')) {
    const block = body.ownerDocument.createElement('blockquote')
    quote.replaceWith(block)
    block.append(quote)
  }
  // A heading is bold by itself.
  for (const element of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong, span)')) unwrap(element)
  for (const title of body.querySelectorAll('p.MsoTitle')) {
    const heading = body.ownerDocument.createElement('h2')
    heading.append(...title.childNodes)
    title.replaceWith(heading)
  }
  // Empty paragraphs and breaks between blocks are space, which the site has anyway.
  for (const element of body.querySelectorAll('p')) if (!element.textContent.trim()) element.remove()
  for (const element of body.querySelectorAll('br'))
    if (element.parentElement?.querySelector(':scope > :is(p, ul, ol, h1, h2, h3, h4, h5, h6)')) element.remove()
  return body.innerHTML
}
