import { OFFER_TRANSITIONS, type OfferState } from '@energy/contracts/sales/offer-states'
import type { Offer, Prisma } from '../../../generated/client.ts'
import { changedFields } from '../../../shared/audited.ts'
import { checkVersion, type ifMatch } from '../../../shared/etag.ts'
import { conflict, notFound } from '../../../shared/http-error.ts'
import { isId } from '../../../shared/lists/pagination.ts'

type Tx = Prisma.TransactionClient

/** Locks an offer until the transaction ends. @throws HttpError 404; 412 where its version is not an expected one */
export async function lockOffer(tx: Tx, id: string, expected: ReturnType<typeof ifMatch> = {}): Promise<Offer> {
  if (!isId(id)) throw notFound()
  await tx.$executeRaw`SELECT 1 FROM offers WHERE id = ${id}::uuid FOR UPDATE`
  const offer = await tx.offer.findUnique({ where: { id } })
  if (!offer) throw notFound()
  checkVersion(expected, offer.revision)
  return offer
}

/** The words for what an offer is in a state. */
const IS: Record<OfferState, string> = {
  draft: 'is a draft',
  sent: 'is sent',
  seen: 'is sent',
  accepted: 'is accepted',
  declined: 'is declined',
  expired: 'has expired',
  withdrawn: 'is withdrawn',
}

/** @throws HttpError 409 where an offer cannot go from its state to another one */
export function checkStep(state: OfferState, to: OfferState, step: string) {
  if (!OFFER_TRANSITIONS[state].includes(to)) throw conflict(`This offer ${IS[state]}, so it cannot be ${step}.`)
}

/** Whether no version was sent to anybody: the second one is begun only after the first was. */
export const isNeverSent = ({ state, version }: Offer) => state === 'draft' && version === 1

/** Changes a locked offer, and increments its revision. */
export const changeOffer = (tx: Tx, id: string, data: Prisma.OfferUncheckedUpdateInput) =>
  tx.offer.update({ where: { id }, data: { changedAt: new Date(), ...data, revision: { increment: 1 } } })

/**
 * Notes what the customer of a locked offer has done. A draft keeps its revision: nothing that staff write has changed, so
 * their next save is no conflict.
 */
export const noteOnOffer = (tx: Tx, { id, state }: Offer, data: Prisma.OfferUncheckedUpdateInput) =>
  state === 'draft'
    ? tx.offer.update({ where: { id }, data: { changedAt: new Date(), ...data } })
    : changeOffer(tx, id, data)

/** What an offer promises, for the audit. Nothing is in it that the deletion of a person blanks, such as its title. */
const audited = ({ state, version, currency, total, validUntil }: Offer) => ({
  state,
  version: String(version),
  currency,
  total: String(total),
  validUntil: validUntil?.toISOString().slice(0, 10),
})

/** What a write of an offer has changed. */
export const writtenOffer = (before: Offer, after: Offer) => ({
  record: after.id,
  fields: changedFields(audited(before), audited(after)),
  revision: after.revision,
})
