import type { OwnOffer, OwnOfferRow } from '@energy/contracts/sales/own-offers'
import type { OwnOrder } from '@energy/contracts/sales/orders'
import { totalsOf } from '@energy/contracts/sales/totals'
import type { Prisma } from '../../generated/client.ts'
import { columns } from '../attachments/answer.ts'
import { dayOf } from './days.ts'
import { linesOf } from './lines.ts'
import { recipientOf } from './people.ts'
import { ownOrderOf } from './own-order.ts'
import { answerOf, versionFields, versionOf } from './offer-answers.ts'
import { stateOn } from './offer-state.ts'

/** The versions that the customer has: sent, and not to another address. A draft is never read for the customer. */
export const ownVersion = { sentAt: { not: null }, forOther: false } as const
const sent = { ...versionFields, where: ownVersion } as const
/** How an offer is read for the customer. */
export const ownFields = { versions: sent, files: { select: columns }, order: true } satisfies Prisma.OfferInclude
type Read = Prisma.OfferGetPayload<{ include: typeof ownFields }>

/** An offer without what is in its draft; the version that was sent last. */
function lastSent(offer: Read) {
  const last = offer.versions.at(-1)
  if (!last?.sentAt) throw new TypeError('An offer of a customer was sent.')
  return { last, sentAt: last.sentAt }
}

/** What an offer and its order are called: staff may leave the title empty. */
export const titleOf = (number: string, { title }: { title: string }) => title || `Offer ${number}`

/** The same states as staff see. A draft is a new version that is being written. */
export function ownRowOf(offer: Read, today: Date): OwnOfferRow {
  const { last, sentAt } = lastSent(offer)
  const { currency, validUntil, version } = last
  return {
    _id: offer.id,
    number: offer.number,
    version,
    title: titleOf(offer.number, last),
    currency,
    total: totalsOf(linesOf(last.lines)).total,
    validUntil: dayOf(validUntil),
    answer: answerOf(offer),
    state: stateOn({ ...offer, validUntil }, today),
    sentAt: sentAt.toISOString(),
  }
}

/** Staff read the e-mail of a colleague who has no name; customers do not. */
const ownVersionOf = (version: Read['versions'][number], files: Read['files']) => ({
  ...versionOf(version, files),
  sentBy: version.sender?.username ?? '',
})

/** An offer with all its versions that were sent to the customer. */
export function ownOfferOf(offer: Read, today: Date): OwnOffer {
  const order: OwnOrder | null = offer.order && ownOrderOf({ ...offer.order, offer })
  return {
    ...ownVersionOf(lastSent(offer).last, offer.files),
    ...ownRowOf(offer, today),
    ...recipientOf(offer),
    request: offer.inquiryId ?? '',
    askedAt: offer.askedAt?.toISOString() ?? '',
    versions: offer.versions.map((version) => ownVersionOf(version, offer.files)),
    order,
  }
}
