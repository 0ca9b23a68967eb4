import autocannon from 'autocannon'
import { liveMemory } from '../live-memory.ts'
import type { Goal } from '../report.ts'
import { say } from '../say.ts'
import { mixOf } from './mix.ts'
import { ITEMS, startLoaded } from './product.ts'
import { descriptorsOf, startSampling } from './samples.ts'

const CONNECTIONS = ITEMS

/** The result of a run. */
export type SoakResult = Awaited<ReturnType<typeof soak>>

/**
 * Measures the maximal rate of the API, and then loads it with half of that rate.
 * @param seconds duration of each phase
 */
export async function soak(seconds: { limit: number; half: number }) {
  const { api, inspector, known, stop } = await startLoaded()
  let connected = 0
  const target = {
    url: api.url,
    connections: CONNECTIONS,
    setupClient: (client: autocannon.Client) => client.setRequests(mixOf(known, connected++)),
  }

  say('measuring the maximal rate')
  const limit = await autocannon({ ...target, duration: seconds.limit })
  const rate = Math.round(limit.requests.average / 2)
  const before = await liveMemory(api.pid, inspector)
  const descriptors = descriptorsOf(api.pid)
  const sampled = startSampling(api.pid, inspector)
  say(`${rate.toLocaleString('en')} requests a second for ${seconds.half} seconds`)
  const half = await autocannon({ ...target, duration: seconds.half, overallRate: rate })
  const { samples, live } = await sampled()
  await stop()
  return {
    limit,
    half,
    samples,
    /** Open files before the load. */
    descriptors,
    /** Memory after a garbage collection: before the load, and each minute of it. */
    live: [{ at: 0, live: before }, ...live],
  }
}

/** The goals for a load of any duration. */
export function goalsOfLoad({ half, samples, descriptors }: SoakResult): Goal[] {
  const mostDescriptors = Math.max(...samples.map((sample) => sample.descriptors))
  const failed = half.non2xx + half.errors
  return [
    {
      name: 'no request fails',
      holds: failed === 0,
      actual: `${failed} of ${half.requests.total.toLocaleString('en')}`,
    },
    {
      name: 'no file stays open',
      holds: mostDescriptors <= descriptors + CONNECTIONS,
      actual: `${descriptors} before, ${mostDescriptors} at most, with ${CONNECTIONS} connections`,
    },
  ]
}
