import type { Measurement } from '../measure.ts'
import type { Goal } from '../report.ts'
import { named, ratioOf } from './ratio.ts'
import type { Results } from './results.ts'

/** Fails where ours answers less than `minimum` times the requests a second of another subject. */
function fasterBy(what: string, measurements: readonly Measurement[], other: string, minimum: number): Goal {
  const ratio = ratioOf(named(measurements, 'ours'), named(measurements, other))
  return {
    name: `${what}: at least ${minimum} × the requests a second of ${other}`,
    holds: ratio >= minimum,
    actual: ratio.toFixed(2),
  }
}

/** What must hold beside the other systems. */
export function goalsOf({
  lists,
  pageLoads,
  creations,
  running,
}: Pick<Results, 'lists' | 'pageLoads' | 'creations' | 'running'>): Goal[] {
  const { ours, ...others } = running
  return [
    fasterBy('list', lists, 'static bytes', 0.85),
    fasterBy('list', lists, 'Payload', 20),
    fasterBy('list', lists, 'Keystone', 20),
    fasterBy('page', pageLoads, 'Payload, prerendered', 10),
    fasterBy('create', creations, 'Keystone', 1),
    ...Object.values(others).map(({ system: { name }, coldStart }) => ({
      name: `cold start: at most as long as that of ${name}`,
      holds: ours.coldStart <= coldStart,
      actual: `${Math.round(ours.coldStart)} and ${Math.round(coldStart)} ms`,
    })),
  ]
}
