import { primaryPool } from '@energy/server/primary'
import fp from 'fastify-plugin'
import type { Pool } from 'pg'
import type { Env } from '../shared/settings/api-settings.ts'
import { PrismaClient } from '../generated/client.ts'
import { adapterOf } from '../shared/database/database-adapter.ts'
import { AS_APPLICATION, IN_UTC } from '../shared/database/database-role.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: PrismaClient
    /** The connections that `db` uses. */
    pool: Pool
  }
}

// The times are bounded: a call that gets no connection in time is answered 503, and the pool reconnects by itself.
const POOL = {
  max: 10,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  silence: 11_000,
  // By default PostgreSQL assumes that a random page costs four times a sequential one, as on rotating disks. It would
  // scan a hundred thousand rows rather than look up five hundred.
  // Stryker disable next-line StringLiteral: only large-lists.test.ts shows it, which takes too long for each mutant
  options: `${AS_APPLICATION} ${IN_UTC} -c random_page_cost=1.1`,
}

export const database = fp<{ env: Env }>(async (app, { env }) => {
  const pool = primaryPool(env.DATABASE_URL, { ...POOL, connectionTimeoutMillis: env.DATABASE_CONNECTION_TIMEOUT })
  // Prisma handles a pool's errors, and ends the pool, only after its own first query. Others use this pool, too.
  pool.on('error', ({ message }) => app.log.warn({ message }, 'an idle database connection was lost'))
  // Stryker disable next-line StringLiteral: nothing shows the format of Prisma's messages
  const db = new PrismaClient({
    adapter: adapterOf(pool),
    errorFormat: 'minimal',
    // A transaction waits for its connection as long as a single statement does.
    transactionOptions: { maxWait: env.DATABASE_CONNECTION_TIMEOUT, timeout: env.TRANSACTION_TIMEOUT },
  })
  app.decorate('pool', pool)
  app.decorate('db', db)
  app.addHook('onClose', async () => {
    await db.$disconnect()
    await pool.end()
  })
})
