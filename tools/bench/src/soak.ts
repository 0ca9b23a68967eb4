import autocannon from 'autocannon'
import { readdirSync } from 'node:fs'
import { inspectorSettings, liveMemory } from './live-memory.ts'
import { memoryMiB } from './load.ts'
import { freePort, makeDatabase, startApi, startPostgres } from './processes.ts'
import { tableOf, type Goal, type Report } from './report.ts'
import { fill } from './rows.ts'
import { say } from './say.ts'

const FULL = { limit: 15, half: 600 }
const QUICK = { limit: 3, half: 15 }
const CONNECTIONS = 32
/** Seconds between two samples. */
const SAMPLE_SECONDS = 5
/** Maximal growth of the memory, in MiB per minute: less in an hour than the process uses. */
const MAX_GROWTH = 1

/** Memory and open files of the process at one time. */
interface Sample {
  /** Minutes since the start of the load. */
  at: number
  /** Resident memory in MiB. */
  memory: number
  descriptors: number
}

const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

/** The slope of the regression line through the points, by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]) {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread
}

const row = (name: string, { requests: { average }, latency: { p50, p99 } }: autocannon.Result) => [
  name,
  Math.round(average).toLocaleString('en'),
  String(p50),
  String(p99),
]

/** A mix of the requests of visitors; nine of ten are reads. */
function mixOf(id: string): autocannon.Request[] {
  const body = JSON.stringify({ username: 'Ada Byron', email: 'ada@example.com', comment: 'About a heat pump' })
  const reads = [
    '/services/cards?limit=3',
    '/services',
    `/services/${id}`,
    '/site?page=home',
    '/services?limit=12',
    '/products',
  ]
  return [
    ...[...reads, '/blogs', `/services/${id}`, '/services/cards?limit=3'].map((path) => ({
      method: 'GET' as const,
      path,
    })),
    { method: 'POST', path: '/specialists', headers: { 'content-type': 'application/json' }, body },
  ]
}

/** The result of a run. */
export type SoakResult = Awaited<ReturnType<typeof soak>>

/**
 * Measures the maximal rate of the API, and then loads it with half of that rate.
 * @param seconds duration of each phase
 */
export async function soak(seconds: { limit: number; half: number }) {
  const postgres = await startPostgres()
  const databaseUrl = makeDatabase(postgres.url, 'soak')
  const inspector = await freePort()
  const api = await startApi(databaseUrl, inspectorSettings(inspector))
  const requests = mixOf(await fill(databaseUrl, 12))
  const target = { url: api.url, connections: CONNECTIONS, requests }

  say('measuring the maximal rate')
  const limit = await autocannon({ ...target, duration: seconds.limit })
  const rate = Math.round(limit.requests.average / 2)
  const before = await liveMemory(api.pid, inspector)
  const descriptors = descriptorsOf(api.pid)
  const samples: Sample[] = []
  const began = performance.now()
  const sampling = setInterval(() => {
    const at = (performance.now() - began) / 60_000
    samples.push({ at, memory: memoryMiB(api.pid), descriptors: descriptorsOf(api.pid) })
    if (samples.length % 12 === 0) say(`minute ${at.toFixed(0)}: ${samples.at(-1)?.memory.toFixed(0)} MiB`)
  }, SAMPLE_SECONDS * 1_000)
  say(`${rate.toLocaleString('en')} requests a second for ${seconds.half} seconds`)
  const half = await autocannon({ ...target, duration: seconds.half, overallRate: rate })
  clearInterval(sampling)
  const after = await liveMemory(api.pid, inspector)
  await api.stop()
  await postgres.stop()
  return {
    limit,
    half,
    samples,
    /** Open files before the load. */
    descriptors,
    /** Memory after a garbage collection, before the load and after it, in MiB. */
    live: [before, after] as const,
  }
}

/** The samples without the first third, in which the process warms up. */
const afterWarmUp = ({ samples }: SoakResult) => samples.slice(Math.floor(samples.length / 3))

/** The goals for a load of any duration. */
export function goalsOfLoad({ half, samples, descriptors }: SoakResult): Goal[] {
  const mostDescriptors = Math.max(...samples.map((sample) => sample.descriptors))
  const failed = half.non2xx + half.errors
  return [
    {
      name: 'no request fails',
      holds: failed === 0,
      actual: `${failed} of ${half.requests.total.toLocaleString('en')}`,
    },
    {
      name: 'no file stays open',
      holds: mostDescriptors <= descriptors + CONNECTIONS,
      actual: `${descriptors} before, ${mostDescriptors} at most, with ${CONNECTIONS} connections`,
    },
  ]
}

/** The goal for a long load: the memory of a process always grows after its start. */
function goalOfMemory(result: SoakResult): Goal {
  const slope = slopeOf(afterWarmUp(result).map(({ at, memory }) => [at, memory]))
  return {
    name: `memory grows by less than ${MAX_GROWTH} MiB a minute`,
    holds: slope < MAX_GROWTH,
    actual: `${slope.toFixed(2)} MiB a minute`,
  }
}

/**
 * Loads the API for ten minutes with half of its maximal rate, and samples its memory and its open files.
 * @param quick some seconds
 */
export async function benchSoak(quick: boolean): Promise<Report> {
  const seconds = quick ? QUICK : FULL
  say('Starting PostgreSQL and the API …')
  const result = await soak(seconds)
  const memory = afterWarmUp(result).map((sample) => sample.memory)
  const [before, after] = result.live
  return {
    title: 'Ten minutes of load',
    how: [
      'Nine reads and one write in turn over 32 connections, with PostgreSQL and the client on the same machine: first at the',
      'maximal rate, then at half of it.',
    ],
    table: tableOf(
      ['', 'requests a second', 'p50 ms', 'p99 ms'],
      [row('maximal rate', result.limit), row(`half of the maximal rate, ${seconds.half} s`, result.half)],
    ),
    facts: [
      `Resident memory: ${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)} MiB after the first third.`,
      `Memory after a garbage collection: ${before.toFixed(1)} MiB before the load, ${after.toFixed(1)} after it.`,
    ],
    goals: [...goalsOfLoad(result), ...(quick ? [] : [goalOfMemory(result)])],
  }
}
