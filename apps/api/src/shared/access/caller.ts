import type { User } from '../../generated/client.ts'
import { unauthorized } from '../http-error.ts'

/** The identity of a token. The e-mail is in lower case, `""` where the identity has none. */
export interface Identity {
  uid: string
  email: string
  emailVerified: boolean
  /** When the person signed in, in seconds since 1970. */
  signedIn: number
  /** Whether the person signed in with a second factor, too. */
  secondFactor: boolean
}

/** The caller of a request: the identity of the token and, where there is one, the person's record. */
export interface Caller extends Identity {
  record: User | undefined
  /** The name of the API key with which the call is made; none for a person who is signed in. */
  apiKey?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** A request, as far as its caller is concerned. */
export interface Called {
  caller: Caller | null
}

/** The caller of a request. @throws HttpError 401 where it was made without a valid token */
export function callerOf({ caller }: Called) {
  if (!caller) throw unauthorized('Sign in first.')
  return caller
}
