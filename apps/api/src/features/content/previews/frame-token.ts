import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PrismaClient } from '../../../generated/client.ts'
import { isId } from '../../../shared/lists/pagination.ts'

/** Milliseconds for which a token opens the frame. An open frame goes on. */
const VALID_FOR = 5 * 60_000

/** `<id>.<milliseconds since 1970>.<signature>` */
const TOKEN = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/

const keyOf = async (db: PrismaClient) => (await db.signingKey.findFirstOrThrow()).key

const signatureOf = (key: Uint8Array, id: string, until: number) =>
  createHmac('sha256', key).update(`preview frame ${id} ${until}`).digest('base64url')

/** A token that opens the live preview of an item for some minutes, and when it expires. */
export async function signFrame(db: PrismaClient, id: string) {
  const until = Date.now() + VALID_FOR
  const signature = signatureOf(await keyOf(db), id, until)
  return { token: `${id}.${until}.${signature}`, expiresAt: new Date(until).toISOString() }
}

/** The id of the item that a token opens; undefined for a token that is expired or not ours. */
export async function openFrame(db: PrismaClient, token: string) {
  const [, id = '', until = '', signature = ''] = TOKEN.exec(token) ?? []
  if (!isId(id) || Number(until) <= Date.now()) return undefined
  const expected = signatureOf(await keyOf(db), id, Number(until))
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : undefined
}
