import { LEFT, WIDTH, type Page } from './page.ts'

const GAP = 8
const PADDING = 6
/** As much of a row that is higher than a page is on the page on which it begins: room for all but its first cell. */
const LEAST = 120

/** A column of a table: its head, its width as a part of the whole, and how it is aligned. */
export interface Column {
  head: string
  part: number
  align?: 'left' | 'right'
}

/** Places columns beside each other. */
function placesOf(columns: readonly Column[]) {
  let x = LEFT
  return columns.map(({ part, align = 'left' }) => {
    const place = { x, width: part * WIDTH - GAP, align }
    x += part * WIDTH
    return align === 'right' ? { ...place, x: place.x + GAP } : place
  })
}

/**
 * Writes a table whose structure has rows, heads and cells. A row that does not fit begins the next page, below the heads;
 * the first cell of one that is higher than a page goes on with the next pages.
 * @returns the place below it
 */
export function writeTable(
  page: Page,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  start: number,
) {
  const { doc, root } = page
  const places = placesOf(columns)
  const table = doc.struct('Table')
  root.add(table)
  let y = start

  const cellsOf = (texts: readonly string[], bold: boolean) =>
    places.map((place, at) => ({
      ...place,
      text: texts[at] ?? '',
      bold,
      size: bold ? 9 : 10,
      muted: bold,
      flows: true,
    }))
  const heightOf = (texts: readonly string[], bold = false) =>
    Math.max(...cellsOf(texts, bold).map((cell) => page.heightOf(cell))) + 2 * PADDING
  const heads = columns.map(({ head }) => head)
  const headHeight = heightOf(heads, true)
  /** How much of a row the page on which it begins has room for. */
  function leastOf(texts: readonly string[]) {
    const height = heightOf(texts)
    return page.fits(LEFT + headHeight, height) ? height : LEAST
  }

  function writeRow(texts: readonly string[], isHead: boolean) {
    const row = doc.struct('TR')
    table.add(row)
    const top = y + PADDING
    y += heightOf(texts, isHead)
    const { page: first } = doc
    const { count } = doc.bufferedPageRange()
    for (const cell of cellsOf(texts, isHead)) {
      // The cells beside one that goes on with the next page are where it begins.
      doc.switchToPage(count - 1)
      row.add(doc.struct(isHead ? 'TH' : 'TD', {}, () => page.draw(cell, top)))
      if (doc.page !== first) y = doc.y + PADDING
    }
    row.end()
    doc.switchToPage(doc.bufferedPageRange().count - 1)
    page.rule(y)
  }
  function startPage() {
    doc.addPage()
    y = LEFT
    writeRow(heads, true)
  }

  if (page.fits(y, headHeight + leastOf(rows[0] ?? []))) writeRow(heads, true)
  else startPage()
  for (const row of rows) {
    if (!page.fits(y, leastOf(row))) startPage()
    writeRow(row, false)
  }
  table.end()
  return y
}
