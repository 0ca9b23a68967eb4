import { Value } from '@sinclair/typebox/value'
import type { Disk } from 'flydrive'
import type { Job, JobWithMetadata, PgBoss } from 'pg-boss'
import { webhookDelivery } from './features/webhooks/deliver.ts'
import type { PrismaClient } from './generated/client.ts'
import { delivery } from './mail-delivery.ts'
import { QUEUE } from './shared/mail/queue.ts'
import { processPicture } from './shared/media/process.ts'
import { PictureJob, PICTURES_QUEUE } from './shared/media/queue.ts'
import type { WorkerEnv } from './shared/settings/worker-settings.ts'
import { asSpan } from './shared/worker/traced-job.ts'
import { WEBHOOKS_QUEUE } from './shared/webhooks/emit.ts'
import { log, warn } from './shared/worker/worker-log.ts'

/** While more jobs than this wait in a queue, the worker does not pause between them. */
const BACKLOG = 4

/** What the worker uses for all of its work. */
export interface WorkerTools {
  db: PrismaClient
  storage: Disk
  env: WorkerEnv
}

/**
 * Does jobs one after another.
 * @param work resolves with what is logged
 * @param failure is what is logged where it fails; the outbox tries the job again then, or gives it up
 */
const doing =
  <J extends Job>(work: (job: J) => Promise<string>, failure: (job: J) => string) =>
  async (jobs: J[]) => {
    for (const job of jobs)
      await asSpan(job, () =>
        work(job).then(
          (msg) => log({ level: 30, msg, job: job.id }),
          (error: unknown) => {
            warn(failure(job), { job: job.id })(error)
            throw new Error('not done')
          },
        ),
      )
  }

/** Begins to do the jobs of all queues: mails, events to webhooks, and pictures. */
export async function workQueues(boss: PgBoss, { db, storage, env }: WorkerTools) {
  const deliver = delivery(db, env, async () => storage)
  await boss.work(
    QUEUE,
    { localConcurrency: 4, burstWhenReadyExceeds: BACKLOG, includeMetadata: true },
    doing(
      async (job: JobWithMetadata) => ((await deliver(job)) ? 'a mail was sent' : 'a mail is not sent any more'),
      ({ retryCount, retryLimit }) =>
        retryCount < retryLimit
          ? 'a mail could not be sent and is tried again'
          : 'a mail could not be sent and was given up',
    ),
  )
  const sendEvent = webhookDelivery(db, { allowPrivate: env.WEBHOOKS_ALLOW_PRIVATE === 'true' })
  // More at once than mails, and two for each webhook, so that a receiver that is slow or away delays no other.
  await boss.work(
    WEBHOOKS_QUEUE,
    { localConcurrency: 8, localGroupConcurrency: 2, burstWhenReadyExceeds: BACKLOG, includeMetadata: true },
    doing(
      async (job: JobWithMetadata) => ((await sendEvent(job)) ? 'an event was sent' : 'an event is not sent any more'),
      () => 'an event could not be sent and is tried again',
    ),
  )
  // One at a time: the library of pictures uses the processors and the memory of one picture.
  await boss.work(
    PICTURES_QUEUE,
    { localConcurrency: 1 },
    doing(
      async ({ data }: Job) => {
        await processPicture(db, storage, Value.Parse(PictureJob, data).hash)
        return 'a picture is ready'
      },
      () => 'a picture could not be processed and is tried again',
    ),
  )
}
