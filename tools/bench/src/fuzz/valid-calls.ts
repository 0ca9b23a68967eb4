import * as fc from 'fast-check'
import { isAdmitted, mustSucceed } from './admission.ts'
import { CALLERS, personOf, roleOf, type Caller, type SignedIn } from './callers.ts'
import { validCallsOf, type Call } from './calls.ts'
import { nameOf, type Operation } from './document.ts'
import type { FuzzEnvironment } from './environment.ts'
import type { RequiredValues } from './required-values.ts'
import type { FuzzSize } from './size.ts'
import type { Tally } from './tally.ts'

/** A generated valid call may be invalid by chance: number of attempts until one succeeds. */
const MAX_ATTEMPTS = 10

/** Whose records a valid call needs: texts are those of a role, all else belongs to a person. */
const ownerFor = ({ path }: Operation, caller: Caller) =>
  path.startsWith('/texts') && roleOf(caller) === 'sales' ? 'sales' : personOf(caller)

/**
 * A function that makes a valid call of an operation as each caller: first as those whom the document does not admit,
 * then as each of the others, or one of them, until one call of theirs has succeeded.
 */
export function validCallsBy(
  { pool, requiredValues, restorePeople }: FuzzEnvironment,
  { seed, eachCaller }: Pick<FuzzSize, 'seed' | 'eachCaller'>,
  { send, tally }: { send: (call: Call) => Promise<void>; tally: Tally },
) {
  async function makeValidCalls(operation: Operation) {
    await restorePeople()
    const unused = new Map<SignedIn, RequiredValues>()
    async function valuesFor(person: SignedIn) {
      const values = unused.get(person) ?? (await requiredValues(operation, person))
      unused.set(person, values)
      return values
    }
    async function sendAs(caller: Caller, person: SignedIn, attempt: number) {
      const valid = validCallsOf(operation, caller, await valuesFor(person), pool)
      for (const call of fc.sample(valid, { seed: seed + attempt, numRuns: 1 })) await send(call)
    }
    const { email } = (await valuesFor('admin')).path
    const [admitted, refused] = [true, false].map((wanted) =>
      CALLERS.filter((caller) => isAdmitted(operation, caller, email) === wanted),
    )
    // Their calls change nothing, so one record is enough for all.
    for (const caller of refused ?? []) await sendAs(caller, 'admin', 0)
    for (const caller of admitted ?? []) {
      const isNeeded = mustSucceed(operation, caller, email)
      if (!eachCaller && !isNeeded) continue
      const person = isNeeded ? ownerFor(operation, caller) : 'admin'
      for (let attempt = 0; attempt < MAX_ATTEMPTS && !tally.hasSucceeded(operation, caller); attempt++) {
        await sendAs(caller, person, attempt)
        if (operation.method !== 'GET') unused.delete(person)
        if (!isNeeded) break
      }
      if (isNeeded && !tally.hasSucceeded(operation, caller)) tally.neverSucceeded(operation, caller)
      if (!eachCaller) break
    }
  }

  return (operation: Operation) =>
    makeValidCalls(operation).catch((error: Error) =>
      tally.violate(`A record for ${nameOf(operation)} could not be made: ${error.message}`),
    )
}
