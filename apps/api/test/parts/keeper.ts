import { service } from '@energy/contracts/content'
import Fastify from 'fastify'
import { vi } from 'vitest'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { changes } from '../../src/plugins/changes.ts'
import { cache } from '../../src/plugins/cache/cache.ts'
import { aGatedDatabase } from './gate.ts'
import { environment, hearing } from './world.ts'

/** A server that keeps what `make` answers to `GET /services` and `GET /services/:id`, and counts how often it is asked. */
export async function aKeeper(KEPT_MIB: string, make: () => Promise<unknown>) {
  const database = await aGatedDatabase()
  const app = Fastify()
  await app.register(changes, { url: database.url })
  await app.register(cache, { env: readEnv(environment({ DATABASE_URL: database.url, KEPT_MIB })) })
  const asked: Record<string, number> = {}
  for (const { config, url, schema } of [service.list, service.read])
    app.route({
      method: 'GET',
      url,
      config,
      schema: { tags: schema.tags, response: {} },
      handler: (request) => {
        asked[request.url] = (asked[request.url] ?? 0) + 1
        return make()
      },
    })
  // Whoever writes says how it ended.
  const schema = { tags: service.create.schema.tags, response: {} }
  app.route({
    method: 'POST',
    url: '/services',
    config: service.create.config,
    schema,
    handler: async (request, reply) => reply.code(Number(request.headers['x-status'])).send(),
    onSend: async (_, reply) => void reply.header('x-of-the-route', 'sent'),
  })
  await app.ready()
  await hearing(app)
  return {
    app,
    asked,
    get: async (url: string) => (await app.inject(url)).statusCode,
    head: async (url: string) => (await app.inject({ method: 'HEAD', url })).statusCode,
    /** The status, and how old the answer says that it is. */
    aged: async (url: string) => {
      const { statusCode, headers } = await app.inject(url)
      return [statusCode, headers['age']]
    },
    /** From now on changes are not heard of. */
    async deafen() {
      await database.shut()
      await vi.waitUntil(() => !app.changes.isSubscribed, { timeout: 10_000, interval: 10 })
    },
    write: (status: number) =>
      app.inject({ method: 'POST', url: '/services', headers: { 'x-status': String(status) } }),
    async close() {
      await app.close()
      await database.drop()
    },
  }
}
