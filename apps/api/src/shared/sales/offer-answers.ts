import { DeclineReason } from '@energy/contracts/sales/offer-states'
import type { Offer, OfferRow, OfferVersion } from '@energy/contracts/sales/offer-entities'
import { totalsOf } from '@energy/contracts/sales/totals'
import { firstLetters } from '@energy/contracts/words'
import { Value } from '@sinclair/typebox/value'
import type { OfferFile, Prisma } from '../../generated/client.ts'
import { answerOf as fileOf, columns } from '../attachments/answer.ts'
import { dayOf } from './days.ts'
import { linesOf, priced } from './lines.ts'
import { accountFields, accountOf, adminFields, adminName, recipientOf } from './people.ts'
import { stateOn } from './offer-state.ts'

/** The characters of an inquiry that an offer shows. */
const LINE_LENGTH = 200

const timeOf = (time: Date | null) => time?.toISOString() ?? ''

/** How the versions of an offer are read: oldest first. */
export const versionFields = { include: { sender: adminFields }, orderBy: { version: 'asc' } } as const
/** How a row of an offer is read. */
export const rowFields = { refusal: true } satisfies Prisma.OfferInclude
/** How one offer is read. */
export const offerFields = {
  ...rowFields,
  versions: versionFields,
  files: { select: columns },
  user: accountFields,
  editor: adminFields,
  inquiry: { select: { id: true, number: true, comment: true, createdAt: true } },
  order: { select: { id: true } },
} satisfies Prisma.OfferInclude
type Read = Prisma.OfferGetPayload<{ include: typeof offerFields }>
type Row = Prisma.OfferGetPayload<{ include: typeof rowFields }>

/** How an offer was answered. */
export const answerOf = (row: Prisma.OfferGetPayload<object>): OfferRow['answer'] => ({
  at: timeOf(row.answeredAt),
  name: row.acceptedBy,
  version: row.answeredVersion,
  reason: Value.Check(DeclineReason, row.reason) ? row.reason : '',
  note: row.reasonNote,
})

/** An offer in a list. */
export const rowOf = (row: Row, today: Date): OfferRow => ({
  _id: row.id,
  number: row.number,
  version: row.version,
  state: stateOn(row, today),
  ...recipientOf(row),
  title: row.title,
  currency: row.currency,
  total: Number(row.total),
  validUntil: dayOf(row.validUntil),
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  sentAt: timeOf(row.sentAt),
  seenAt: timeOf(row.seenAt),
  seen: row.seen,
  answer: answerOf(row),
  refusal: row.refusal?.words ?? '',
  inquiry: row.inquiryId ?? '',
})

/**
 * A version of an offer.
 * @param files all of the offer
 */
export function versionOf(
  version: Read['versions'][number],
  files: readonly Pick<OfferFile, keyof typeof columns>[],
): OfferVersion {
  const lines = linesOf(version.lines)
  const { title, currency, intro, begins, terms } = version
  return {
    version: version.version,
    title,
    currency,
    lines: priced(lines),
    totals: totalsOf(lines),
    intro,
    begins,
    terms,
    validUntil: dayOf(version.validUntil),
    attachments: version.files.flatMap((id) => files.filter((file) => file.id === id).map(fileOf)),
    sentAt: timeOf(version.sentAt),
    sentBy: adminName(version.sender),
  }
}

const inquiryOf = (inquiry: Read['inquiry']): Offer['inquiry'] => ({
  _id: inquiry?.id ?? '',
  number: inquiry ? `${inquiry.createdAt.getUTCFullYear()}-${String(inquiry.number).padStart(4, '0')}` : '',
  line: firstLetters(inquiry?.comment ?? '', LINE_LENGTH),
  createdAt: timeOf(inquiry?.createdAt ?? null),
})

/** An offer for staff. */
export function offerOf(offer: Read, today: Date): Offer {
  const versions = offer.versions.map((version) => versionOf(version, offer.files))
  const newest = versions.at(-1)
  if (!newest) throw new TypeError('An offer has a version.')
  return {
    ...rowOf(offer, today),
    ...newest,
    user: accountOf(offer.user),
    inquiry: inquiryOf(offer.inquiry),
    savedBy: adminName(offer.editor),
    savedAt: offer.savedAt.toISOString(),
    client: offer.client,
    order: offer.order?.id ?? '',
    versions,
  }
}
