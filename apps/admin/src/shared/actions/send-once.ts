import { isTemporary } from '@energy/client/call-error'

/** The keys of bodies that got no answer, by their form and text. */
const keys = new Map<string, string>()

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
    // What was stored without an answer may be deleted since, which is an answer.
    if (!isTemporary(cause)) keys.delete(text)
    throw cause
  }
}
