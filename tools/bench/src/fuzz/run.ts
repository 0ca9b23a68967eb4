import * as fc from 'fast-check'
import { documentOf, type Described } from './document.ts'
import { callsOf, goodCallsOf, type Call } from './calls.ts'
import type { Somewhere } from './somewhere.ts'

/** What was found. */
export interface Fuzzed {
  calls: number
  statuses: ReadonlyMap<number, number>
  faults: readonly string[]
  /** The operations of which no call succeeded. */
  unreached: readonly string[]
}

/** So many calls are under way at a time. */
const AT_ONCE = 16
/** So many of one operation are made at a time. */
const RUN = 25
/** Of what is made to be good, so much may be bad by chance before it succeeds. */
const TRIES = 10
/** A fault that shows a hundred times is one. */
const SHOWN = 20

const nameOf = ({ method, path }: Described) => `${method} ${path}`
const startOf = (body: string) => body.slice(0, 200)

/**
 * Makes calls from the API's own document, first a good one of each operation, and holds every answer against it: no
 * failure of ours but 503 with `Retry-After`, nothing outside its schema, nobody else's e-mail.
 * @param seed makes the same calls again
 */
export async function fuzz(
  { apiUrl, pool, headersOf, need, isSecret, renew }: Somewhere,
  calls: number,
  seed: number,
  say: (line: string) => void,
): Promise<Fuzzed> {
  const { operations, faultOf } = await documentOf(apiUrl)
  const statuses = new Map<number, number>()
  const faults: string[] = []
  const reached = new Set<string>()

  async function make({ operation, caller, path, headers, body }: Call) {
    const asked = `${caller}: ${operation.method} ${startOf(path)} ${startOf(body ?? '')}`
    const answer = await fetch(apiUrl + path, {
      method: operation.method,
      headers: {
        ...headers,
        ...headersOf(caller),
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
    if (answer.ok) reached.add(nameOf(operation))
    if (caller !== 'admin' && isSecret(said)) faults.push(`${asked} told of somebody else: ${said}`)
  }

  let made = 0
  async function reach(operation: Described) {
    await renew()
    for (let attempt = 0; attempt < TRIES && !reached.has(nameOf(operation)); attempt++) {
      const good = goodCallsOf(operation, await need(operation), pool)
      for (const call of fc.sample(good, { seed: seed + attempt, numRuns: 1 })) await make(call)
      made++
    }
  }
  for (const operation of operations) await reach(operation)
  say(`${reached.size} of ${operations.length} operations have answered a good call with success`)

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
    say(`${made.toLocaleString('en')} of ${calls.toLocaleString('en')} calls`)
  }
  const unreached = operations.map(nameOf).filter((name) => !reached.has(name))
  return { calls: made, statuses, faults: faults.slice(0, SHOWN), unreached }
}
