import { IMPORT_BOUNDS, IMPORT_COLUMNS, type ImportColumn } from '@energy/contracts/people/people-import'
import { keysOf } from '@energy/contracts/record-of'
import { textOfCell } from '@energy/contracts/spreadsheet'
import Papa from 'papaparse'
import { invalid } from '../../../shared/http-error.ts'

/** Other heads that people write. */
const ALSO: Record<string, ImportColumn> = {
  emailaddress: 'email',
  mail: 'email',
  surname: 'lastName',
  username: 'username',
  fullname: 'username',
  telephone: 'phone',
  company: 'businessName',
  business: 'businessName',
}
/** Heads are compared by their letters. */
const lettersOf = (head: string) => head.toLowerCase().replace(/[^\p{L}]/gu, '')
const columns = new Map<string, ImportColumn>([
  ...Object.entries(ALSO),
  ...keysOf(IMPORT_COLUMNS).map((column): [string, ImportColumn] => [lettersOf(IMPORT_COLUMNS[column]), column]),
])

/** A row of the file: its number there, and its cells by their columns. */
export interface ReadRow {
  row: number
  cells: Partial<Record<ImportColumn, string>>
}

/** The characters of a line. At each stray quotation mark the parser reads on to the end of the line. */
const LONGEST_LINE = 10_000

const refuse = (message: string) => invalid([{ path: '/csv', message }])

/**
 * Reads a table of people. Rows without any text are left out.
 * @throws HttpError 400 where it is no such table, or has too many rows or a line that is too long
 */
export function readCsv(csv: string): { rows: ReadRow[]; ignored: string[] } {
  // As in UTF-16; the database has no such text.
  if (csv.includes('\0')) throw refuse('This is no text in UTF-8. Save it as “CSV UTF-8”.')
  const text = csv.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const long = text.findIndex(({ length }) => length > LONGEST_LINE)
  if (long >= 0) throw refuse(`Line ${long + 1} is longer than ${LONGEST_LINE.toLocaleString('en')} characters.`)
  // By all rows it would be guessed from what is in them, too.
  const { delimiter } = Papa.parse(text[0] ?? '').meta
  const { data, errors } = Papa.parse<string[]>(text.join('\n'), { newline: '\n', delimiter })
  // The rows after it would be read as the text of one cell.
  const quote = errors.find(({ type }) => type === 'Quotes')
  if (quote) throw refuse(`Row ${(quote.row ?? 0) + 1} has a quotation mark that does not end its cell.`)
  const [heads = [], ...lines] = data
  const known = heads.map((head) => columns.get(lettersOf(head)))
  if (!known.includes('email')) throw refuse('The first row must name the columns, one of them E-mail.')
  const twice = known.find((column, at) => column && known.indexOf(column) < at)
  if (twice) {
    const same = heads.filter((_, at) => known[at] === twice)
    throw refuse(`The columns ${same.join(', ')} are all read as ${IMPORT_COLUMNS[twice]}. Keep one of them.`)
  }
  // A text with an unquoted separator: the cells after it would be read as those of other columns.
  const wide = lines.findIndex((line) => line.slice(heads.length).some((cell) => cell.trim() !== ''))
  if (wide >= 0)
    throw refuse(
      `Row ${wide + 2} has more cells than the first row. Put a text with “${delimiter}” between quotation marks.`,
    )
  const rows = lines.flatMap((line, index): ReadRow[] => {
    if (line.every((cell) => cell.trim() === '')) return []
    const cells = known.flatMap((column, at) => (column ? [[column, textOfCell(line[at]?.trim() ?? '')]] : []))
    return [{ row: index + 2, cells: Object.fromEntries(cells) }]
  })
  if (rows.length === 0) throw refuse('There is nobody in this file.')
  if (rows.length > IMPORT_BOUNDS.rows)
    throw refuse(`It has ${rows.length} rows, and at most ${IMPORT_BOUNDS.rows} are taken at once. Split it.`)
  return { rows, ignored: heads.filter((head, at) => head.trim() !== '' && !known[at]) }
}
