import type { Goal } from '../report.ts'
import type { Step } from './clone.ts'

/** Seconds of a minute. */
export const MINUTE = 60

/** A time in seconds, or from 100 s on in minutes, as a text. */
export const timeOf = (seconds: number) =>
  seconds < 100 ? `${seconds.toFixed(1)} s` : `${(seconds / MINUTE).toFixed(1)} min`

/** The goal that every step is green. */
export function greenGoal(name: string, steps: readonly Step[]): Goal {
  const red = steps.filter(({ green }) => !green)
  return {
    name,
    holds: red.length === 0,
    actual: red.map((step) => step.name).join(', ') || 'each time',
  }
}
