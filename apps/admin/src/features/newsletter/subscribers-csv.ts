import type { Subscriber } from '@energy/contracts/subscribers'

// A spreadsheet runs a cell with one of these first characters as a formula.
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string) => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`
const row = (...cells: string[]) => `${cells.map(cell).join(',')}\r\n`

/** The subscribers as CSV for a spreadsheet (RFC 4180). No cell is run as a formula. */
export const csvOf = (subscribers: readonly Subscriber[]) =>
  row('E-mail', 'Subscribed at', 'Confirmed at') +
  subscribers.map(({ email, createdAt, confirmedAt }) => row(email, createdAt, confirmedAt)).join('')
