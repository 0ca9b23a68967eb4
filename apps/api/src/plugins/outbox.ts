import fp from 'fastify-plugin'
import { currentTraceparent } from '@energy/server/traces/traces'
import type { Prisma } from '../generated/client.ts'
import { QUEUE, type Outgoing } from '../shared/mail/queue.ts'
import { PICTURES_QUEUE, type PictureJob } from '../shared/media/queue.ts'
import { unavailable } from '../shared/http-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves with a function that adds a job for the worker, in the transaction that stores the reason for it. */
    outbox(): Promise<(tx: Prisma.TransactionClient, job: Outgoing | PictureJob) => Promise<void>>
  }
}

/**
 * The outbox is a queue of mails, and one of pictures, in the database. The process of src/worker.ts does their jobs. The
 * queue's library is loaded for the first job, so a replica that adds none does not hold it in memory.
 */
export const outbox = fp(async (app) => {
  let opened: ReturnType<typeof open> | undefined

  async function open() {
    const { PgBoss, fromPrisma } = await import('pg-boss')
    const db = { executeSql: (text: string, values?: unknown[]) => app.pool.query(text, values) }
    const boss = new PgBoss({ db, migrate: false, supervise: false, schedule: false })
    boss.on('error', ({ message }) => app.log.warn({ message }, 'the outbox could not be checked'))
    await boss.start()
    return { boss, fromPrisma }
  }

  app.decorate('outbox', async () => {
    opened ??= open()
    const { boss, fromPrisma } = await opened.catch((error: Error) => {
      opened = undefined
      app.log.warn({ message: error.message }, 'the outbox is unavailable')
      throw unavailable()
    })
    return async (tx: Prisma.TransactionClient, job: Outgoing | PictureJob) => {
      const traceparent = currentTraceparent()
      const data = traceparent === undefined ? job : { ...job, traceparent }
      await boss.send('mail' in job ? QUEUE : PICTURES_QUEUE, data, { db: fromPrisma(tx) })
    }
  })
  app.addHook('onClose', async () => {
    const found = await opened?.catch(() => undefined)
    await found?.boss.stop()
  })
})
