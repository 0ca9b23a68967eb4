import type { Prisma } from '../../generated/client.ts'

const RECIPIENT = { name: '', businessName: '', address: '', email: '' }
/** What was said about an offer, and from where. No notification tells of it any more. */
const ANSWER = { acceptedBy: '', client: '', reasonNote: '', answerId: null }

/** Takes the files from offers. From then on nobody can download them; `eraseUnusedOfferFiles` erases them. */
export const releaseOfferFiles = (tx: Prisma.TransactionClient, offer: Prisma.OfferWhereInput) =>
  tx.offerFile.updateMany({ where: { offer }, data: { offerId: null } })

/**
 * Blanks the personal data in what was sold to somebody, and takes away the files of offers. Sums, states and days stay for the figures. An issued invoice
 * keeps name and address, as the law wants it; its e-mail goes.
 * @param whose bound to a record, or with an e-mail and bound to nobody
 */
export async function blankSales(
  tx: Prisma.TransactionClient,
  whose: { userId: string } | { userId: null; email: string },
) {
  const texts = { title: '', intro: '', begins: '', files: [] }
  await releaseOfferFiles(tx, whose)
  await tx.offerVersion.updateMany({ where: { offer: whose }, data: texts })
  await tx.offer.updateMany({ where: whose, data: { ...RECIPIENT, ...ANSWER, title: '' } })
  await tx.order.updateMany({ where: whose, data: { ...RECIPIENT, acceptedBy: '', note: '' } })
  await tx.invoice.updateMany({ where: whose, data: { email: '' } })
}
