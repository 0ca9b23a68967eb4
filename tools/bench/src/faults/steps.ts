import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { RETRY_DELAY, startClients } from './writers.ts'

/** What a step sends: bytes as they are, all else as JSON. */
type Body = object | Buffer<ArrayBuffer>

interface Options {
  body?: Body
  headers?: Record<string, string>
  /** The same key with each attempt. */
  isKeyed?: boolean
  /** Whether 409 to a repeated step says that the first attempt was done, whose answer was lost. */
  isDoneAt409?: boolean
  /** Whether the turn ends where the first attempt fails. */
  isOnce?: boolean
}

/** Sends a step until it is acknowledged. @throws Stopped if the clients are stopped before, or it is refused */
export type Step = (method: string, path: string, options?: Options) => Promise<unknown>

/** Ends a turn that is not done. */
export class Stopped extends Error {}

const typeOf = (body: Body) => (Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json')

/**
 * Clients whose work takes several calls, one turn after another until they are stopped. Each call is repeated after 503
 * and without a response.
 * @param turn gets its number and a function that makes a call
 */
export function startSteps(
  apiUrl: string,
  concurrency: number,
  turn: (number: number, step: Step, stopping: AbortSignal) => Promise<void>,
) {
  /** Responses that were neither 2xx nor 503. */
  const unexpected: string[] = []

  const stepUntil =
    (stopping: AbortSignal): Step =>
    async (method, path, { body, headers = {}, isKeyed = false, isDoneAt409 = false, isOnce = false } = {}) => {
      const key = randomUUID()
      for (let isRepeated = false; !stopping.aborted; isRepeated = true) {
        const answer = await fetch(apiUrl + path, {
          method,
          headers: {
            ...headers,
            ...(isKeyed && { 'idempotency-key': key }),
            ...(body && { 'content-type': typeOf(body) }),
          },
          ...(body && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
        })
          .then(async (response) => ({ status: response.status, text: await response.text() }))
          .catch(() => undefined)
        if (answer && answer.status < 300) return JSON.parse(answer.text)
        if (answer?.status === 409 && isRepeated && isDoneAt409) return undefined
        if (answer && answer.status !== 503) {
          unexpected.push(`${method} ${path}: ${answer.status} ${answer.text}`)
          throw new Stopped()
        }
        if (isOnce) break
        await pause(RETRY_DELAY)
      }
      throw new Stopped()
    }

  const stop = startClients(concurrency, async (number, stopping) => {
    await turn(number, stepUntil(stopping), stopping).catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error
    })
  })
  return { unexpected, stop }
}
