import type { Route } from '@energy/contracts/route'
import { overview } from '@energy/contracts/site'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aValidCall } from './fixtures/a-record.ts'
import { documentOf, expectDocumented, type Document } from './fixtures/answers.ts'
import { aProxy } from './fixtures/proxy.ts'
import { WITHOUT_TABLES, routesAnswering, routesWhere } from './fixtures/expected-statuses.ts'
import { aReplica, aDatabaseClient } from './fixtures/replica.ts'
import { send, type Sent } from './fixtures/sending.ts'
import { world, type World } from './fixtures/world.ts'

/** Makes calls of an admin, and holds their answers against the document. */
function asAdmin(here: () => World) {
  const state: { document?: Document; token?: string } = {}
  beforeAll(async () => {
    state.document = await documentOf(here())
    const { token, call } = await here().anAdmin()
    state.token = token
    // The first call of a day is written down: what breaks writes shall not break that one.
    await call(overview)
  })
  return async (route: Route, sent: Sent, at: Pick<World, 'url'> = here()) => {
    const answer = await send(at, route, { token: state.token, ...sent })
    if (!state.document) throw new Error('The document has not been read.')
    await expectDocumented(state.document, route, answer.clone())
    return answer
  }
}

const cachedRoutes = routesWhere(({ config }) => config.cache)

describe('with a limit of one call a minute', () => {
  const here = world({ RATE_LIMIT_LOOKUP: '1', RATE_LIMIT_FORMS: '1' })
  const call = asAdmin(here)

  test.each(routesAnswering(429))('$name answers the next call as the document says', async ({ route }) => {
    await call(route, await aValidCall(here(), route))
    expect((await call(route, await aValidCall(here(), route))).status).toBe(429)
  })
})

describe('where every write meets another', () => {
  const here = world()
  const call = asAdmin(here)
  let run: Awaited<ReturnType<typeof aDatabaseClient>>['run']
  beforeAll(async () => {
    const client = await aDatabaseClient(here().databaseUrl)
    run = client.run
    afterAll(client.end)
  })

  /** From now on every write is one of two that wait for each other, and the one that is given up. */
  const deadlock = () =>
    run(`
      CREATE FUNCTION deadlock() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION USING ERRCODE = 'deadlock_detected'; END $$;
      DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
          EXECUTE format('CREATE TRIGGER deadlock BEFORE INSERT OR UPDATE OR DELETE ON %I EXECUTE FUNCTION deadlock()', name);
        END LOOP; END $$`)

  test.each(routesAnswering(409))('$name answers the one that is given up as the document says', async ({ route }) => {
    const valid = await aValidCall(here(), route)
    await deadlock()
    onTestFinished(async () => void (await run('DROP FUNCTION deadlock CASCADE')))
    expect((await call(route, valid)).status).toBe(409)
  })
})

describe('without its tables', () => {
  const here = world()
  const call = asAdmin(here)
  const calls = new Map<Route, Sent>()
  beforeAll(async () => {
    for (const { route } of routesAnswering(500)) calls.set(route, await aValidCall(here(), route))
    await here().db.$executeRaw`DROP SCHEMA public CASCADE`
  })

  test.each(routesAnswering(500).filter(({ name }) => !WITHOUT_TABLES.includes(name)))(
    '$name answers our own failure as the document says',
    async ({ route }) => {
      expect((await call(route, calls.get(route) ?? {})).status).toBe(500)
    },
  )
})

describe('while the database is away', () => {
  const here = world()
  const call = asAdmin(here)
  const calls = new Map<Route, Sent>()
  let disconnectedReplica: Awaited<ReturnType<typeof aReplica>>
  beforeAll(async () => {
    for (const { route } of routesAnswering(503)) calls.set(route, await aValidCall(here(), route))
    const url = new URL(here().databaseUrl)
    const proxy = await aProxy(url.host)
    url.host = proxy.host
    // It was not there when all that was written: so nothing that it reads is stale.
    disconnectedReplica = await aReplica(url.href)
    for (const { route } of cachedRoutes) await call(route, calls.get(route) ?? {}, disconnectedReplica)
    await proxy.disconnect()
    await vi.waitUntil(() => !disconnectedReplica.app.changes.isSubscribed, { timeout: 10_000, interval: 10 })
  })
  afterAll(() => disconnectedReplica.close())

  // Before those that write: a write that failed may have written, and what was read before it is stale.
  test.each(cachedRoutes)('$name answers what was read before, with its age', async ({ route }) => {
    const answer = await call(route, calls.get(route) ?? {}, disconnectedReplica)
    expect([answer.status, answer.headers.has('age')]).toEqual([200, true])
  })

  test.each(routesAnswering(503))('$name answers so as the document says', async ({ route }) => {
    const { path = route.url, ...sent } = calls.get(route) ?? {}
    // At another address than the one that was read before.
    const asked = { path: route.config.cache ? `${path}?limit=7` : path, ...sent }
    expect((await call(route, asked, disconnectedReplica)).status).toBe(503)
  })
})
