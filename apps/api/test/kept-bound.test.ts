import { service } from '@energy/contracts/content'
import Fastify from 'fastify'
import { expect, inject, test } from 'vitest'
import { readEnv } from '../src/env.ts'
import { changes } from '../src/plugins/changes.ts'
import { kept } from '../src/plugins/kept.ts'
import { freshDatabase } from './parts/database.ts'
import { environment, hearing } from './parts/world.ts'

const MIB = 2 ** 20

test('a hundred thousand different queries stay within the bound, and push out nothing that has none', async () => {
  const database = await freshDatabase(inject('template'))
  const app = Fastify()
  await app.register(changes, { url: database.url })
  await app.register(kept, { env: readEnv(environment({ DATABASE_URL: database.url, KEPT_MIB: '1' })) })
  const asked = { plain: 0, queries: 0 }
  const { config, url } = service.list
  const schema = { tags: service.list.schema.tags, response: {} }
  app.route({
    method: 'GET',
    url,
    config,
    schema,
    handler: async (request) => {
      asked[request.url.includes('?') ? 'queries' : 'plain']++
      return { text: 'a'.repeat(500) }
    },
  })
  await app.ready()
  await hearing(app)
  await app.inject('/services')
  await app.inject('/services?q=again')
  await app.inject('/services?q=again')
  expect(asked).toEqual({ plain: 1, queries: 1 })

  let most = 0
  for (let query = 1; query <= 100_000; query++) {
    await app.inject(`/services?q=${query}`)
    most = Math.max(most, app.keptBytes())
  }
  expect(most).toBeLessThanOrEqual(MIB)
  expect(most).toBeGreaterThan(MIB / 8)
  await app.inject('/services')
  await app.inject('/services?q=again')
  expect(asked).toEqual({ plain: 1, queries: 100_002 })
  await app.close()
  await database.drop()
}, 90_000)
