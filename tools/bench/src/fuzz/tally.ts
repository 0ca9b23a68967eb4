import type { Caller } from './callers.ts'
import { nameOf, type Operation } from './document.ts'

/** Number of violations in a result: one cause often leads to hundreds. */
const MAX_REPORTED = 20

const keyOf = (operation: Operation, caller: Caller) => `${nameOf(operation)} by ${caller}`

/**
 * Counts the responses by caller and status, and collects what is wrong with them.
 * @param say prints the first violations at once: a whole run takes long
 */
export function startTally(say: (line: string) => void) {
  const counts = new Map<Caller, Map<number, number>>()
  const violations: string[] = []
  const succeeded = new Set<string>()
  const failed = new Set<string>()
  let sent = 0
  return {
    /** Counts a call that is sent. */
    begin: () => void sent++,
    /** The number of calls that were sent. */
    sent: () => sent,
    add(operation: Operation, caller: Caller, { status }: Response) {
      const ofCaller = counts.get(caller) ?? new Map<number, number>()
      counts.set(caller, ofCaller.set(status, (ofCaller.get(status) ?? 0) + 1))
      if (status < 400) succeeded.add(keyOf(operation, caller))
    },
    violate(sentence: string) {
      violations.push(sentence)
      if (violations.length <= MAX_REPORTED) say(sentence)
    },
    hasSucceeded: (operation: Operation, caller: Caller) => succeeded.has(keyOf(operation, caller)),
    /** Notes that no valid call of a caller has succeeded who is admitted. */
    neverSucceeded(operation: Operation, caller: Caller) {
      failed.add(keyOf(operation, caller))
      say(`never with success: ${keyOf(operation, caller)}`)
    },
    result: () => ({
      /** The number of responses by caller and status. */
      counts,
      /** Responses that violate the document, and other errors: the first ones. */
      violations: violations.slice(0, MAX_REPORTED),
      violationCount: violations.length,
      /** The operations without a successful call of a caller who is admitted. */
      neverSucceeded: [...failed],
    }),
  }
}

/** The responses of a run. */
export type Tally = ReturnType<typeof startTally>
