import type { OfferChange } from '@energy/contracts/sales/offer-entities'
import { BOUNDS } from '@energy/contracts/text'
import { firstLetters } from '@energy/contracts/words'
import type { Offer, Prisma } from '../../../generated/client.ts'
import { invalid } from '../../../shared/http-error.ts'
import { businessInfoOf, personalInfoOf } from '../../../shared/database/json-columns.ts'
import { notBeingDeleted } from '../../../shared/access/people.ts'

type Tx = Prisma.TransactionClient

async function fromUser(tx: Tx, id: string) {
  const user = await tx.user.findUnique({ where: { ...notBeingDeleted, id } })
  if (!user) throw invalid([{ path: '/user', message: 'There is no such account.' }])
  const { businessName, businessAddress } = businessInfoOf(user.businessInfo)
  const address = businessAddress || personalInfoOf(user.personalInfo).address
  return { userId: id, name: user.username, email: user.email, businessName, address }
}

async function fromInquiry(tx: Tx, id: string) {
  const inquiry = await tx.inquiry.findUnique({ where: { id } })
  if (!inquiry) throw invalid([{ path: '/inquiry', message: 'There is no such inquiry.' }])
  const { userId, name, email, businessName, businessAddress, address } = inquiry
  // First and last name together may be longer than the name of an offer. The bound counts code points.
  const shortened = firstLetters(name, BOUNDS.line)
  return { userId, name: shortened, email, businessName, address: businessAddress || address }
}

/**
 * For whom an offer is from now on. What the body says itself comes first, then the account, then the inquiry.
 * @param current the offer; undefined for a new one. An inquiry fills in a new one only: later, it is just named
 */
export async function recipientIn(tx: Tx, body: OfferChange, current?: Pick<Offer, 'userId' | 'email'>) {
  const { user, inquiry, name, businessName, address, email } = body
  const ofInquiry = inquiry ? await fromInquiry(tx, inquiry) : undefined
  const ofUser = user ? await fromUser(tx, user) : undefined
  const written = {
    ...(name !== undefined && { name }),
    ...(businessName !== undefined && { businessName }),
    ...(address !== undefined && { address }),
    ...(email !== undefined && { email }),
  }
  // A request may name another address than that of its account; the account has its offer still.
  const isSame = user !== undefined && user === current?.userId && email === current.email
  // An account must not see what is meant for another address.
  const isOther = !isSame && email !== undefined && email !== (ofUser?.email ?? (current ?? ofInquiry)?.email)
  return {
    ...(!current && ofInquiry),
    ...ofUser,
    ...written,
    ...((user === '' || isOther) && { userId: null }),
    ...(inquiry !== undefined && { inquiryId: inquiry || null }),
  }
}
