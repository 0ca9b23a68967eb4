// A spreadsheet runs a cell with one of these first characters as a formula.
const FORMULA = /^[=+\-@\t\r]/

/** A text for a cell of a spreadsheet, which no program runs as a formula. */
export const cellText = (text: string) => text.replace(FORMULA, "'$&")

/** The text of a cell that `cellText` has made. */
export const textOfCell = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell)
