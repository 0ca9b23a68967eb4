import { LEFT, WIDTH, type Page } from './page.ts'

const GAP = 8
const PADDING = 6

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
 * Writes a table whose structure has rows, heads and cells. A row that does not fit begins the next page, below the heads.
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
    places.map((place, at) => ({ ...place, text: texts[at] ?? '', bold, size: bold ? 9 : 10, muted: bold }))
  const heightOf = (texts: readonly string[], bold = false) =>
    Math.max(...cellsOf(texts, bold).map((cell) => page.heightOf(cell))) + 2 * PADDING

  function writeRow(texts: readonly string[], isHead: boolean) {
    const row = doc.struct('TR')
    table.add(row)
    for (const cell of cellsOf(texts, isHead)) {
      const top = y + PADDING
      row.add(doc.struct(isHead ? 'TH' : 'TD', {}, () => void page.draw(cell, top)))
    }
    row.end()
    y += heightOf(texts, isHead)
    page.rule(y)
  }
  const heads = columns.map(({ head }) => head)
  writeRow(heads, true)
  for (const row of rows) {
    if (!page.fits(y, heightOf(row))) {
      doc.addPage()
      y = LEFT
      writeRow(heads, true)
    }
    writeRow(row, false)
  }
  table.end()
  return y
}
