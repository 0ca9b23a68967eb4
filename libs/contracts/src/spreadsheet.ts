// A spreadsheet runs a cell with one of these first characters as a formula.
const FORMULA = /^[=+\-@\t\r]/
// Where cells are separated by ";", it begins one after each ";" and line break of a CSV file, quoted or not.
const WITHIN = /([;\r\n])(?=[=+\-@\t\r])/g
const GUARDED_WITHIN = /([;\r\n])'(?=[=+\-@\t\r])/g

/** A text for a cell of a spreadsheet, which no program runs as a formula. */
export const cellText = (text: string) => text.replace(FORMULA, "'$&")

/** The text of a cell of a CSV file, of which no part is run as a formula, either. @param cell made by `cellText` */
export const csvText = (cell: string) => cell.replace(WITHIN, "$1'")

/** The text of a cell that `cellText` or `csvText` has made. */
export const textOfCell = (cell: string) =>
  (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell).replace(GUARDED_WITHIN, '$1')
