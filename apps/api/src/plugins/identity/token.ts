import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { UnsecuredJWT, jwtVerify } from 'jose'
import { unauthorized } from '../../shared/http-error.ts'
import { publishedKeys } from './published-keys.ts'

/** Firebase's own id tokens live for an hour. */
const LIFETIME = 3_600
/** Seconds by which two clocks may differ. */
const TOLERANCE = 10

/** What a token claims, beside what is checked of every one. Times are seconds since 1970. */
const Claims = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 128 }),
  exp: Type.Number(),
  auth_time: Type.Number(),
  email: Type.Optional(Type.String()),
  email_verified: Type.Optional(Type.Boolean()),
})

/** @throws HttpError 401 where a payload lacks a claim, or has one of another type or of the future */
function claimed(payload: unknown) {
  if (!Value.Check(Claims, payload) || payload.auth_time > Date.now() / 1_000 + TOLERANCE)
    throw unauthorized('This sign-in lacks what it should say. Sign in again.')
  return payload
}

/**
 * Verifies the id tokens of a Firebase emulator. They are not signed, so Firebase's own library alone decides on them.
 * It throws plain syntax and type errors at a payload that is not as it should be: so the token is read here first, and
 * the library is given what was read.
 * @param decide the library's `verifyIdToken`
 * @returns the claims of a token; throws jose's errors or an HttpError 401 where it is none, and what `decide` throws
 */
export const emulatedTokensOf = (decide: (token: string) => Promise<unknown>) => async (token: string) => {
  const { payload } = UnsecuredJWT.decode(token)
  const claims = claimed(payload)
  await decide(new UnsecuredJWT(payload).encode())
  return claims
}

/**
 * Verifies the id tokens of a Firebase project, as Firebase asks of whoever does it without its library:
 * signed RS256 by a published key, for this project, from its issuer, of the past and not expired.
 * @returns the claims of a token; throws jose's errors or an HttpError 401 where it is none, and
 * `auth/keys-unreachable` where the keys are out of reach
 */
export function tokensOf(projectId: string, keysUrl: string) {
  const keyOf = publishedKeys(keysUrl)
  const options = {
    algorithms: ['RS256'],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    maxTokenAge: LIFETIME,
    clockTolerance: TOLERANCE,
  }
  return async (token: string) => {
    const { payload } = await jwtVerify(
      token,
      async ({ kid = '' }) => {
        const key = await keyOf(kid)
        if (!key) throw unauthorized('This sign-in was signed by nobody known. Sign in again.')
        return key
      },
      options,
    )
    return claimed(payload)
  }
}
