import type { PrismaClient } from '../../../generated/client.ts'
import { openToken, signToken } from '../../../shared/access/signed-token.ts'

/** Milliseconds for which a token opens the frame. An open frame goes on. */
const VALID_FOR = 5 * 60_000
const PURPOSE = 'preview frame'

/** A token that opens the live preview of an item for some minutes, and when it expires. */
export async function signFrame(db: PrismaClient, id: string) {
  const until = new Date(Date.now() + VALID_FOR)
  return { token: await signToken(db, PURPOSE, id, until), expiresAt: until.toISOString() }
}

/** The id of the item that a token opens; undefined for a token that is expired or not ours. */
export const openFrame = async (db: PrismaClient, token: string) => (await openToken(db, PURPOSE, token))?.id
