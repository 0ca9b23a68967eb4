/** The level of a list item of Word, from 1; undefined for other elements. */
function levelOf(element: HTMLElement) {
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.dataset['style'] ?? '') ?? []
  return level === undefined ? undefined : Number(level)
}

/** What Word writes before an item: a number or a bullet. */
const MARKER = '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]'
const NUMBER = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

interface OpenList {
  list: HTMLElement
  level: number
}

/** Makes lists of Word's paragraphs that only look like items of lists. Their styles are in `data-style`. */
export function wordLists(body: HTMLElement) {
  /** The lists around the next item; the last one is the innermost. */
  let open: OpenList[] = []
  for (const element of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, div, table, ul, ol')) {
    const level = element.localName === 'p' ? levelOf(element) : undefined
    open = level === undefined ? [] : [...listsWith(element, level, open)]
  }
}

/** Makes an item of a paragraph. Returns the lists around it. */
function listsWith(element: HTMLElement, level: number, open: readonly OpenList[]): readonly OpenList[] {
  const marker = element.querySelector(MARKER)
  const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul'
  marker?.remove()
  const item = element.ownerDocument.createElement('li')
  item.append(...element.childNodes)

  const around = open.filter((one) => one.level < level)
  const same = open.find((one) => one.level === level && one.list.localName === tag)
  const list = same?.list ?? element.ownerDocument.createElement(tag)
  list.append(item)
  if (same) element.remove()
  else {
    const outer = around.at(-1)?.list.lastElementChild
    if (outer) {
      outer.append(list)
      element.remove()
    } else element.replaceWith(list)
  }
  return [...around, { list, level }]
}
