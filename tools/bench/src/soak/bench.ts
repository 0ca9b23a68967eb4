import { numberIn } from '../argument.ts'
import { tableOf, type Goal, type Report } from '../report.ts'
import { say } from '../say.ts'
import type { Loaded } from './rates.ts'
import { slopeOf } from './samples.ts'
import { goalsOfLoad, soak, type SoakResult } from './soak.ts'

const FULL = { limit: 15, half: 600 }
const QUICK = { limit: 3, half: 15 }
/** Maximal growth of the memory in use, in MiB a minute: less in an hour than the process uses. */
const MAX_GROWTH = 1
/** Maximal latency at half of the maximal rate, in ms at p99. */
const MAX_LATENCY = 25

const row = (name: string, { requestsPerSecond, p50, p99 }: Loaded) => [
  name,
  Math.round(requestsPerSecond).toLocaleString('en'),
  p50.toFixed(0),
  p99.toFixed(0),
]

/** The samples without the first third, in which the process warms up. */
const afterWarmUp = <T>(samples: readonly T[]) => samples.slice(Math.floor(samples.length / 3))

/** The goals for a long load: the memory of a process always grows after its start. */
function goalsOfLongLoad({ half, live }: SoakResult): Goal[] {
  const slope = slopeOf(afterWarmUp(live).map((sample) => [sample.at, sample.live]))
  return [
    {
      name: `the memory in use grows by less than ${MAX_GROWTH} MiB a minute`,
      holds: slope < MAX_GROWTH,
      actual: `${slope.toFixed(2)} MiB a minute`,
    },
    {
      name: `half of the maximal rate is answered within ${MAX_LATENCY} ms, at p99`,
      holds: half.p99 <= MAX_LATENCY,
      actual: `${half.p99.toFixed(0)} ms`,
    },
  ]
}

/**
 * Loads the API for ten minutes with half of its maximal rate, and samples its memory and its open files.
 * @param quick some seconds
 * @param args with `seconds=240` the load takes so long
 */
export async function benchSoak(quick: boolean, args: readonly string[]): Promise<Report> {
  const seconds = quick ? QUICK : { ...FULL, half: numberIn(args, 'seconds') ?? FULL.half }
  say('Starting PostgreSQL, the identity emulator and the API …')
  const result = await soak(seconds)
  const memory = afterWarmUp(result.samples).map((sample) => sample.memory)
  const slope = slopeOf(afterWarmUp(result.samples).map((sample) => [sample.at, sample.memory]))
  return {
    title: 'Ten minutes of load',
    how: [
      'What visitors, a customer who is signed in and staff do, in turn over 32 connections: of 25 requests two write, a form with',
      'an Idempotency-Key and the draft of an item with If-Match; the others read pages, the search, a picture, own requests and',
      'offers, the inbox and the offers. PostgreSQL and the client are on the same machine. First at the maximal rate, then at half of',
      'it, evenly over each second. Memory is measured after a garbage collection each minute. Resident memory says little about a leak: V8 lets its heap grow',
      'under load, mostly with short-lived objects, and gives memory back when there is less to do.',
    ],
    table: tableOf(
      ['', 'requests a second', 'p50 ms', 'p99 ms'],
      [row('maximal rate', result.limit), row(`half of the maximal rate, ${seconds.half} s`, result.half)],
    ),
    facts: [
      `Resident memory: ${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MiB after the first third, ${slope.toFixed(2)} MiB a minute.`,
      `Memory after a garbage collection, each minute: ${result.live.map(({ live }) => live.toFixed(1)).join(', ')} MiB.`,
    ],
    goals: [...goalsOfLoad(result), ...(quick ? [] : goalsOfLongLoad(result))],
  }
}
