import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Prisma } from '../../generated/client.ts'
import { isId } from '../lists/pagination.ts'

/** `<id>.<milliseconds since 1970>.<signature>`. The milliseconds have 15 digits for an offer without a real end, of 9999. */
const TOKEN = /^([0-9a-f-]{36})\.(\d{13,15})\.([\w-]{43})$/

const keyOf = async (db: Prisma.TransactionClient) => (await db.signingKey.findFirstOrThrow()).key

const signatureOf = (key: Uint8Array, purpose: string, id: string, until: number) =>
  createHmac('sha256', key).update(`${purpose} ${id} ${until}`).digest('base64url')

/**
 * A token that opens a record until a time. Nothing is stored for it.
 * @param purpose a token for one purpose is not valid for another
 */
export async function signToken(db: Prisma.TransactionClient, purpose: string, id: string, until: Date) {
  return `${id}.${+until}.${signatureOf(await keyOf(db), purpose, id, +until)}`
}

/** The id of the record that a token opens, and until when; undefined for a token that is expired or not ours. */
export async function openToken(db: Prisma.TransactionClient, purpose: string, token: string) {
  const [, id = '', milliseconds = '', signature = ''] = TOKEN.exec(token) ?? []
  const until = Number(milliseconds)
  if (!isId(id) || until <= Date.now()) return undefined
  const expected = signatureOf(await keyOf(db), purpose, id, until)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return { id, until: new Date(until) }
}
