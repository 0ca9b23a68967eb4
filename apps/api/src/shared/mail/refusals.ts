import type { PrismaClient } from '../../generated/client.ts'

/** What a mail was about. */
type About = { offerId: string } | { invoiceMailId: string } | { invitationId: string }

/** A function that stores why a mail will not arrive: staff read it beside what the mail was about. */
export const refusalNoter = (db: PrismaClient, about: About) => (words: string) =>
  db.mailRefusal.upsert({ where: about, create: { ...about, words }, update: { words } })
