import { Prisma } from '../../generated/client.ts'
import { keyOfOfferFile } from './offer-file.ts'

const RECIPIENT = { name: '', businessName: '', address: '', email: '' }
/** What was said about an offer, and from where. No notification shows it any more. */
const ANSWER = { acceptedBy: '', client: '', reasonNote: '', answerId: null }

/**
 * Takes the files from offers. From then on nobody can download them; `eraseUnusedOfferFiles` erases them.
 * @returns their keys in the storage
 */
export async function releaseOfferFiles(tx: Prisma.TransactionClient, offer: Prisma.OfferWhereInput) {
  const released = await tx.offerFile.updateManyAndReturn({
    where: { offer },
    data: { offerId: null },
    select: { id: true },
  })
  return released.map(({ id }) => keyOfOfferFile(id))
}

/** Lines without what was written in them: quantities, prices and items stay. */
const BLANK_LINES = Prisma.sql`(
  SELECT coalesce(jsonb_agg(line || '{"title": "", "description": ""}' ORDER BY at), '[]')
  FROM jsonb_array_elements(lines) WITH ORDINALITY AS each (line, at))`

/**
 * Blanks the personal data in what was sold to somebody, and takes away the files of offers. Sums, states and days stay
 * for the figures. An issued invoice keeps name, address and lines, as the law wants it; its e-mail goes.
 * @param whose bound to a record, or with an e-mail and bound to nobody
 */
export async function blankSales(
  tx: Prisma.TransactionClient,
  whose: { userId: string } | { userId: null; email: string },
) {
  const texts = { title: '', intro: '', begins: '', terms: '', files: [] }
  const isTheirs =
    whose.userId === null
      ? Prisma.sql`"userId" IS NULL AND email = ${whose.email}`
      : Prisma.sql`"userId" = ${whose.userId}::uuid`
  await releaseOfferFiles(tx, whose)
  await tx.$executeRaw`
    UPDATE offer_versions SET lines = ${BLANK_LINES} WHERE "offerId" IN (SELECT id FROM offers WHERE ${isTheirs})`
  await tx.$executeRaw`UPDATE orders SET lines = ${BLANK_LINES} WHERE ${isTheirs}`
  await tx.offerVersion.updateMany({ where: { offer: whose }, data: texts })
  // With a new version: a form that was read before would write back what is erased.
  const offer = { ...RECIPIENT, ...ANSWER, title: '', revision: { increment: 1 } }
  await tx.offer.updateMany({ where: whose, data: offer })
  const order = { ...RECIPIENT, acceptedBy: '', title: '', note: '', version: { increment: 1 } }
  await tx.order.updateMany({ where: whose, data: order })
  await tx.invoice.updateMany({ where: whose, data: { email: '' } })
  // A mail server names the address that it refuses.
  await tx.mailRefusal.deleteMany({ where: { OR: [{ offer: whose }, { invoiceMail: { invoice: whose } }] } })
}
