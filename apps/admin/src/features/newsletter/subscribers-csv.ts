import type { Subscriber } from '@energy/contracts/subscribers'

// A spreadsheet takes a cell that begins so for a formula, and runs it.
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string) => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`
const row = (...cells: string[]) => `${cells.map(cell).join(',')}\r\n`

/** Subscribers as a table for a spreadsheet (RFC 4180); no cell of it is taken for a formula. */
export const csvOf = (subscribers: readonly Subscriber[]) =>
  row('E-mail', 'Subscribed at', 'Confirmed at') +
  subscribers.map(({ email, createdAt, confirmedAt }) => row(email, createdAt, confirmedAt)).join('')
