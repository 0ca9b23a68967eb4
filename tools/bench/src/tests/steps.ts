import type { Goal } from '../report.ts'
import type { Step } from './clone.ts'

/** Seconds of a minute. */
export const MINUTE = 60

/** A time in seconds, or from 100 s on in minutes, as a text. */
export const timeOf = (seconds: number) =>
  seconds < 100 ? `${seconds.toFixed(1)} s` : `${(seconds / MINUTE).toFixed(1)} min`

/** The columns of a step's result. */
export const HEAD = ['time', 'passed', 'failed', 'flaky', 'result'] as const

/** A step's result as the cells of these columns. */
export const resultOf = ({ seconds, green, counts }: Step) => [
  timeOf(seconds),
  ...(counts ? [counts.passed, counts.failed, counts.flaky].map(String) : ['', '', '']),
  green ? 'green' : 'red',
]

/** The goal that every step is green. */
export function greenGoal(name: string, steps: readonly Step[]): Goal {
  const red = steps.filter(({ green }) => !green)
  return {
    name,
    holds: red.length === 0,
    actual: red.map((step) => step.name).join(', ') || 'each time',
  }
}
