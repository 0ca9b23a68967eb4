import * as Type from '@sinclair/typebox'
import { recordOf } from '../record-of.ts'
import { email, idOrNone, text } from '../text.ts'
import { Currency } from './amounts.ts'
import { Direction, Sum } from './documents.ts'
import { DeclineReason, OFFER_STATES } from './offer-states.ts'

/**
 * The choices of the list: a state, those that the customer has (`out`), those that came to nothing (`closed`), or those
 * that a figure counts.
 */
export const OFFER_FILTERS = [
  ...OFFER_STATES,
  'out',
  'closed',
  'wonThisMonth',
  'wonThisQuarter',
  'lostThisQuarter',
] as const
export const OfferFilter = Type.Object(
  {
    state: Type.Optional(Type.Union(OFFER_FILTERS.map((state) => Type.Literal(state)))),
    q: Type.Optional(text(200)),
    email: Type.Optional(email()),
    user: Type.Optional(idOrNone('The id of an account.')),
    inquiry: Type.Optional(idOrNone('The id of an inquiry.')),
  },
  { additionalProperties: false },
)
export type OfferFilter = Type.Static<typeof OfferFilter>

/** What the list can be sorted by. */
export const OFFER_SORTS = ['changedAt', 'number', 'name', 'total', 'validUntil'] as const
export const OfferSort = Type.Union(OFFER_SORTS.map((sort) => Type.Literal(sort)))
export type OfferSort = Type.Static<typeof OfferSort>

/** How the list is sorted. */
export const sorted = { sort: Type.Optional(OfferSort), direction: Type.Optional(Direction) }

/** Figures of all offers, in the currency of the site. */
export const OfferFigures = Type.Object({
  currency: Currency,
  states: Type.Object(recordOf(OFFER_STATES, () => Sum)),
  out: Type.Object({ ...Sum.properties }, { description: 'Sent or seen, and not answered.' }),
  soon: Type.Object({ ...Sum.properties }, { description: 'Of those the ones that expire within seven days.' }),
  wonThisMonth: Sum,
  wonThisQuarter: Sum,
  lostThisQuarter: Type.Array(
    Type.Object({
      reason: Type.Union([DeclineReason, Type.Literal('expired')]),
      ...Sum.properties,
    }),
    { description: 'Declined or expired, by reason, the greatest total first.' },
  ),
  orders: Type.Integer({ description: 'The number of orders.' }),
  invoices: Type.Integer({ description: 'The number of invoices.' }),
})
export type OfferFigures = Type.Static<typeof OfferFigures>
