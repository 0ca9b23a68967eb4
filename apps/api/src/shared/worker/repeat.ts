import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs work now and repeatedly for as long as the process runs; never twice at once.
 * @param every milliseconds from the end of one run to the start of the next
 * @param work reports its own failures
 */
export async function repeat(every: number, work: () => Promise<void>): Promise<never> {
  for (;;) {
    await work()
    await pause(every)
  }
}
