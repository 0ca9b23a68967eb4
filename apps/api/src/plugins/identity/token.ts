import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { UnsecuredJWT, jwtVerify } from 'jose'
import { unauthorized } from '../../shared/http-error.ts'
import { publishedKeys } from './published-keys.ts'

/** Firebase's own id tokens live for an hour. */
const LIFETIME = 3_600
/** Seconds by which two clocks may differ. */
const TOLERANCE = 10

/** The claims of a token that are used. Times are seconds since 1970. */
const Claims = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 128 }),
  exp: Type.Number(),
  auth_time: Type.Number(),
  email: Type.Optional(Type.String()),
  email_verified: Type.Optional(Type.Boolean()),
  firebase: Type.Optional(Type.Object({ sign_in_second_factor: Type.Optional(Type.String()) })),
})

/** @throws HttpError 401 where a claim is missing, has another type, or is in the future */
function claimed(payload: unknown) {
  if (!Value.Check(Claims, payload) || payload.auth_time > Date.now() / 1_000 + TOLERANCE)
    throw unauthorized('This sign-in is incomplete. Sign in again.')
  return payload
}

/**
 * Verifies the id tokens of a Firebase emulator. They are not signed, so only Firebase's own library accepts them.
 * It throws plain SyntaxErrors and TypeErrors for a malformed payload, so the token is parsed here first, and the library
 * gets the parsed token.
 * @param decide the library's `verifyIdToken`
 * @returns the claims of a token; throws jose's errors or an HttpError 401 for an invalid token, and errors of `decide`
 */
export const emulatedTokensOf = (decide: (token: string) => Promise<unknown>) => async (token: string) => {
  const { payload } = UnsecuredJWT.decode(token)
  const claims = claimed(payload)
  await decide(new UnsecuredJWT(payload).encode())
  return claims
}

/**
 * Verifies the id tokens of a Firebase project by Firebase's rules for third-party libraries: signed RS256 by a
 * published key, for this project, from its issuer, issued in the past and not expired.
 * @returns the claims of a token; throws jose's errors or an HttpError 401 for an invalid token, and
 * `auth/keys-unreachable` where the keys cannot be fetched
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
        if (!key) throw unauthorized('This sign-in was signed with an unknown key. Sign in again.')
        return key
      },
      options,
    )
    return claimed(payload)
  }
}
