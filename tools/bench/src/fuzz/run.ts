import * as fc from 'fast-check'
import { callsOf } from './calls.ts'
import { senderTo } from './checked-call.ts'
import { documentOf, nameOf, type Operation } from './document.ts'
import type { FuzzEnvironment } from './environment.ts'
import { inParallel } from './parallel.ts'
import type { FuzzSize } from './size.ts'
import { startTally } from './tally.ts'
import { validCallsBy } from './valid-calls.ts'

/** Number of calls at the same time. */
const CONCURRENCY = 16
/** Number of groups of operations at the same time whose valid calls are made; most wait for a mail. */
const VALID_CONCURRENCY = 6
/** Number of calls of each operation in one round. */
const CALLS_PER_OPERATION = 25

/** Valid calls of these change who the people are. */
const changesPeople = ({ path }: Operation) => /^\/(users|invitation)/.test(path)
/** What valid calls have in common that two at once would disturb: the first free hour, or the same text. */
const sharedBy = (operation: Operation) => /\/(booking|texts)/.exec(operation.path)?.[1] ?? nameOf(operation)

/**
 * Sends calls that are generated from the OpenAPI document of the API, first a valid one of each operation, and checks
 * every response.
 */
export async function fuzz(
  environment: FuzzEnvironment,
  { calls, seed, eachCaller }: FuzzSize,
  say: (line: string) => void,
) {
  const { pool, restoreData } = environment
  const document = await documentOf(environment.apiUrl)
  const { operations } = document
  const tally = startTally(say)
  const send = senderTo(environment, document, tally)

  await restoreData()
  const makeValidCalls = validCallsBy(environment, { seed, eachCaller }, { send, tally })
  const makeInTurn = async (group: readonly Operation[]) => {
    for (const operation of group) await makeValidCalls(operation)
  }
  await makeInTurn(operations.filter(changesPeople))
  const groups = Map.groupBy(
    operations.filter((operation) => !changesPeople(operation)),
    sharedBy,
  )
  await inParallel(VALID_CONCURRENCY, [...groups.values()], makeInTurn)
  const valid = tally.sent()
  say(`${valid.toLocaleString('en')} valid calls of ${operations.length} operations`)

  for (let round = 0; tally.sent() < calls; round++) {
    await restoreData()
    const next = operations.flatMap((operation, index) =>
      fc.sample(callsOf(operation, pool), {
        seed: seed + round * operations.length + index,
        numRuns: CALLS_PER_OPERATION,
      }),
    )
    const shuffled = fc.sample(fc.shuffledSubarray(next, { minLength: next.length }), { seed, numRuns: 1 })[0] ?? []
    await inParallel(CONCURRENCY, shuffled.slice(0, calls - tally.sent()), send)
    say(`${tally.sent().toLocaleString('en')} of ${calls.toLocaleString('en')} calls`)
  }
  return { calls: tally.sent(), valid, operations: operations.length, ...tally.result() }
}
