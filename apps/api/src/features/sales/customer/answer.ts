import { formatLongDay, formatMoment } from '@energy/contracts/time/company-time'
import { formatAmount } from '@energy/contracts/sales/money'
import type { OfferState } from '@energy/contracts/sales/offer-states'
import type { Acceptance, Refusal } from '@energy/contracts/sales/own-offers'
import type { Offer, Prisma } from '../../../generated/client.ts'
import { conflict, notFound } from '../../../shared/http-error.ts'
import { nextNumber } from '../../../shared/sales/counter.ts'
import { titleOf } from '../../../shared/sales/own-offer.ts'
import type { Sales } from '../../../shared/sales/settings.ts'
import { changeOffer, lockOffer } from '../offers/offer.ts'
import { stateOn } from '../../../shared/sales/offer-state.ts'
import { emit } from '../../../shared/webhooks/emit.ts'

type Tx = Prisma.TransactionClient

/** Who answers an offer: from which address, and the record where it becomes theirs. */
interface By {
  client: string
  userId: string | null
}

/** Why an offer cannot be answered; undefined where it can. */
function obstacleOf(offer: Offer, version: number, { clock, today }: Sales) {
  const at = offer.answeredAt ? formatMoment(offer.answeredAt, clock) : ''
  const states: Partial<Record<OfferState, string>> = {
    draft: 'We are changing this offer just now. Nothing was answered. You get a mail with the new one.',
    accepted: `${offer.acceptedBy} has accepted this offer already: ${at}.`,
    declined: `This offer was declined: ${at}. Write to us if you have changed your mind.`,
    expired: `This offer ran out on ${offer.validUntil ? formatLongDay(offer.validUntil, { timeZone: 'UTC', clock: '' }) : ''}. Ask for a new one.`,
    withdrawn: 'We have withdrawn this offer. Write to us if you want a new one.',
  }
  return (
    states[stateOn(offer, today)] ??
    (offer.version === version
      ? undefined
      : 'We have changed this offer since you opened it. Nothing was answered. Read the new one first.')
  )
}

/** Stores an answer, and notifies staff and webhooks. Its id has the time, which the bell shows. */
async function storeAnswer(
  tx: Tx,
  id: string,
  state: 'accepted' | 'declined',
  answer: Prisma.OfferUncheckedUpdateInput,
) {
  await changeOffer(tx, id, { state, ...answer })
  await emit(tx, `offer.${state}`, { id, kind: 'offers' })
  await tx.$executeRaw`UPDATE offers SET "answerId" = uuidv7() WHERE id = ${id}::uuid`
}

/** Locks an offer that the customer has. @throws HttpError 404, also where its person was deleted meanwhile */
export async function lockSent(tx: Tx, id: string) {
  const offer = await lockOffer(tx, id)
  if (offer.sentAt === null || offer.email === '') throw notFound()
  return offer
}

/**
 * Accepts an offer and makes its order. The same acceptance sent twice, also at once, finds the order that is there.
 * @throws HttpError 409 where it was answered otherwise, has expired or has another version by now
 */
export async function accept(tx: Tx, id: string, { name, version }: Acceptance, by: By, sales: Sales) {
  const offer = await lockSent(tx, id)
  if (offer.state === 'accepted' && offer.acceptedBy === name && offer.answeredVersion === version)
    return { record: undefined, order: await tx.order.findUniqueOrThrow({ where: { offerId: id } }) }
  const obstacle = obstacleOf(offer, version, sales)
  if (obstacle !== undefined) throw conflict(obstacle)
  const accepted = await tx.offerVersion.findUniqueOrThrow({ where: { offerId_version: { offerId: id, version } } })
  const answeredAt = new Date()
  const userId = offer.userId ?? by.userId
  const { businessName, address, email, total } = offer
  const order = await tx.order.create({
    data: {
      number: await nextNumber(tx, 'S', sales.clock),
      offerId: id,
      offerVersion: version,
      userId,
      name: offer.name,
      businessName,
      address,
      email,
      title: titleOf(offer.number, accepted),
      currency: accepted.currency,
      lines: accepted.lines ?? [],
      total,
      acceptedAt: answeredAt,
      acceptedBy: name,
    },
  })
  const answer = { answeredAt, answeredVersion: version, acceptedBy: name, client: by.client }
  await storeAnswer(tx, id, 'accepted', { userId, ...answer })
  return { record: id, order }
}

/** Declines an offer. The same refusal sent twice is stored once. @throws HttpError 409 as an acceptance */
export async function decline(tx: Tx, id: string, { version, reason, note = '' }: Refusal, by: By, sales: Sales) {
  const offer = await lockSent(tx, id)
  const isSame = offer.reason === reason && offer.reasonNote === note && offer.answeredVersion === version
  if (offer.state === 'declined' && isSame) return undefined
  const obstacle = obstacleOf(offer, version, sales)
  if (obstacle !== undefined) throw conflict(obstacle)
  const answer = { answeredAt: new Date(), answeredVersion: version, reason, reasonNote: note, client: by.client }
  await storeAnswer(tx, id, 'declined', answer)
  return id
}

/**
 * Notes that the customer has read an offer; it is seen from then on. It keeps its revision: whatever staff do with it just
 * then is no conflict.
 */
export async function see(tx: Tx, id: string, { today }: Sales) {
  const offer = await lockSent(tx, id)
  const now = new Date()
  const seen = { seen: { increment: 1 }, seenAt: now, changedAt: now }
  const state = stateOn(offer, today) === 'sent' ? { state: 'seen' as const } : {}
  await tx.offer.update({ where: { id }, data: { ...seen, ...state } })
  return id
}

/** The total of an offer for print. */
export const printedTotal = ({ total, currency }: Pick<Offer, 'total' | 'currency'>) =>
  formatAmount(Number(total), currency)
