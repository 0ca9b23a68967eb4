import { BOUNDS } from '@energy/contracts/text'
import type { Prisma } from '../../../generated/client.ts'
import { notFound } from '../../../shared/http-error.ts'
import { insertRow } from '../../../shared/inquiries/insert-row.ts'
import { writeBack } from '../../../shared/inquiries/write-back.ts'
import { lockOffer, noteOnOffer } from '../offers/offer.ts'

interface Question {
  /** The id for what is written, where one is chosen. */
  id?: string
  text: string
  whoId: string | null
  dueAt: Date
  /** Adds the mails to staff about a new inquiry. */
  tellStaff: ((tx: Prisma.TransactionClient, inquiryId: string) => Promise<void>) | undefined
}

/**
 * Adds a question about an offer to its inquiry, which waits for an answer again; where there is none, the question is a
 * new one.
 * @returns the id of the timeline entry, or of the new inquiry
 */
export async function ask(tx: Prisma.TransactionClient, offerId: string, question: Question) {
  const { text, whoId, dueAt, tellStaff, ...chosen } = question
  const offer = await lockOffer(tx, offerId)
  if (offer.sentAt === null || offer.email === '') throw notFound()
  const askedAt = new Date()
  if (offer.inquiryId !== null) {
    await noteOnOffer(tx, offer, { askedAt })
    return writeBack(tx, offer.inquiryId, { ...chosen, text, whoId, dueAt })
  }
  const sender = {
    firstName: offer.name,
    email: offer.email,
    businessName: offer.businessName,
    comment: commentOf(offer.number, text),
  }
  const inquiryId = await insertRow(tx, sender, {
    form: 'contacts',
    ...chosen,
    userId: offer.userId ?? undefined,
    dueAt,
  })
  await noteOnOffer(tx, offer, { askedAt, inquiryId })
  await tellStaff?.(tx, inquiryId)
  return inquiryId
}

/** A question that names its offer, unless it is so long that nothing else has room in a comment. */
function commentOf(number: string, text: string) {
  const comment = `About offer ${number}: ${text}`
  return [...comment].length > BOUNDS.long ? text : comment
}
