import type { OfferState } from '@energy/contracts/sales/offer-states'
import type { Offer } from '../../generated/client.ts'

/** The state of an offer on a day: an offer expires at the end of its last day, also before the worker has marked it. */
export const stateOn = ({ state, validUntil }: Pick<Offer, 'state' | 'validUntil'>, today: Date): OfferState =>
  (state === 'sent' || state === 'seen') && validUntil !== null && validUntil < today ? 'expired' : state
