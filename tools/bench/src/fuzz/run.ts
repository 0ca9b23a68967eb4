import * as fc from 'fast-check'
import { documentOf, type Operation } from './document.ts'
import { PRIVATE_DOMAIN } from './callers.ts'
import { callsOf, validCallsOf, type Call } from './calls.ts'
import type { FuzzEnvironment } from './environment.ts'

/** Number of calls at the same time. */
const CONCURRENCY = 16
/** Number of calls of each operation in one round. */
const CALLS_PER_OPERATION = 25
/** A generated valid call may be invalid by chance: number of attempts until one succeeds. */
const MAX_ATTEMPTS = 10
/** Number of violations in the result: one cause often leads to hundreds. */
const MAX_REPORTED = 20

const nameOf = ({ method, path }: Operation) => `${method} ${path}`
const startOf = (body: string) => body.slice(0, 200)

/**
 * Sends calls that are generated from the OpenAPI document of the API, first a valid one of each operation, and checks
 * every response: no 5xx but 503 with `Retry-After`, a body that matches its schema, no e-mail of another person.
 * @param seed the same seed makes the same calls
 */
export async function fuzz(
  { apiUrl, pool, headersOf, requiredValues, restoreData }: FuzzEnvironment,
  calls: number,
  seed: number,
  say: (line: string) => void,
) {
  const { operations, violationOf } = await documentOf(apiUrl)
  const statuses = new Map<number, number>()
  const violations: string[] = []
  const succeeded = new Set<string>()

  async function send({ operation, caller, path, headers, body, type }: Call) {
    const description = `${caller}: ${operation.method} ${startOf(path)} ${startOf(body ?? '')}`
    const answer = await fetch(apiUrl + path, {
      method: operation.method,
      headers: {
        ...headers,
        ...headersOf(caller),
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    }).catch((error: Error) => error)
    if (answer instanceof Error)
      return void violations.push(`${description} got no response: ${String(answer.cause ?? answer)}`)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await answer.body?.cancel()
    const text = isStream ? '' : await answer.text()
    const violation = violationOf(operation, answer, text)
    if (violation) violations.push(`${description} ${violation}`)
    if (answer.ok) succeeded.add(nameOf(operation))
    if (caller !== 'admin' && text.includes(PRIVATE_DOMAIN))
      violations.push(`${description} disclosed an e-mail of another person: ${text}`)
  }

  let count = 0
  async function makeValidCall(operation: Operation) {
    await restoreData()
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !succeeded.has(nameOf(operation)); attempt++) {
      const valid = validCallsOf(operation, await requiredValues(operation), pool)
      for (const call of fc.sample(valid, { seed: seed + attempt, numRuns: 1 })) await send(call)
      count++
    }
  }
  for (const operation of operations) await makeValidCall(operation)
  say(`${succeeded.size} of ${operations.length} operations have responded to a valid call with success`)

  for (let round = 0; count < calls; round++) {
    await restoreData()
    const next = operations.flatMap((operation, index) =>
      fc.sample(callsOf(operation, pool), {
        seed: seed + round * operations.length + index,
        numRuns: CALLS_PER_OPERATION,
      }),
    )
    const shuffled = fc.sample(fc.shuffledSubarray(next, { minLength: next.length }), { seed, numRuns: 1 })[0] ?? []
    const queue = shuffled.slice(0, calls - count)
    count += queue.length
    const worker = async () => {
      for (let call = queue.pop(); call; call = queue.pop()) await send(call)
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, worker))
    say(`${count.toLocaleString('en')} of ${calls.toLocaleString('en')} calls`)
  }
  const neverSucceeded = operations.map(nameOf).filter((name) => !succeeded.has(name))
  return {
    calls: count,
    statuses,
    /** Responses that violate the document, and other errors. */
    violations: violations.slice(0, MAX_REPORTED),
    /** The operations without a successful call. */
    neverSucceeded,
  }
}
