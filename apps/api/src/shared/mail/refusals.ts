import type { PrismaClient } from '../../generated/client.ts'

/** What a refused mail was about. */
type About = { offerId: string } | { invoiceMailId: string } | { invitationId: string }

/**
 * A function that stores what a mail server said that has refused a mail for good: staff read it beside what the mail was
 * about.
 */
export const refusalNoter = (db: PrismaClient, about: About) => (words: string) =>
  db.mailRefusal.upsert({ where: about, create: { ...about, words }, update: { words } })
