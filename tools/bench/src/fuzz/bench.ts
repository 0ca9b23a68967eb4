import { tableOf, type Report } from '../report.ts'
import { say } from '../say.ts'
import { CALLERS } from './callers.ts'
import { fuzz } from './run.ts'
import { startFuzzEnvironment } from './environment.ts'

const CALLS = { full: 200_000, quick: 4_000 }
/** The same seed makes the same calls in every run. */
export const SEED = 20_251_121

const CLASSES = [2, 3, 4, 5]

const written = (value: number) => value.toLocaleString('en')
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

const isRefusal = (status: number) => status === 401 || status === 403

/** The responses of each caller by the class of their status, with the refusals by themselves, and all by their status. */
function tablesOf({ counts }: Pick<Awaited<ReturnType<typeof fuzz>>, 'counts'>) {
  const rows = CALLERS.map((caller) => {
    const statuses = [...(counts.get(caller) ?? [])]
    const times = (isCounted: (status: number) => boolean) =>
      written(sum(statuses.filter(([status]) => isCounted(status)).map(([, of]) => of)))
    return [
      caller,
      times(() => true),
      ...CLASSES.map((each) => times((status) => Math.floor(status / 100) === each && !isRefusal(status))),
      times((status) => status === 401),
      times((status) => status === 403),
    ]
  })
  const byStatus = Map.groupBy(
    [...counts.values()].flatMap((statuses) => [...statuses]),
    ([status]) => status,
  )
  return [
    ...tableOf(['caller', 'calls', '2xx', '3xx', 'other 4xx', '5xx', '401', '403'], rows),
    '',
    ...tableOf(
      ['status', 'calls'],
      [...byStatus]
        .toSorted(([a], [b]) => a - b)
        .map(([status, times]) => [String(status), written(sum(times.map(([, of]) => of)))]),
    ),
  ]
}

/**
 * Sends valid and malformed calls that are generated from the OpenAPI document, as every kind of caller.
 * @param quick 4,000 calls
 */
export async function benchFuzz(quick: boolean): Promise<Report> {
  say('Starting PostgreSQL, the identity emulator, a mail server, the worker and the API …')
  const environment = await startFuzzEnvironment()
  const result = await fuzz(
    environment,
    { calls: quick ? CALLS.quick : CALLS.full, seed: SEED, eachCaller: !quick },
    say,
  )
  await environment.stop()
  const { calls, valid, operations, violations, violationCount, neverSucceeded } = result
  return {
    title: 'Bad input',
    how: [
      `${written(calls)} calls of ${operations} operations that are generated from the OpenAPI document (seed ${SEED}): first`,
      `${written(valid)} valid ones, of each operation as each caller; then valid ones, some with one error, and malformed ones. Each`,
      'response is checked against the document, which also says whom it admits. An unregistered caller is signed in, but',
      'has no record. A key is an API key of that role.',
    ],
    table: tablesOf(result),
    goals: [
      {
        name: 'no 5xx but 503 with Retry-After, no response outside its schema, 401 or 403 to those who are not admitted, no e-mail of another person',
        holds: violationCount === 0,
        actual: violationCount ? `${violationCount} violations\n${violations.join('\n')}` : 'each time',
      },
      {
        name: 'each operation responds to a valid call with success, by each caller who is admitted and has such a record',
        holds: neverSucceeded.length === 0,
        actual: neverSucceeded.length ? `never: ${neverSucceeded.join(', ')}` : 'at least once',
      },
    ],
  }
}
