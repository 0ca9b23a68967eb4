import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { importX509, type CryptoKey } from 'jose'

/** Certificates (PEM) by the id of their key, as Google publishes them. */
const Certificates = Type.Record(Type.String(), Type.String())

const TIMEOUT = 5_000
/** For an unknown id the keys are fetched again after this long, in ms. */
const UNKNOWN_ID_PAUSE = 60_000

/**
 * The keys that tokens are signed with, fetched from an address and cached for as long as their Cache-Control allows.
 * @returns the key of an id; undefined where no such key is published
 * @throws `auth/keys-unreachable` where they cannot be fetched
 */
export function publishedKeys(url: string) {
  let keys = new Map<string, CryptoKey>()
  let readAt = 0
  let freshUntil = 0
  let reading: Promise<void> | undefined

  async function read() {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
    if (!answer.ok) throw new Error(`The keys were answered with ${answer.status}`)
    const certificates = Value.Parse(Certificates, await answer.json())
    const imported = Object.entries(certificates).map(
      async ([id, pem]) => [id, await importX509(pem, 'RS256')] as const,
    )
    keys = new Map(await Promise.all(imported))
    readAt = Date.now()
    freshUntil = readAt + lifetimeOf(answer.headers)
  }
  // Simultaneous calls share one request for the keys.
  const readOnce = () =>
    (reading ??= read()
      .catch((cause: unknown) => {
        throw Object.assign(new Error('The keys of tokens are out of reach', { cause }), {
          code: 'auth/keys-unreachable',
        })
      })
      .finally(() => {
        reading = undefined
      }))

  return async (id: string) => {
    if (Date.now() >= freshUntil) await readOnce()
    else if (!keys.has(id) && Date.now() >= readAt + UNKNOWN_ID_PAUSE) await readOnce()
    return keys.get(id)
  }
}

const seconds = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0)

/** Milliseconds for which a response may be cached. */
function lifetimeOf(headers: Headers) {
  const allowed = /max-age=\d+/i.exec(headers.get('cache-control') ?? '')?.[0]
  return Math.max(0, seconds(allowed) - seconds(headers.get('age'))) * 1_000
}
