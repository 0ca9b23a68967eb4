import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expiringCache } from '@energy/server/expiring-cache'
import fp from 'fastify-plugin'
import { accountsOf, missingCredentials, type Bound } from '../../shared/access/firebase-accounts.ts'
import type { Identity } from '../../shared/access/caller.ts'
import type { Env } from '../../shared/settings/api-settings.ts'
import { unauthorized } from '../../shared/http-error.ts'
import { emulatedTokensOf, tokensOf } from './token.ts'

declare module 'fastify' {
  interface FastifyInstance {
    identity: {
      /** The identity of a token. @throws an error that plugins/errors/errors.ts answers with 401 for an invalid token */
      verify(token: string): Promise<Identity>
      /**
       * Asks the identity provider whether the account is enabled and its sign-in not revoked. The answer is cached for
       * at most a minute. @throws HttpError 401
       */
      confirm(identity: Identity): Promise<void>
      /** Whether the identity of a person's record has verified the record's e-mail. */
      owns(person: Bound): Promise<boolean>
      /** Ends all sessions of the identity of a person's record, if there is one. Other replicas know it within a minute. */
      revoke(person: Bound): Promise<void>
      /** Removes the second factors of the identity of a person's record, if there is one. */
      removeSecondFactor(person: Bound): Promise<void>
      /** Deletes the identity of a person's record, if there is one; may be repeated. */
      remove(person: Bound): Promise<void>
    }
  }
}

const MAX_ENTRIES = 10_000
const VERIFIED_FOR = 5 * 60_000
const CONFIRMED_FOR = 60_000
/** Milliseconds that the identity provider has to answer. Its library would try for two minutes. */
const TIMEOUT = 5_000

/** The answer of the identity provider. @throws `auth/timeout` where it does not come in time */
async function inTime<T>(answer: Promise<T>) {
  const tooLate = pause(TIMEOUT, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('The identity provider does not answer'), { code: 'auth/timeout' })
  })
  return Promise.race([answer, tooLate])
}

export const identity = fp<{ env: Env }>(async (app, { env }) => {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_KEYS_URL: keysUrl } = env
  const { auth, ...accounts } = accountsOf(projectId)
  const verified = expiringCache<Identity>(MAX_ENTRIES)
  const confirmed = expiringCache<string>(MAX_ENTRIES)

  const missing = missingCredentials(env)
  if (missing) app.log.warn(`${missing}sign-up, calls of staff and deletions of people are answered with 503`)

  // The emulator's tokens are not signed. Only Firebase's library accepts them, and only with the emulator.
  const claimsOf = keysUrl
    ? tokensOf(projectId, keysUrl)
    : emulatedTokensOf(async (token) => (await auth()).verifyIdToken(token))

  const verify = async (token: string) => {
    const hash = createHash('sha256').update(token).digest('base64')
    const remembered = verified.get(hash)
    if (remembered) return remembered
    const claims = await claimsOf(token)
    // Stryker disable next-line StringLiteral: no account has such an e-mail
    const { sub: uid, email = '', email_verified: emailVerified = false, auth_time: signedIn, exp, firebase } = claims
    const secondFactor = firebase?.sign_in_second_factor !== undefined
    const found = { uid, email: email.toLowerCase(), emailVerified, signedIn, secondFactor }
    // A token is accepted for some seconds after its `exp`. To the cache 0 means forever.
    verified.set(hash, found, { ttl: Math.max(1, Math.min(VERIFIED_FOR, exp * 1_000 - Date.now())) })
    return found
  }

  const confirm = async ({ uid, signedIn }: Identity) => {
    const key = `${uid} ${signedIn}`
    if (confirmed.get(key)) return
    const { disabled, tokensValidAfterTime } = await inTime((await auth()).getUser(uid))
    const since = tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0
    if (disabled || signedIn * 1_000 < since) throw unauthorized('This sign-in was revoked. Sign in again.')
    confirmed.set(key, uid, { ttl: CONFIRMED_FOR })
  }

  const forgetConfirmed = (uid: string | undefined) => {
    // Stryker disable next-line ConditionalExpression: another person's confirmation is requested again
    for (const [key, remembered] of confirmed) if (remembered === uid) confirmed.delete(key)
  }

  const owns = (person: Bound) => inTime(accounts.owns(person))

  const removeSecondFactor = (person: Bound) => inTime(accounts.removeSecondFactor(person))

  const revoke = async (person: Bound) => forgetConfirmed(await inTime(accounts.revoke(person)))

  const remove = async (person: Bound) => {
    const gone = await inTime(accounts.remove(person))
    for (const [key, remembered] of verified) if (remembered.uid === gone) verified.delete(key)
    forgetConfirmed(gone)
  }

  app.decorate('identity', { verify, confirm, owns, revoke, removeSecondFactor, remove })
  // Stryker disable next-line ArrowFunction: the Firebase library has nothing to release
  app.addHook('onClose', () => accounts.close())
})
