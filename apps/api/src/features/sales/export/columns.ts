import { isoMoment, type CompanyClock } from '@energy/contracts/time/company-time'
import { decimalOf } from '@energy/contracts/sales/money'
import { DECLINE_REASONS } from '@energy/contracts/sales/offer-states'
import type { OfferRow } from '@energy/contracts/sales/offer-entities'
import { cellText } from '@energy/contracts/spreadsheet'

/** The columns of an export: their heads, and what they have of an offer. */
const COLUMNS: Record<string, (row: OfferRow, timeOf: (time: string) => string) => string> = {
  Number: ({ number }) => number,
  Version: ({ version }) => String(version),
  State: ({ state }) => state,
  Name: ({ name }) => name,
  Business: ({ businessName }) => businessName,
  'E-mail': ({ email }) => email,
  Title: ({ title }) => title,
  Currency: ({ currency }) => currency,
  Total: ({ total, currency }) => decimalOf(total, currency),
  'Valid until': ({ validUntil }) => validUntil,
  Created: ({ createdAt }, timeOf) => timeOf(createdAt),
  Sent: ({ sentAt }, timeOf) => timeOf(sentAt),
  'Read last': ({ seenAt }, timeOf) => timeOf(seenAt),
  Answered: ({ answer }, timeOf) => timeOf(answer.at),
  'Accepted by': ({ answer }) => answer.name,
  'Declined because': ({ answer }) => (answer.reason ? DECLINE_REASONS[answer.reason] : ''),
  Note: ({ answer }) => answer.note,
}

/** The heads of the columns. */
export const HEADS = Object.keys(COLUMNS)
/** The heads of those that have numbers. */
export const NUMBERS = ['Version', 'Total']

/** The cells of an offer, with times by the company's clock. None of them is run as a formula. */
export function cellsOf(row: OfferRow, clock: CompanyClock) {
  const timeOf = (time: string) => (time === '' ? '' : isoMoment(new Date(time), clock))
  return Object.values(COLUMNS).map((cell) => cellText(cell(row, timeOf)))
}
