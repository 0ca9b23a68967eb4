import { tableOf, type Report } from '../report.ts'
import { say } from '../say.ts'
import { fuzz } from './run.ts'
import { startFuzzEnvironment } from './environment.ts'

const CALLS = { full: 100_000, quick: 2_000 }
/** The same seed makes the same calls in every run. */
export const SEED = 20_251_121

/**
 * Sends valid and malformed calls that are generated from the OpenAPI document, as an anonymous caller, a customer and
 * an admin.
 * @param quick 2,000 calls
 */
export async function benchFuzz(quick: boolean): Promise<Report> {
  say('Starting PostgreSQL, the identity emulator, a mail server, the worker and the API …')
  const environment = await startFuzzEnvironment()
  const result = await fuzz(environment, quick ? CALLS.quick : CALLS.full, SEED, say)
  await environment.stop()
  const { calls, statuses, violations, neverSucceeded } = result
  return {
    title: 'Bad input',
    how: [
      `${calls.toLocaleString('en')} calls that are generated from the OpenAPI document (seed ${SEED}): valid ones, some with one error, and`,
      'malformed ones, from an anonymous caller, a customer and an admin. Each response is checked against the document.',
    ],
    table: tableOf(
      ['status', 'calls'],
      [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, times]) => [String(status), times.toLocaleString('en')]),
    ),
    goals: [
      {
        name: 'no 5xx but 503 with Retry-After, no response outside its schema, no e-mail of another person',
        holds: violations.length === 0,
        actual: violations.length ? `\n${violations.join('\n')}` : 'each time',
      },
      {
        name: 'each operation responds to a valid call with success',
        holds: neverSucceeded.length === 0,
        actual: neverSucceeded.length ? `never: ${neverSucceeded.join(', ')}` : 'at least once',
      },
    ],
  }
}
