import type { Prisma } from '../../../generated/client.ts'
import { openToken, signToken } from '../../../shared/access/signed-token.ts'

const PURPOSE = 'letter'
/** Years for which the link of a letter unsubscribes. */
const LINK_YEARS = 10

/** The token with which the recipient of a mail unsubscribes. A mail that is sent again has the same one. */
export function letterToken(db: Prisma.TransactionClient, mailId: string, startedAt: Date) {
  const until = new Date(startedAt)
  until.setUTCFullYear(until.getUTCFullYear() + LINK_YEARS)
  return signToken(db, PURPOSE, mailId, until)
}

/** The id of the mail with a token; undefined for one that is not ours. */
export const openLetterToken = async (db: Prisma.TransactionClient, token: string) =>
  (await openToken(db, PURPOSE, token))?.id
