import { createRemoteJWKSet, customFetch, errors } from 'jose'

const TIMEOUT = 5_000
/** For an unknown id the keys are fetched again after this long, in ms. */
const UNKNOWN_ID_PAUSE = 60_000

/**
 * The keys that tokens are signed with: a JSON Web Key Set, cached for as long as its Cache-Control allows.
 * @returns the key of an id; undefined where no such key is published
 * @throws `auth/keys-unreachable` where they cannot be fetched
 */
export function publishedKeys(url: string) {
  let freshUntil = 0
  const keys = createRemoteJWKSet(new URL(url), {
    timeoutDuration: TIMEOUT,
    cooldownDuration: UNKNOWN_ID_PAUSE,
    // jose ignores Cache-Control; `freshUntil` follows it.
    cacheMaxAge: Infinity,
    async [customFetch](address, options) {
      const answer = await fetch(address, options)
      if (answer.ok) freshUntil = Date.now() + lifetimeOf(answer.headers)
      return answer
    },
  })

  return async (id: string) => {
    try {
      if (Date.now() >= freshUntil) await keys.reload()
      return await keys({ alg: 'RS256', kid: id })
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey) return undefined
      throw Object.assign(new Error('The keys of tokens are out of reach', { cause }), {
        code: 'auth/keys-unreachable',
      })
    }
  }
}

const seconds = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)

/** Milliseconds for which a response may be cached. */
function lifetimeOf(headers: Headers) {
  const allowed = /max-age=\d+/i.exec(headers.get('cache-control') ?? '')?.[0]
  return Math.max(0, seconds(allowed) - seconds(headers.get('age'))) * 1_000
}
