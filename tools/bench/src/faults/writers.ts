import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** Delay before a retry after 503 or without a response, in ms. */
export const RETRY_DELAY = 50

/**
 * Clients that repeat a turn until they are stopped.
 * @param concurrency number of clients
 * @param turn gets its number, and a signal that is aborted when the clients are stopped
 * @returns a function that stops them, and resolves when no turn is pending
 */
export function startClients(concurrency: number, turn: (number: number, stopping: AbortSignal) => Promise<void>) {
  const stopping = new AbortController()
  let next = 0
  const clients = Array.from({ length: concurrency }, async () => {
    while (!stopping.signal.aborted) await turn(next++, stopping.signal)
  })
  return async () => {
    stopping.abort()
    await Promise.all(clients)
  }
}

/**
 * Clients that send one number after another. Each is retried with the same idempotency key until it is acknowledged.
 * @param requestOf the path, the body and the own headers of the request with this number
 */
export function startWriters(
  apiUrl: string,
  concurrency: number,
  requestOf: (number: number) => { path: string; body: object; headers?: Record<string, string> },
) {
  /** The numbers of the acknowledged requests. */
  const acknowledged = new Set<number>()
  /** Responses that were neither 2xx nor 503. */
  const unexpected: string[] = []

  async function send(number: number, key: string) {
    const { path, body, headers: own } = requestOf(number)
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, ...own }
    const answer = await fetch(apiUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (answer.ok) acknowledged.add(number)
    else if (answer.status !== 503) unexpected.push(`${answer.status} ${text}`)
    return answer.status !== 503
  }
  const stop = startClients(concurrency, async (number, stopping) => {
    const key = randomUUID()
    // Without a response the request may have been written: the key makes the retry safe.
    while (!(await send(number, key).catch(() => false)) && !stopping.aborted) await pause(RETRY_DELAY)
  })
  return { acknowledged, unexpected, stop }
}

/** Clients that read the URLs in turn, and count the responses by status; 0 stands for no response. */
export function startReaders(urls: readonly string[], concurrency: number) {
  const statuses = new Map<number, number>()
  const stop = startClients(concurrency, async (number) => {
    const status = await fetch(urls[number % urls.length] ?? '').then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await pause(status === 200 ? 5 : RETRY_DELAY)
  })
  return { statuses, stop }
}
