import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { percentilesOf } from '../measure.ts'
import { ITEMS } from './product.ts'

const CONNECTIONS = ITEMS
const SECOND = 1_000

/** The result of a load; latencies in ms. */
export interface Loaded {
  total: number
  failed: number
  requestsPerSecond: number
  p50: number
  p99: number
}

/** An API and what is sent to it. */
interface Target {
  url: string
  /** The requests of a connection. */
  mix: (connection: number) => autocannon.Request[]
}

/** As fast as the API responds. */
export async function unpaced({ url, mix }: Target, seconds: number): Promise<Loaded> {
  let connected = 0
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => client.setRequests(mix(connected++)),
  })
  const { p50, p99 } = latency
  return { total: requests.total, failed: non2xx + errors, requestsPerSecond: requests.average, p50, p99 }
}

/**
 * At an even rate. A connection of autocannon sends the requests of a second one after the other at its begin; of one run all
 * connections would do so at the same moment, so each is a run of its own that begins a little later than the one before.
 * @param rate requests a second
 */
export async function paced({ url, mix }: Target, rate: number, seconds: number): Promise<Loaded> {
  const latencies: number[] = []
  const runs = await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, at) => {
      await setTimeout((at * SECOND) / CONNECTIONS)
      return autocannon({
        url,
        connections: 1,
        duration: seconds,
        overallRate: Math.max(1, Math.round(rate / CONNECTIONS)),
        setupClient: (client) => {
          client.setRequests(mix(at))
          client.on('response', (_status, _bytes, time) => latencies.push(time))
        },
      })
    }),
  )
  const percentile = percentilesOf(latencies)
  const total = runs.reduce((sum, { requests }) => sum + requests.total, 0)
  return {
    total,
    failed: runs.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
    requestsPerSecond: total / seconds,
    p50: percentile(0.5),
    p99: percentile(0.99),
  }
}
