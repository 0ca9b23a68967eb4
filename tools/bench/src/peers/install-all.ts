import { startIdentityEmulator } from '../identity-emulator.ts'
import { freePort, makeDatabase, startPostgres } from '../processes.ts'
import { insertAdmin } from '../rows.ts'
import { emptyDatabase } from './database.ts'
import { fastify } from './fastify.ts'
import { keystone } from './keystone.ts'
import { ours } from './ours.ts'
import { payload } from './payload.ts'

/** Something of each system. */
export interface OfEach<T> {
  ours: T
  payload: T
  keystone: T
  fastify: T
}

/** The same of each system, one system after the other. */
export async function ofEach<T, U>(all: OfEach<T>, make: (one: T) => Promise<U>): Promise<OfEach<U>> {
  return {
    ours: await make(all.ours),
    payload: await make(all.payload),
    keystone: await make(all.keystone),
    fastify: await make(all.fastify),
  }
}

/** Installs every system, each with a database of its own on the same PostgreSQL. */
export async function installAll() {
  const [postgres, identity] = await Promise.all([startPostgres(), startIdentityEmulator()])
  // Before the migration, which stops this process for longer than the emulator leaves its connections open.
  const admin = await identity.signUp('admin@example.com')
  const databaseUrl = makeDatabase(postgres.url, 'ours')
  await insertAdmin(databaseUrl, admin)
  const [metricsPort, webPort] = [await freePort(), await freePort()]
  const settings = {
    ...identity.settings,
    METRICS_PORT: String(metricsPort),
    SITE_URL: `http://127.0.0.1:${webPort}`,
  }
  const systems = {
    ours: ours(databaseUrl, admin.token, settings),
    payload: payload(await emptyDatabase(postgres.url, 'payload')),
    keystone: keystone(await emptyDatabase(postgres.url, 'keystone')),
    fastify: await fastify(await emptyDatabase(postgres.url, 'fastify')),
  }
  const stop = async () => {
    for (const server of [identity, postgres]) await server.stop()
  }
  return { systems, metricsPort, webPort, stop }
}
