import { median, type Measurement } from '../measure.ts'

/** Requests a second of one divided by those of another in the same round, the median of all rounds. */
export function ratioOf(one: Measurement, other: Measurement) {
  return median(
    one.rounds.map(
      ({ requestsPerSecond }, round) => requestsPerSecond / (other.rounds[round]?.requestsPerSecond ?? NaN),
    ),
  )
}

/** The measurement of this subject. @throws Error if there is none */
export function named(measurements: readonly Measurement[], name: string) {
  const found = measurements.find((measurement) => measurement.name === name)
  if (!found) throw new Error(`There is no measurement of ${name}.`)
  return found
}
