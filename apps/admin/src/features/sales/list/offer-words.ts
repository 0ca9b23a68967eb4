import type { CompanyClock } from '@energy/contracts/time/company-time'
import { DECLINE_REASONS } from '@energy/contracts/sales/offer-states'
import type { OfferRow } from '@energy/contracts/sales/offer-entities'
import { momentWords } from '../../../shared/company/use-clock.ts'
import { dayOf, daysBetween, shortDay } from '../../../shared/sales/days.ts'

/** Days before its end in which an offer that waits is marked. */
const SOON = 7

const isOut = ({ state }: Pick<OfferRow, 'state'>) => state === 'sent' || state === 'seen'

/** Whether an offer waits for an answer whose mail did not arrive. */
export const isUndelivered = (row: OfferRow) => isOut(row) && row.refusal !== ''

/** Whether an offer that waits for an answer expires soon. */
export const expiresSoon = ({ state, validUntil }: Pick<OfferRow, 'state' | 'validUntil'>, today: string) =>
  isOut({ state }) && validUntil !== '' && daysBetween(today, validUntil) < SOON

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** What happened to an offer last, in words. */
export function lastChange(row: OfferRow, today: string, clock: CompanyClock) {
  const { state, answer, validUntil, changedAt, sentAt, seenAt, seen } = row
  const on = (iso: string) => shortDay(dayOf(iso, clock), today)
  // Inside a sentence.
  const moment = (iso: string) => momentWords(iso, clock).replace('Today', 'today')
  switch (state) {
    case 'accepted':
      return `Accepted on ${on(answer.at)}`
    case 'declined':
      return answer.reason ? `${DECLINE_REASONS[answer.reason]}, ${on(answer.at)}` : `Declined on ${on(answer.at)}`
    case 'expired':
      return `Expired on ${shortDay(validUntil, today)}`
    case 'seen':
    case 'sent': {
      if (expiresSoon(row, today)) {
        const days = daysBetween(today, validUntil)
        return days <= 0 ? 'Expires today' : `Expires in ${days} ${days === 1 ? 'day' : 'days'}`
      }
      if (state === 'seen' && seenAt) return `Opened ${times(seen)}, last ${moment(seenAt)}`
      return `Sent ${moment(sentAt)}`
    }
    default:
      return momentWords(changedAt, clock)
  }
}
