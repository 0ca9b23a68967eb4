import { liveMemory } from '../live-memory.ts'
import type { Goal } from '../report.ts'
import { say } from '../say.ts'
import { mixOf } from './mix.ts'
import { startLoaded } from './product.ts'
import { paced, unpaced } from './rates.ts'
import { descriptorsOf, leastDescriptorsOf, startSampling } from './samples.ts'

/** The result of a run. */
export type SoakResult = Awaited<ReturnType<typeof soak>>

/**
 * Measures the maximal rate of the API, and then loads it with half of that rate.
 * @param seconds duration of each phase
 */
export async function soak(seconds: { limit: number; half: number }) {
  const { api, inspector, known, stop } = await startLoaded()
  const target = { url: api.url, mix: (connection: number) => mixOf(known, connection) }

  say('measuring the maximal rate')
  const limit = await unpaced(target, seconds.limit)
  const rate = Math.round(limit.requestsPerSecond / 2)
  const before = await liveMemory(api.pid, inspector)
  const descriptors = descriptorsOf(api.pid)
  const sampled = startSampling(api.pid, inspector)
  say(`${rate.toLocaleString('en')} requests a second for ${seconds.half} seconds`)
  const half = await paced(target, rate, seconds.half)
  const { samples, live } = await sampled()
  const after = await leastDescriptorsOf(api.pid, descriptors)
  await stop()
  return {
    limit,
    half,
    samples,
    /** Open files, connections included: before the load, and after its end. */
    descriptors: { before: descriptors, after },
    /** Memory after a garbage collection: before the load, and each minute of it. */
    live: [{ at: 0, live: before }, ...live],
  }
}

/** The goals for a load of any duration. */
export function goalsOfLoad({ half, samples, descriptors: { before, after } }: SoakResult): Goal[] {
  const most = Math.max(...samples.map(({ descriptors }) => descriptors))
  return [
    {
      name: 'no request fails',
      holds: half.failed === 0,
      actual: `${half.failed} of ${half.total.toLocaleString('en')}`,
    },
    {
      name: 'no file stays open',
      holds: after <= before,
      actual: `${before} before, ${most} at most, ${after} after`,
    },
  ]
}
