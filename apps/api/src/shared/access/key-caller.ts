import { KEY_PREFIX } from '@energy/contracts/people/api-keys'
import type { PrismaClient } from '../../generated/client.ts'
import type { Caller } from './caller.ts'
import { unauthorized } from '../http-error.ts'
import { admittedTo } from './people.ts'
import { hashOf } from './tokens.ts'

/** The use of a key is stored at most once in this time, in milliseconds. */
const USE_STEP = 60_000

/** Whether a token is an API key. */
export const isKey = (token: string) => token.startsWith(KEY_PREFIX)

/**
 * The caller of an API key: the admin who made it, with the role of the key.
 * @throws HttpError 401 for a key that is unknown or revoked, or whose admin is none any more
 */
export async function callerOfKey(db: PrismaClient, token: string): Promise<Caller & { apiKey: string }> {
  const found = await db.apiKey.findUnique({
    where: { hash: hashOf(token), owner: admittedTo('admin') },
    include: { owner: true },
  })
  if (!found) throw unauthorized('This API key does not work any more.')
  const { id, name, role, owner, lastUsedAt } = found
  const now = new Date()
  const before = new Date(+now - USE_STEP)
  if (!lastUsedAt || lastUsedAt < before)
    await db.apiKey.updateMany({
      // Stryker disable next-line ArrayDeclaration, ObjectLiteral: it decides between two uses at the same moment
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: before } }] },
      data: { lastUsedAt: now },
    })
  const identity = {
    uid: owner.uid ?? owner.id,
    email: owner.email,
    emailVerified: true,
    signedIn: 0,
    secondFactor: false,
  }
  return { ...identity, record: { ...owner, role }, apiKey: name }
}
