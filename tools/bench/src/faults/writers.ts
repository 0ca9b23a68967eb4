import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** What is sent under a number: the path and the body. */
export type NumberedRequest = (number: number) => { path: string; body: object }

/** What came of it. */
export interface Writers {
  /** The numbers that were acknowledged. */
  acknowledged: Set<number>
  /** Answers that were neither an acknowledgement nor 503. */
  unexpected: string[]
  /** Ends the writing, and resolves when nothing is under way. */
  stop(): Promise<void>
}

/** How long somebody waits who was told to come again, or heard nothing, in ms. */
const RETRY_DELAY = 50

/**
 * Writes one number after another, each as often as it takes to be acknowledged, with the same key.
 * @param many so many at the same time
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
      // Without an answer it may be written or not: the key makes both right.
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

/** Reads addresses by turns until it is stopped, and counts what each was answered with; 0 for no answer. */
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
