import { readdirSync } from 'node:fs'
import { until } from '@energy/local/supervisor/until'
import { liveMemory } from '../live-memory.ts'
import { memoryMiB } from '../load.ts'
import { say } from '../say.ts'

/** Seconds between two samples, between two of the live memory, for which the process stops a moment, and after the load. */
const SECONDS = { sample: 5, live: 60, settling: 30 }

/** Memory in MiB, and open files, of a process at one time. */
export interface Sample {
  /** Minutes since the start of the load. */
  at: number
  memory: number
  descriptors: number
}

/** The memory after a garbage collection at one time. */
export interface LiveSample {
  at: number
  live: number
}

/** The number of open files and connections of a process (Linux). */
export const descriptorsOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

/**
 * The open files of a process once they are no more than so many; after half a minute, those that there are. By then
 * connections that nobody uses are closed: to the database, and to the provider of identities.
 */
export async function leastDescriptorsOf(pid: number, most: number) {
  const isSettled = async () => descriptorsOf(pid) <= most
  await until(isSettled, SECONDS.settling, 'The end of idle connections').catch(() => undefined)
  return descriptorsOf(pid)
}

/** Samples a process until `end`, which answers what was measured. */
export function startSampling(pid: number, inspector: number) {
  const samples: Sample[] = []
  const live: LiveSample[] = []
  const began = performance.now()
  const minutes = () => (performance.now() - began) / 60_000
  // One after the other: while the inspector is read, the process has its connection open too.
  let reading = Promise.resolve()
  const takeSample = () => {
    reading = reading.then(() => {
      samples.push({ at: minutes(), memory: memoryMiB(pid), descriptors: descriptorsOf(pid) })
    })
  }
  const takeLive = () => {
    reading = reading.then(async () => {
      const at = minutes()
      live.push({ at, live: await liveMemory(pid, inspector) })
      say(`minute ${at.toFixed(0)}: ${live.at(-1)?.live.toFixed(1)} MiB live, ${memoryMiB(pid).toFixed(0)} resident`)
    })
  }
  const timers = [setInterval(takeSample, SECONDS.sample * 1_000), setInterval(takeLive, SECONDS.live * 1_000)]
  return async () => {
    timers.forEach((timer) => clearInterval(timer))
    takeLive()
    await reading
    return { samples, live }
  }
}

/** The slope of the regression line through the points, by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]) {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread
}
