import { isoMoment, type CompanyClock } from '@energy/contracts/time/company-time'
import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import type { Preferences } from '@energy/contracts/inquiries/preferences'
import { cellText } from '@energy/contracts/spreadsheet'
import { FORM_NAMES } from '../form-names.ts'

/** An inquiry with what the inbox does not show of it. */
export interface ExportedInquiry extends InboxRow {
  comment: string
  /** What the sender wrote back last; "" for nothing. */
  lastMessage: string
  address: string
  businessAddress: string
  time: string
  preferences: Preferences
}

const WAYS = ['email', 'phone', 'post'] as const
/** The ways in which the sender wants news. */
const waysOf = (preferences: Preferences) => WAYS.filter((way) => preferences[way] || preferences.allAbove).join(', ')

/** The columns of an export: their heads, and what they have of an inquiry. New ones come last. */
const COLUMNS: Record<string, (row: ExportedInquiry, timeOf: (time: string) => string) => string> = {
  Number: ({ number }) => number,
  Form: ({ form }) => FORM_NAMES[form],
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Phone: ({ phone }) => phone,
  Business: ({ businessName }) => businessName,
  About: ({ item }) => item.title,
  Message: ({ comment }) => comment,
  Files: ({ attachments }) => String(attachments),
  Sent: ({ createdAt }, timeOf) => timeOf(createdAt),
  'Waiting since': ({ waitingSince }, timeOf) => timeOf(waitingSince),
  Due: ({ dueAt }, timeOf) => timeOf(dueAt),
  'Follow-up': ({ followUpAt }, timeOf) => timeOf(followUpAt),
  State: ({ state }) => state,
  Assignee: ({ assignee }) => assignee.username,
  Page: ({ origin }) => origin,
  'Came from': ({ referrer }) => referrer,
  'Wrote back': ({ lastMessage }) => lastMessage,
  Address: ({ address }) => address,
  'Business address': ({ businessAddress }) => businessAddress,
  'Preferred time': ({ time }) => time,
  'News by': ({ preferences }) => waysOf(preferences),
}

/** The heads of the columns. */
export const HEADS = Object.keys(COLUMNS)

/** The cells of an inquiry, with times by the company's clock. None of them is run as a formula. */
export function cellsOf(row: ExportedInquiry, clock: CompanyClock) {
  const timeOf = (time: string) => (time === '' ? '' : isoMoment(new Date(time), clock))
  return Object.values(COLUMNS).map((cell) => cellText(cell(row, timeOf)))
}
