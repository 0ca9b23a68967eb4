import { cellText } from '@energy/contracts/spreadsheet'
import type { Subscriber } from '@energy/contracts/subscribers'

const cell = (text: string) => `"${cellText(text).replaceAll('"', '""')}"`
const row = (...cells: string[]) => `${cells.map(cell).join(',')}\r\n`

/** The subscribers as CSV for a spreadsheet (RFC 4180). No cell is run as a formula. */
export const csvOf = (subscribers: readonly Subscriber[]) =>
  row('E-mail', 'Subscribed at', 'Confirmed at', 'Refused at') +
  subscribers
    .map(({ email, createdAt, confirmedAt, refusedAt }) => row(email, createdAt, confirmedAt, refusedAt))
    .join('')
