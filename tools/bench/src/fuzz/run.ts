import * as fc from 'fast-check'
import { documentOf } from './document.ts'
import { CALLERS, callsOf, type Call } from './calls.ts'
import type { Somewhere } from './somewhere.ts'

/** What was found. */
export interface Fuzzed {
  calls: number
  statuses: ReadonlyMap<number, number>
  faults: readonly string[]
}

/** So many calls are under way at a time. */
const AT_ONCE = 16
/** So many of one operation are made at a time. */
const RUN = 25
/** A fault that shows a hundred times is one. */
const SHOWN = 20

const startOf = (body: string) => body.slice(0, 200)

/**
 * Makes calls from the API's own document and holds every answer against it: no failure of ours but 503 with
 * `Retry-After`, nothing outside its schema, nobody else's e-mail.
 * @param seed makes the same calls again
 */
export async function fuzz(
  { apiUrl, pool, token, isSecret, renew }: Somewhere,
  calls: number,
  seed: number,
  say: (line: string) => void,
): Promise<Fuzzed> {
  const { operations, faultOf } = await documentOf(apiUrl)
  const statuses = new Map<number, number>()
  const faults: string[] = []

  async function make({ operation, caller, path, headers, body }: Call) {
    const asked = `${caller}: ${operation.method} ${startOf(path)} ${startOf(body ?? '')}`
    const answer = await fetch(apiUrl + path, {
      method: operation.method,
      headers: {
        ...headers,
        ...(caller === 'customer' && { authorization: `Bearer ${token()}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    }).catch((error: Error) => error)
    if (answer instanceof Error) return void faults.push(`${asked} got no answer: ${String(answer.cause ?? answer)}`)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await answer.body?.cancel()
    const said = isStream ? '' : await answer.text()
    const fault = faultOf(operation, answer, said)
    if (fault) faults.push(`${asked} ${fault}`)
    if (isSecret(said)) faults.push(`${asked} told of somebody else: ${said}`)
  }

  let made = 0
  for (let round = 0; made < calls; round++) {
    await renew()
    const next = operations.flatMap((operation, index) =>
      fc.sample(callsOf(operation, pool), { seed: seed + round * operations.length + index, numRuns: RUN }),
    )
    const waiting = fc.sample(fc.shuffledSubarray(next, { minLength: next.length }), { seed, numRuns: 1 })[0] ?? []
    const all = waiting.slice(0, calls - made)
    made += all.length
    const worker = async () => {
      for (let call = all.pop(); call; call = all.pop()) await make(call)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    say(`${made.toLocaleString('en')} of ${calls.toLocaleString('en')} calls as ${CALLERS.join(' and ')}`)
  }
  return { calls: made, statuses, faults: faults.slice(0, SHOWN) }
}
