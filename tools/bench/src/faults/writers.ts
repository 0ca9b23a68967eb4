import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** The path and the body of the request with this number. */
export type NumberedRequest = (number: number) => { path: string; body: object }

/** Clients that write until they are stopped. */
export interface Writers {
  /** The numbers of the acknowledged requests. */
  acknowledged: Set<number>
  /** Responses that were neither 2xx nor 503. */
  unexpected: string[]
  /** Stops the clients, and resolves when no request is pending. */
  stop(): Promise<void>
}

/** Delay before a retry after 503 or without a response, in ms. */
const RETRY_DELAY = 50

/**
 * Sends one number after another. Each is retried with the same idempotency key until it is acknowledged.
 * @param concurrency number of clients
 */
export function startWriters(apiUrl: string, concurrency: number, requestOf: NumberedRequest): Writers {
  const acknowledged = new Set<number>()
  const unexpected: string[] = []
  let next = 0
  const stopping = new AbortController()

  async function send(number: number, key: string) {
    const { path, body } = requestOf(number)
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await fetch(apiUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (answer.ok) acknowledged.add(number)
    else if (answer.status !== 503) unexpected.push(`${answer.status} ${text}`)
    return answer.status !== 503
  }

  async function writeLoop() {
    while (!stopping.signal.aborted) {
      const [number, key] = [next++, randomUUID()]
      // Without a response the request may have been written: the key makes the retry safe.
      while (!(await send(number, key).catch(() => false)) && !stopping.signal.aborted) await pause(RETRY_DELAY)
    }
  }

  const loops = Array.from({ length: concurrency }, writeLoop)
  return {
    acknowledged,
    unexpected,
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

/** Reads the URLs in turn until it is stopped, and counts the responses by status; 0 stands for no response. */
export function startReaders(urls: readonly string[], concurrency: number) {
  const statuses = new Map<number, number>()
  const stopping = new AbortController()
  async function readLoop() {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const status = await fetch(urls[turn % urls.length] ?? '').then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await pause(status === 200 ? 5 : RETRY_DELAY)
    }
  }
  const loops = Array.from({ length: concurrency }, readLoop)
  return {
    statuses,
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}
