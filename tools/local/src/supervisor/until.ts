import { setTimeout as pause } from 'node:timers/promises'

/**
 * Polls until `ask` resolves with a result.
 * @param ask undefined or false means not yet; its errors are rethrown
 * @param seconds the timeout
 * @param what the subject of the error message
 * @throws Error after the timeout
 */
export async function until<T>(ask: () => Promise<T | undefined | false>, seconds: number, what: string): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (let wait = 20; ; wait = Math.min(wait * 1.5, 250)) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} seconds.`)
    await pause(wait)
  }
}
