import type { Invoice } from '@energy/contracts/sales/invoices'
import type { CompanyClock } from '@energy/contracts/time/company-time'
import { dayOf, daysBetween } from '../../../shared/sales/days.ts'

/** A day on the band of an invoice. */
export interface Mark {
  label: string
  day: string
  /** Where it is on the band, in percent. */
  at: number
}

/** Words that are closer than so many percent of the band would overlap. */
const MIN_GAP = 9

/** The days from the acceptance of the order until the invoice is due, and until today where that is later. */
export function marksOf(
  { order, issuedAt, dueOn, paidOn }: Pick<Invoice, 'order' | 'issuedAt' | 'dueOn' | 'paidOn'>,
  today: string,
  clock: CompanyClock,
) {
  const first = dayOf(order.acceptedAt, clock)
  // What is paid does not go on.
  const now = paidOn || today
  const last = now > dueOn ? now : dueOn
  const length = Math.max(daysBetween(first, last), 1)
  const at = (day: string) => Math.min(100, Math.max(0, (100 * daysBetween(first, day)) / length))
  const days = [
    ['Accepted', first],
    ['Issued', dayOf(issuedAt, clock)],
    ['Due', dueOn],
    [paidOn ? 'Paid' : 'Today', now],
  ] as const
  const marks = days
    .map(([label, day]): Mark => ({ label, day, at: at(day) }))
    .toSorted((one, other) => one.at - other.at)
  const isTight = marks.some((mark, place) => place > 0 && mark.at - (marks[place - 1]?.at ?? 0) < MIN_GAP)
  return { marks, isTight, now: at(now), due: at(dueOn), isLate: now > dueOn }
}
