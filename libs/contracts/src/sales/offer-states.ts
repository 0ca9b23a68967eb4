import * as Type from '@sinclair/typebox'
import { keysOf } from '../record-of.ts'

/** The states of an offer. */
export const OFFER_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export const OfferState = Type.Union(OFFER_STATES.map((state) => Type.Literal(state)))
export type OfferState = Type.Static<typeof OfferState>

/** The allowed transitions from each state; any other fails with 409. `draft` after another state is a new version. */
export const OFFER_TRANSITIONS: Readonly<Record<OfferState, readonly OfferState[]>> = {
  draft: ['sent', 'withdrawn'],
  sent: ['seen', 'accepted', 'declined', 'expired', 'withdrawn', 'draft'],
  seen: ['accepted', 'declined', 'expired', 'withdrawn', 'draft'],
  accepted: [],
  declined: ['draft'],
  expired: ['draft'],
  withdrawn: ['draft'],
}

/** Why an offer is declined. */
export const DECLINE_REASONS = {
  price: 'It costs too much',
  competitor: 'We chose somebody else',
  timing: 'Not now',
  scope: 'It is not what we asked for',
  other: 'Another reason',
} as const
export const DeclineReason = Type.Union(keysOf(DECLINE_REASONS).map((reason) => Type.Literal(reason)))
export type DeclineReason = Type.Static<typeof DeclineReason>
