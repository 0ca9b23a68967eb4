import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** What is sent under a number: the path and the body. */
export type Numbered = (number: number) => { path: string; body: object }

/** What came of it. */
export interface Written {
  /** The numbers that were acknowledged. */
  acknowledged: Set<number>
  /** Answers that were neither an acknowledgement nor 503. */
  wrong: string[]
  /** Ends the writing, and resolves when nothing is under way. */
  stop(): Promise<void>
}

/** How long somebody waits who was told to come again, or heard nothing, in ms. */
const AGAIN = 50

/**
 * Writes one number after another, each as often as it takes to be acknowledged, with the same key.
 * @param many so many at the same time
 */
export function startWriters(apiUrl: string, many: number, numbered: Numbered): Written {
  const acknowledged = new Set<number>()
  const wrong: string[] = []
  let next = 0
  const over = new AbortController()

  async function send(number: number, key: string) {
    const { path, body } = numbered(number)
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await fetch(apiUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (answer.ok) acknowledged.add(number)
    else if (answer.status !== 503) wrong.push(`${answer.status} ${text}`)
    return answer.status !== 503
  }

  async function writeOn() {
    while (!over.signal.aborted) {
      const [number, key] = [next++, randomUUID()]
      // Without an answer it may be written or not: the key makes both right.
      while (!(await send(number, key).catch(() => false)) && !over.signal.aborted) await pause(AGAIN)
    }
  }

  const all = Array.from({ length: many }, writeOn)
  return {
    acknowledged,
    wrong,
    async stop() {
      over.abort()
      await Promise.all(all)
    },
  }
}

/** Reads addresses by turns until it is stopped, and counts what each was answered with; 0 for no answer. */
export function startReaders(urls: readonly string[], many: number) {
  const statuses = new Map<number, number>()
  const over = new AbortController()
  async function readOn() {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const status = await fetch(urls[turn % urls.length] ?? '').then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await pause(status === 200 ? 5 : AGAIN)
    }
  }
  const all = Array.from({ length: many }, readOn)
  return {
    statuses,
    async stop() {
      over.abort()
      await Promise.all(all)
    },
  }
}
