import { PrismaPg } from '@prisma/adapter-pg'
import fp from 'fastify-plugin'
import { Pool } from 'pg'
import { PrismaClient } from '../generated/client.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: PrismaClient
    /** The connections that `db` uses. */
    pool: Pool
  }
}

// Bounded: a call that finds no connection within the time answers 503, and a lost server is found again by itself.
const POOL = {
  max: 10,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  // PostgreSQL takes it that a page from anywhere costs four times one in order, as on turning disks: it would rather
  // walk past a hundred thousand rows than look up five hundred.
  options: '-c random_page_cost=1.1',
}

export const database = fp<{ url: string }>(async (app, { url }) => {
  const pool = new Pool({ connectionString: url, ...POOL })
  // Prisma listens to a pool, and ends it, from its first query on alone: others use this one, too.
  pool.on('error', ({ message }) => app.log.warn({ message }, 'an idle database connection was lost'))
  const db = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' })
  app.decorate('pool', pool)
  app.decorate('db', db)
  app.addHook('onClose', async () => {
    await db.$disconnect()
    await pool.end()
  })
})
