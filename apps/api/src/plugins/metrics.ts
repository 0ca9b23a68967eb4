import fp from 'fastify-plugin'
import type { Registry } from 'prom-client'
import { openMetrics } from '../shared/metrics.ts'
import type { Env } from '../shared/settings/api-settings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry of `/metrics`, also for metrics of other plugins; absent without METRICS_PORT. */
    metrics?: Registry
  }
}

/** Seconds. A cached response takes less than a millisecond, a call that waits for the database some. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** `/metrics` for Prometheus, on a port of its own; without METRICS_PORT nothing is measured. */
export const metrics = fp<{ env: Env }>(async (app, { env }) => {
  const { METRICS_PORT, HOST } = env
  if (METRICS_PORT === undefined) return
  const { Gauge, Histogram, registry, listen, close } = await openMetrics()
  app.decorate('metrics', registry)

  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  // The labels are looked up once for each pattern and status, so a call costs one observation only.
  const series = new Map<string, { observe(seconds: number): void }>()
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    const key = `${method} ${route} ${statusCode}`
    let one = series.get(key)
    // Stryker disable next-line ConditionalExpression: the same labels always give the same series
    if (!one) series.set(key, (one = latency.labels({ method, route, status: String(statusCode) })))
    one.observe(elapsedTime / 1_000)
  })

  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool that are in use or idle, and calls that wait for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = app.pool
      connections.set({ state: 'in use' }, totalCount - idleCount)
      connections.set({ state: 'idle' }, idleCount)
      connections.set({ state: 'waiting' }, waitingCount)
    },
  })

  const cacheBytes = new Gauge({
    name: 'response_cache_bytes',
    help: 'Memory of the cached responses; RESPONSE_CACHE_MIB bounds it',
    registers: [registry],
    collect() {
      cacheBytes.set(app.cacheBytes())
    },
  })

  app.addHook('onReady', () => listen(METRICS_PORT, HOST))
  app.addHook('onClose', async () => close())
})
