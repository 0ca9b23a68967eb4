import * as Type from '@sinclair/typebox'
import { Attachment, attachmentsOfMessage } from '../inquiries/attachments.ts'
import { Refusal } from '../responses.ts'
import { Id, Time, email, idOrNone } from '../text.ts'
import { Amount, Currency } from './amounts.ts'
import { DayOrNone, TimeOrNone, account, documentFields, offerTexts, recipient, recipientFields } from './documents.ts'
import { DeclineReason, OfferState } from './offer-states.ts'
import { MAX_LINES, NewLine } from './totals.ts'

/** How an offer was answered. */
const Answer = Type.Object(
  {
    at: TimeOrNone,
    name: Type.String({ description: 'Who accepted it, as typed.' }),
    version: Type.Integer({ description: 'The version that was answered; 0 for none.' }),
    reason: Type.Union([DeclineReason, Type.Literal('')]),
    note: Type.String({ description: 'What else was said when it was declined.' }),
  },
  { description: 'How it was accepted or declined; `at` is "" where it was not.' },
)

/** A version of an offer. Once sent it never changes. */
export const OfferVersion = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  ...documentFields,
  intro: Type.String(),
  begins: Type.String({ description: 'When the work begins, in words.' }),
  terms: Type.String(),
  validUntil: DayOrNone,
  attachments: Type.Array(Attachment, { description: 'Its documents, in their order.' }),
  sentAt: TimeOrNone,
  sentBy: Type.String({ description: 'The name of the admin who sent it; "" for a draft or a deleted account.' }),
})
export type OfferVersion = Type.Static<typeof OfferVersion>

/** An offer in the list of staff. */
export const OfferRow = Type.Object({
  _id: Id,
  number: Type.String({ description: 'O-2026-0001' }),
  version: Type.Integer({ description: 'The newest version; greater than 1 where it was changed after it was sent.' }),
  state: OfferState,
  ...recipient,
  title: Type.String(),
  currency: Currency,
  total: Amount,
  validUntil: DayOrNone,
  createdAt: Time,
  changedAt: Type.String({ ...Time, description: 'When it was last saved, sent, read or answered.' }),
  sentAt: TimeOrNone,
  seenAt: Type.String({ description: 'When the customer read it last; "" for never.' }),
  seen: Type.Integer({ description: 'How often the customer has read it, in all versions.' }),
  answer: Answer,
  refusal: Refusal,
  inquiry: Type.String({ description: 'The id of its inquiry; "" for none.' }),
})
export type OfferRow = Type.Static<typeof OfferRow>

/** An offer, as staff see it: its newest version, which may be a draft, and all versions. */
export const Offer = Type.Object({
  ...OfferRow.properties,
  ...OfferVersion.properties,
  user: account,
  inquiry: Type.Object(
    { _id: Id, number: Type.String(), line: Type.String(), createdAt: Type.String() },
    { description: 'The inquiry that it answers; all fields are "" for none.' },
  ),
  savedBy: Type.String({ description: 'The name of the admin who saved it last; "" for a deleted account.' }),
  savedAt: Time,
  address: Type.String(),
  client: Type.String({ description: 'The address of the client that accepted or declined it; "" for none.' }),
  order: Type.String({ description: 'The id of its order; "" for none.' }),
  versions: Type.Array(OfferVersion, { description: 'Oldest first, with the newest one.' }),
})
export type Offer = Type.Static<typeof Offer>

/** The fields of a draft. Those that are left out keep their value. */
export const OfferChange = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...recipientFields, ...offerTexts })).properties,
    email: Type.Optional(email()),
    user: Type.Optional(
      idOrNone(
        'The id of the account that has the offer in its profile; "" for none. The name, e-mail, business and address of the account are taken where they are not sent.',
      ),
    ),
    inquiry: Type.Optional(idOrNone('The id of the inquiry that it answers; "" for none.')),
    validUntil: Type.Optional(DayOrNone),
    lines: Type.Optional(Type.Array(NewLine, { maxItems: MAX_LINES })),
    ...attachmentsOfMessage,
  },
  { additionalProperties: false },
)
export type OfferChange = Type.Static<typeof OfferChange>
