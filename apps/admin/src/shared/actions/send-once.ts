import { CallError } from '@energy/client/call-error'

/** The keys of bodies that got no answer, by their form and text. */
const keys = new Map<string, string>()

/** The refusals that end a key: what was stored with it is deleted since, or it came with another body. */
const ENDS: readonly number[] = [404, 422]

/**
 * Ends the keys of a form: what was sent without an answer is taken back, changed or given up, so the same body is another
 * one now.
 */
export function endKeysOf(form: string) {
  for (const text of keys.keys()) if (text.startsWith(`${form} `)) keys.delete(text)
}

/**
 * Sends a body with an `Idempotency-Key`, which it has again until it is answered: also where its form was closed and is
 * opened again, so that nothing is stored twice after a connection error. Afterwards the same body has another key.
 * @param form what is sent, and to which record
 */
export async function sendOnce<T>(
  form: string,
  body: object,
  send: (headers: { 'idempotency-key': string }) => Promise<T>,
): Promise<T> {
  const text = `${form} ${JSON.stringify(body)}`
  const key = keys.get(text) ?? crypto.randomUUID()
  keys.set(text, key)
  try {
    const answer = await send({ 'idempotency-key': key })
    keys.delete(text)
    return answer
  } catch (cause) {
    // Others, such as of a session that has ended, come before the key is looked up, or leave it unused.
    if (cause instanceof CallError && ENDS.includes(cause.status)) keys.delete(text)
    throw cause
  }
}
