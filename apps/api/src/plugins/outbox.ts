import fp from 'fastify-plugin'
import type { Prisma } from '../generated/client.ts'
import { QUEUE, type Outgoing } from '../shared/mail/queue.ts'
import { unavailable } from '../shared/http-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves with a function that adds a mail to the outbox, in the transaction that stores the reason for it. */
    outbox(): Promise<(tx: Prisma.TransactionClient, mail: Outgoing) => Promise<void>>
  }
}

/**
 * The outbox is a queue in the database. The process of src/worker.ts sends its mails. The queue's library is loaded for
 * the first mail, so a replica that sends none does not hold it in memory.
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
    return async (tx: Prisma.TransactionClient, mail: Outgoing) => {
      await boss.send(QUEUE, mail, { db: fromPrisma(tx) })
    }
  })
  app.addHook('onClose', async () => {
    const found = await opened?.catch(() => undefined)
    await found?.boss.stop()
  })
})
