import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { PgBoss } from 'pg-boss'
import type { PrismaClient } from './generated/client.ts'
import { QUEUE } from './shared/mail/queue.ts'
import { PICTURES_QUEUE } from './shared/media/queue.ts'
import { openMetrics } from './shared/metrics.ts'
import type { WorkerEnv } from './shared/settings/worker-settings.ts'
import { WEBHOOKS_QUEUE } from './shared/webhooks/emit.ts'

/** A job that has failed this often is delayed: by then a minute has passed. */
const DELAYED_FROM = 5
const Delayed = Type.Array(Type.Object({ queue: Type.String(), count: Type.Integer() }))

/** The number of delayed jobs of each queue that has some. */
async function delayedJobs(db: PrismaClient) {
  const rows = await db.$queryRaw`
    SELECT name AS queue, count(*)::int FROM pgboss.job
    WHERE state = 'retry' AND retry_count >= ${DELAYED_FROM} GROUP BY name`
  return new Map(Value.Parse(Delayed, rows).map(({ queue, count }) => [queue, count]))
}

/** `/metrics` of the worker for Prometheus; without METRICS_PORT nothing is measured. */
export async function workerMetrics(
  boss: Pick<PgBoss, 'getQueueStats'>,
  db: PrismaClient,
  { METRICS_PORT, APP_MODE, HOST }: WorkerEnv,
) {
  if (METRICS_PORT === undefined) return
  const { Gauge, registry, listen } = await openMetrics()
  const jobs = new Gauge({
    name: 'outbox_jobs',
    help: 'Jobs of each queue of the outbox that wait, those of them that fail again and again, and those that have failed for good',
    labelNames: ['queue', 'state'] as const,
    registers: [registry],
    async collect() {
      // While the database is unavailable there is no figure, rather than the last one.
      jobs.reset()
      const delayed = await delayedJobs(db).catch(() => undefined)
      for (const queue of [QUEUE, WEBHOOKS_QUEUE, PICTURES_QUEUE]) {
        // The queue counts its jobs every few seconds by itself.
        const [counts] = await boss.getQueueStats(queue).catch(() => [])
        if (!counts) continue
        jobs.set({ queue, state: 'waiting' }, counts.queuedCount)
        if (delayed) jobs.set({ queue, state: 'delayed' }, delayed.get(queue) ?? 0)
        jobs.set({ queue, state: 'failed' }, counts.failedCount)
      }
    },
  })
  await listen(METRICS_PORT, APP_MODE === 'local' ? '127.0.0.1' : (HOST ?? '0.0.0.0'))
}
