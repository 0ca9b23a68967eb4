import { isoMoment, type CompanyClock } from '@energy/contracts/company-time'
import type { InboxRow } from '@energy/contracts/inquiries/inquiry'
import { cellText } from '@energy/contracts/spreadsheet'
import { FORM_NAMES } from '../form-names.ts'

/** The columns of an export: their heads, and what they have of an inquiry. */
const COLUMNS: Record<string, (row: InboxRow, timeOf: (time: string) => string) => string> = {
  Number: ({ number }) => number,
  Form: ({ form }) => FORM_NAMES[form],
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Phone: ({ phone }) => phone,
  Business: ({ businessName }) => businessName,
  About: ({ item }) => item.title,
  Message: ({ line }) => line,
  Files: ({ attachments }) => String(attachments),
  Sent: ({ createdAt }, timeOf) => timeOf(createdAt),
  'Waiting since': ({ waitingSince }, timeOf) => timeOf(waitingSince),
  Due: ({ dueAt }, timeOf) => timeOf(dueAt),
  'Follow-up': ({ followUpAt }, timeOf) => timeOf(followUpAt),
  State: ({ state }) => state,
  Assignee: ({ assignee }) => assignee.username,
  Page: ({ origin }) => origin,
  'Came from': ({ referrer }) => referrer,
}

/** The heads of the columns. */
export const HEADS = Object.keys(COLUMNS)

/** The cells of an inquiry, with times by the company's clock. None of them is run as a formula. */
export function cellsOf(row: InboxRow, clock: CompanyClock) {
  const timeOf = (time: string) => (time === '' ? '' : isoMoment(new Date(time), clock))
  return Object.values(COLUMNS).map((cell) => cellText(cell(row, timeOf)))
}
