import fp from 'fastify-plugin'
import { PgBoss, fromPrisma } from 'pg-boss'
import type { Prisma } from '../generated/client.ts'
import { QUEUE, type Outgoing } from '../mail/queue.ts'
import { unavailable } from '../problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What puts a mail into the outbox, in the transaction that the reason for it is written in. */
    outbox(): Promise<(within: Prisma.TransactionClient, mail: Outgoing) => Promise<void>>
  }
}

/** The outbox is a queue in the database; src/worker.ts, a process of its own, drains it. */
export const outbox = fp(async (app) => {
  const db = { executeSql: (text: string, values?: unknown[]) => app.pool.query(text, values) }
  const boss = new PgBoss({ db, migrate: false, supervise: false, schedule: false })
  boss.on('error', ({ message }) => app.log.warn({ message }, 'the outbox could not be looked at'))

  app.decorate('outbox', async () => {
    await boss.start().catch((error: Error) => {
      app.log.warn({ message: error.message }, 'the outbox is out of reach')
      throw unavailable()
    })
    return async (within: Prisma.TransactionClient, mail: Outgoing) => {
      await boss.send(QUEUE, mail, { db: fromPrisma(within) })
    }
  })
  app.addHook('onClose', () => boss.stop({ graceful: false }))
})
