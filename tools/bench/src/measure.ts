import { load, type Ask, type Figures } from './load.ts'
import type { Part } from './parts.ts'

/** One thing to measure: a request, and the process that answers it. */
export interface Subject {
  name: string
  pid: number
  ask: Ask
}

/** How long and how often; each subject is loaded by turns, so that a busy moment of the machine meets all. */
export interface Effort {
  seconds: number
  rounds: number
}

export const FULL: Effort = { seconds: 2, rounds: 5 }
/** To see that it works. */
export const QUICK: Effort = { seconds: 1, rounds: 1 }

export const subjectOf = (name: string, { pid }: Part, ask: Ask): Subject => ({ name, pid, ask })
export const namesOf = (subjects: readonly Subject[]) => subjects.map(({ name }) => name)

/** The middle one; of an even number the upper of both. */
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** What was found of a subject: the medians, and the rounds that they are of. */
export interface Measured {
  figures: Figures
  rounds: readonly Figures[]
}

/**
 * Measures subjects beside one another: a moment of each to warm up, then round by round.
 * @param say is told of every round as it begins
 * @returns what was found of each, in the order given
 */
export async function byTurns(subjects: readonly Subject[], { seconds, rounds }: Effort, say: (line: string) => void) {
  const found = subjects.map((subject): { subject: Subject; rounds: Figures[] } => ({ subject, rounds: [] }))
  for (const { subject } of found) await load(subject.pid, subject.ask, 1)
  for (let round = 1; round <= rounds; round++)
    for (const { subject, rounds: figures } of found) {
      say(`round ${round} of ${rounds}: ${subject.name}`)
      figures.push(await load(subject.pid, subject.ask, seconds))
    }
  return found.map(({ rounds: figures }): Measured => ({ figures: medians(figures), rounds: figures }))
}

/** Several runs of the same subjects, on processes of their own, as one: how a process happens to lie in memory shows. */
export const pooled = ([first = [], ...others]: readonly (readonly Measured[])[]) =>
  first.map(({ rounds }, index): Measured => {
    const all = [...rounds, ...others.flatMap((run) => run[index]?.rounds ?? [])]
    return { figures: medians(all), rounds: all }
  })

const medians = (figures: readonly Figures[]): Figures => ({
  cpu: median(figures.map(({ cpu }) => cpu)),
  requestsPerSecond: median(figures.map(({ requestsPerSecond }) => requestsPerSecond)),
  p50: median(figures.map(({ p50 }) => p50)),
  p99: median(figures.map(({ p99 }) => p99)),
})
