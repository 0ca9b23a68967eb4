import { Readable } from 'node:stream'
import type { ExportFormat } from '@energy/contracts/inquiries/inbox'
import Papa from 'papaparse'
import { HEADS } from './columns.ts'

type Pages = AsyncIterable<string[][]>

/** The mark that tells a spreadsheet that a CSV file is UTF-8. */
const MARK = '\ufeff'

async function* csvOf(pages: Pages) {
  // With the first page, so that a failure to read it can still be answered.
  let heads = [HEADS]
  let mark = MARK
  for await (const rows of pages) {
    const lines = [...heads, ...rows]
    if (lines.length > 0) yield `${mark}${Papa.unparse(lines)}\r\n`
    heads = []
    mark = ''
  }
}

async function* rowsOf(pages: Pages) {
  for await (const rows of pages) yield* rows
}

/** Makes the file of a table while its rows are read. */
export const fileOf: Record<ExportFormat, (pages: Pages) => Promise<Readable>> = {
  csv: async (pages) => Readable.from(csvOf(pages), { objectMode: false }),
  async xlsx(pages) {
    const { writeXlsxStream } = await import('hucre/xlsx')
    const options = { name: 'Inquiries', columns: HEADS.map((header) => ({ header })), freezePane: { rows: 1 } }
    return Readable.fromWeb(writeXlsxStream(rowsOf(pages), options))
  },
}
