import { Readable } from 'node:stream'
import { EXPORT_TYPES, type ExportFormat } from '@energy/contracts/exports'
import { csvText } from '@energy/contracts/spreadsheet'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import Papa from 'papaparse'

/** Rows of cells, page by page: each is read when the one before is sent. */
export type Pages = AsyncIterable<string[][]>

/** A table: its name, the heads of its columns, and its rows; the heads of those that have numbers alone. */
interface Table {
  name: string
  heads: string[]
  numbers?: readonly string[]
  pages: Pages
}

/** The byte order mark, by which a spreadsheet reads a CSV file as UTF-8. */
const MARK = '\ufeff'

async function* csvOf({ heads: all, pages }: Table) {
  // With the first page, so that a failure to read it can still be answered.
  let heads = [all]
  let mark = MARK
  for await (const rows of pages) {
    const lines = [...heads, ...rows.map((cells) => cells.map(csvText))]
    if (lines.length > 0) yield `${mark}${Papa.unparse(lines)}\r\n`
    heads = []
    mark = ''
  }
}

/** What no XML may have, not even escaped: with one of them no program opens the workbook. */
const NOT_IN_XML = /[\ufffe\uffff]/g

/** The most characters of a cell, in UTF-16 units: a spreadsheet repairs a workbook with a longer text, or refuses it. */
const MAX_CELL = 32_767

/** As much of a text as a cell may have. What is cut off is not half of a character. */
const fitting = (cell: string) =>
  cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL - 1).replace(/[\ud800-\udbff]$/, '')}…` : cell

async function* rowsOf({ heads, numbers = [], pages }: Table) {
  // A spreadsheet adds up no texts.
  const valueOf = (cell: string, at: number) =>
    numbers.includes(heads[at] ?? '') ? Number(cell) : fitting(cell.replace(NOT_IN_XML, '\ufffd'))
  for await (const rows of pages) yield* rows.map((cells) => cells.map(valueOf))
}

/** Makes the file of a table while its rows are read. */
const fileOf: Record<ExportFormat, (table: Table) => Promise<Readable>> = {
  csv: async (table) => Readable.from(csvOf(table), { objectMode: false }),
  async xlsx(table) {
    const { writeXlsxStream } = await import('hucre/xlsx')
    const columns = table.heads.map((header) => ({ header }))
    const options = { name: table.name, columns, freezePane: { rows: 1 } }
    return Readable.fromWeb(writeXlsxStream(rowsOf(table), options))
  },
}

/** Rows by cursors: the page after one, which has fewer rows than `size` where it is the last. */
export async function* pagesBy<Row extends { cursor: string }>(
  size: number,
  read: (cursor: string | undefined) => Promise<Row[]>,
  cellsOf: (row: Row) => string[],
) {
  let cursor: string | undefined
  do {
    const found = await read(cursor)
    yield found.map(cellsOf)
    cursor = found.length === size ? found.at(-1)?.cursor : undefined
  } while (cursor !== undefined)
}

/** Sends a table as a file to be saved. @param file its name without the extension */
export async function sendTable(
  reply: FastifyReply,
  table: Table,
  { format, file }: { format: ExportFormat; file: string },
) {
  const made = await fileOf[format](table)
  return reply
    .type(EXPORT_TYPES[format])
    .headers({ 'cache-control': 'no-store', 'content-disposition': contentDisposition(`${file}.${format}`) })
    .send(made)
}
