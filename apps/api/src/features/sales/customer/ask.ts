import { BOUNDS } from '@energy/contracts/text'
import type { Offer, Prisma } from '../../../generated/client.ts'
import { insertRow } from '../../../shared/inquiries/insert-row.ts'
import { writeBack } from '../../../shared/inquiries/write-back.ts'
import { noteOnOffer } from '../offers/offer.ts'
import { lockSent } from './answer.ts'

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
  const offer = await lockSent(tx, offerId)
  const askedAt = new Date()
  const inquiry = await inquiryOf(tx, offer)
  if (inquiry) {
    await noteOnOffer(tx, offer, { askedAt })
    return writeBack(tx, inquiry.id, { ...chosen, text, whoId, dueAt })
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

/**
 * The inquiry of an offer; null also where it was blanked with its sender, or where the offer goes to somebody else than its
 * sender, who would read the question.
 */
const inquiryOf = async (tx: Prisma.TransactionClient, { inquiryId, email, userId }: Offer) =>
  inquiryId === null
    ? null
    : tx.inquiry.findUnique({
        where: { id: inquiryId, email: { not: '' }, OR: [{ email }, ...(userId === null ? [] : [{ userId }])] },
        select: { id: true },
      })

/** A question that names its offer, unless it is so long that nothing else has room in a comment. */
function commentOf(number: string, text: string) {
  const comment = `About offer ${number}: ${text}`
  return [...comment].length > BOUNDS.long ? text : comment
}
