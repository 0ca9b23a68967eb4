import type { PgBoss } from 'pg-boss'
import { QUEUE } from './shared/mail/queue.ts'
import { PICTURES_QUEUE } from './shared/media/queue.ts'
import { openMetrics } from './shared/metrics.ts'
import type { WorkerEnv } from './shared/settings/worker-settings.ts'
import { WEBHOOKS_QUEUE } from './shared/webhooks/emit.ts'

/** `/metrics` of the worker for Prometheus; without METRICS_PORT nothing is measured. */
export async function workerMetrics(boss: Pick<PgBoss, 'getQueueStats'>, { METRICS_PORT, APP_MODE, HOST }: WorkerEnv) {
  if (METRICS_PORT === undefined) return
  const { Gauge, registry, listen } = await openMetrics()
  const jobs = new Gauge({
    name: 'outbox_jobs',
    help: 'Jobs of each queue of the outbox that wait, or that have failed for good',
    labelNames: ['queue', 'state'] as const,
    registers: [registry],
    async collect() {
      // While the database is unavailable there is no figure, rather than the last one.
      jobs.reset()
      for (const queue of [QUEUE, WEBHOOKS_QUEUE, PICTURES_QUEUE]) {
        // The queue counts its jobs every few seconds by itself.
        const [counts] = await boss.getQueueStats(queue).catch(() => [])
        if (!counts) continue
        jobs.set({ queue, state: 'waiting' }, counts.queuedCount)
        jobs.set({ queue, state: 'failed' }, counts.failedCount)
      }
    },
  })
  await listen(METRICS_PORT, APP_MODE === 'local' ? '127.0.0.1' : (HOST ?? '0.0.0.0'))
}
