import { load, type LoadRequest, type LoadMetrics } from './load.ts'
import type { ManagedProcess } from './parts.ts'

/** One thing to measure: a request, and the process that answers it. */
export interface Subject {
  name: string
  pid: number
  request: LoadRequest
}

/** How long and how often; each subject is loaded by turns, so that a busy moment of the machine meets all. */
export interface LoadPlan {
  seconds: number
  rounds: number
}

export const FULL: LoadPlan = { seconds: 2, rounds: 5 }
/** To see that it works. */
export const QUICK: LoadPlan = { seconds: 1, rounds: 1 }

export const subjectOf = (name: string, { pid }: ManagedProcess, request: LoadRequest): Subject => ({
  name,
  pid,
  request,
})
export const namesOf = (subjects: readonly Subject[]) => subjects.map(({ name }) => name)

/** The middle one; of an even number the upper of both. */
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** What was found of a subject: the medians, and the rounds that they are of. */
export interface Measurement {
  metrics: LoadMetrics
  rounds: readonly LoadMetrics[]
}

/**
 * Measures subjects beside one another: a moment of each to warm up, then round by round.
 * @param say is told of every round as it begins
 * @returns what was found of each, in the order given
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

/** Several runs of the same subjects, on processes of their own, as one: how a process happens to lie in memory shows. */
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
