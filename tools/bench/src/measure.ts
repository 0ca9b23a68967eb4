import { load, type LoadMetrics, type LoadRequest } from './load.ts'
import type { ManagedProcess } from './processes.ts'

/** What is measured: a request, and the process that responds. */
export interface Subject {
  name: string
  pid: number
  request: LoadRequest
}

/**
 * Duration and number of the rounds. In each round all subjects are loaded in turn, so that a slow phase of the machine
 * affects all.
 */
export interface LoadPlan {
  seconds: number
  rounds: number
}

export const FULL: LoadPlan = { seconds: 2, rounds: 5 }
/** As a smoke test. */
export const QUICK: LoadPlan = { seconds: 1, rounds: 1 }

export const subjectOf = (name: string, { pid }: ManagedProcess, request: LoadRequest): Subject => ({
  name,
  pid,
  request,
})
export const namesOf = (subjects: readonly Subject[]) => subjects.map(({ name }) => name)

/** The median; of an even number of values the upper one of the middle two. */
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** The metrics of a subject: the medians, and the rounds that they come from. */
export interface Measurement {
  metrics: LoadMetrics
  rounds: readonly LoadMetrics[]
}

/**
 * Warms up each subject for a second, and then measures all of them in turn, round by round.
 * @param say logs the start of each measurement
 * @returns the measurements in the order of the subjects
 */
export async function measureInTurns(
  subjects: readonly Subject[],
  { seconds, rounds }: LoadPlan,
  say: (line: string) => void,
) {
  const measured = subjects.map((subject): { subject: Subject; rounds: LoadMetrics[] } => ({ subject, rounds: [] }))
  for (const { subject } of measured) await load(subject.pid, subject.request, 1)
  for (let round = 1; round <= rounds; round++)
    for (const { subject, rounds: metrics } of measured) {
      say(`round ${round} of ${rounds}: ${subject.name}`)
      metrics.push(await load(subject.pid, subject.request, seconds))
    }
  return measured.map(({ rounds: metrics }): Measurement => ({ metrics: medians(metrics), rounds: metrics }))
}

/** Pools runs of the same subjects in different processes, because the memory layout of a process affects its speed. */
export const pooled = ([first = [], ...others]: readonly (readonly Measurement[])[]) =>
  first.map(({ rounds }, index): Measurement => {
    const all = [...rounds, ...others.flatMap((run) => run[index]?.rounds ?? [])]
    return { metrics: medians(all), rounds: all }
  })

const medians = (metrics: readonly LoadMetrics[]): LoadMetrics => ({
  cpu: median(metrics.map(({ cpu }) => cpu)),
  requestsPerSecond: median(metrics.map(({ requestsPerSecond }) => requestsPerSecond)),
  p50: median(metrics.map(({ p50 }) => p50)),
  p99: median(metrics.map(({ p99 }) => p99)),
})
