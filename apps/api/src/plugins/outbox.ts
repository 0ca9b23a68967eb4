import fp from 'fastify-plugin'
import type { Prisma } from '../generated/client.ts'
import { QUEUE, type Outgoing } from '../shared/mail/queue.ts'
import { unavailable } from '../shared/http-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What puts a mail into the outbox, in the transaction that the reason for it is written in. */
    outbox(): Promise<(tx: Prisma.TransactionClient, mail: Outgoing) => Promise<void>>
  }
}

/**
 * The outbox is a queue in the database; src/worker.ts, a process of its own, drains it. Its library is loaded for the
 * first mail: a replica that sends none holds no memory for it.
 */
export const outbox = fp(async (app) => {
  let opened: ReturnType<typeof open> | undefined

  async function open() {
    const { PgBoss, fromPrisma } = await import('pg-boss')
    const db = { executeSql: (text: string, values?: unknown[]) => app.pool.query(text, values) }
    const boss = new PgBoss({ db, migrate: false, supervise: false, schedule: false })
    boss.on('error', ({ message }) => app.log.warn({ message }, 'the outbox could not be looked at'))
    await boss.start()
    return { boss, fromPrisma }
  }

  app.decorate('outbox', async () => {
    opened ??= open()
    const { boss, fromPrisma } = await opened.catch((error: Error) => {
      opened = undefined
      app.log.warn({ message: error.message }, 'the outbox is out of reach')
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
