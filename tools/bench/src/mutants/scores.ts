import type { Mutant } from './run.ts'

/** The minimal mutation score of a project: of the front ends, whose screens the journeys test, it is lower. */
const minScoreOf = (project: string) => (['admin', 'web'].includes(project) ? 85 : 90)

/** How a mutant can end, in the order of the table's columns. */
const STATUSES = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'] as const
/** The headings of the cells that `cellsOf` returns. */
export const COLUMNS = ['killed', 'timed out', 'survived', 'no coverage', 'ignored', 'score'] as const

/** The number of mutants of each of `STATUSES`. */
export type Counts = readonly number[]

/** The number of mutants that ended in each way. */
export const countsOf = (mutants: readonly Mutant[]): Counts =>
  STATUSES.map((status) => mutants.filter((mutant) => mutant.status === status).length)

/** The counts of several runs together. */
export const sumOf = (all: readonly Counts[]): Counts =>
  STATUSES.map((_, index) => all.reduce((sum, counts) => sum + (counts[index] ?? 0), 0))

/** The percentage of mutants that the tests detect, without the ignored ones. NaN if there are none. */
function scoreOf([killed = 0, timedOut = 0, survived = 0, noCoverage = 0]: Counts) {
  const detected = killed + timedOut
  return (100 * detected) / (detected + survived + noCoverage)
}

/** The cells of a row: counts, and the score in percent. */
export function cellsOf(counts: Counts) {
  const score = scoreOf(counts)
  return [...counts.map(String), Number.isNaN(score) ? '–' : score.toFixed(1)]
}

/**
 * The goal that a project's score must reach.
 * @param name what it is called in the report
 */
export const scoreGoal = (project: string, name: string, counts: Counts) => ({
  name: `${name}: the score is at least ${minScoreOf(project)}`,
  holds: scoreOf(counts) >= minScoreOf(project),
  actual: scoreOf(counts).toFixed(1),
})
