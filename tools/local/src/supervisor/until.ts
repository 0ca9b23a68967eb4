import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again and again until the answer is something.
 * @param ask undefined or false means not yet; what it throws is passed on
 * @param seconds how long to go on
 * @param what names what was waited for, for the error
 * @throws when the time is over
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
