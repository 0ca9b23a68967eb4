import { load, type LoadMetrics, type LoadRequest } from './load.ts'
import { say } from './say.ts'

/** What is measured: a request, and the process that responds. */
export interface Subject extends LoadRequest {
  name: string
  server: { pid: number }
}

/**
 * Duration and number of the rounds. In each round all subjects are loaded in turn, so that a slow phase of the machine
 * affects all.
 */
export interface LoadPlan {
  seconds: number
  rounds: number
}

/** For a chapter of the benchmarks. */
export const FULL: LoadPlan = { seconds: 2, rounds: 5 }
/** As a smoke test. */
export const QUICK: LoadPlan = { seconds: 1, rounds: 1 }

/** A function for the percentiles of these values: `0.99` is p99. NaN where there is no value. */
export function percentilesOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN
}

/** The median; of an even number of values the upper one of the middle two. */
export const median = (values: readonly number[]) => percentilesOf(values)(0.5)

/** The metrics of a subject: the medians, and the rounds that they come from. */
export interface Measurement {
  name: string
  metrics: LoadMetrics
  rounds: readonly LoadMetrics[]
}

/**
 * Warms up each subject for a second, and then measures all of them in turn, round by round.
 * @returns the measurements in the order of the subjects
 */
export async function measureInTurns(subjects: readonly Subject[], { seconds, rounds }: LoadPlan) {
  const measured = subjects.map((subject): { subject: Subject; rounds: LoadMetrics[] } => ({ subject, rounds: [] }))
  for (const { subject } of measured) await load(subject.server.pid, subject, 1)
  for (let round = 1; round <= rounds; round++)
    for (const { subject, rounds: metrics } of measured) {
      say(`round ${round} of ${rounds}: ${subject.name}`)
      metrics.push(await load(subject.server.pid, subject, seconds))
    }
  return measured.map(({ subject: { name }, rounds: metrics }) => measurementOf(name, metrics))
}

/** Pools runs of the same subjects in different processes, because the memory layout of a process affects its speed. */
export const pooled = (runs: readonly (readonly Measurement[])[]) =>
  (runs[0] ?? []).map(({ name }, index) =>
    measurementOf(
      name,
      runs.flatMap((run) => run[index]?.rounds ?? []),
    ),
  )

function measurementOf(name: string, rounds: readonly LoadMetrics[]): Measurement {
  const medianOf = (metric: keyof LoadMetrics) => median(rounds.map((round) => round[metric]))
  const metrics = {
    cpu: medianOf('cpu'),
    requestsPerSecond: medianOf('requestsPerSecond'),
    p50: medianOf('p50'),
    p99: medianOf('p99'),
  }
  return { name, metrics, rounds }
}
