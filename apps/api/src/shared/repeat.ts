import { setTimeout as pause } from 'node:timers/promises'

/**
 * Does something now, and again and again for as long as the process lives; never twice at once.
 * @param every milliseconds from the end of one time to the next
 * @param work reports its own failures
 */
export async function repeat(every: number, work: () => Promise<void>): Promise<never> {
  for (;;) {
    await work()
    await pause(every)
  }
}
