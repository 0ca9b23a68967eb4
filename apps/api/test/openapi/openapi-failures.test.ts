import type { Route } from '@energy/contracts/route'
import { overview } from '@energy/contracts/site'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aValidCall } from '../fixtures/records/a-record.ts'
import { documentOf, expectDocumented, type Document } from '../fixtures/answers.ts'
import { aProxy } from '../fixtures/servers/proxy.ts'
import { WITHOUT_TABLES, routesAnswering, routesWhere } from '../fixtures/expected-statuses.ts'
import { aReplica, aDatabaseClient } from '../fixtures/servers/replica.ts'
import { send, type Sent } from '../fixtures/sending.ts'
import { world, type World } from '../fixtures/world.ts'

/** Makes calls of an admin, and checks their responses against the document. */
function asAdmin(here: () => World) {
  const state: { document?: Document; token?: string; uid?: string } = {}
  beforeAll(async () => {
    state.document = await documentOf(here())
    const { token, uid, call } = await here().anAdmin()
    Object.assign(state, { token, uid })
    // The first call of a day stores the visit. It is made here, before the tests make writes fail.
    await call(overview)
  })
  return {
    validCall: (route: Route) => aValidCall(here(), route, state.uid ?? ''),
    async call(route: Route, sent: Sent, at: Pick<World, 'url'> = here()) {
      const answer = await send(at, route, { token: state.token, ...sent })
      if (!state.document) throw new Error('The document has not been read.')
      await expectDocumented(state.document, route, answer.clone())
      return answer
    },
  }
}

const cachedRoutes = routesWhere(({ config }) => config.cache)

describe('with a limit of one call a minute', () => {
  const here = world({
    RATE_LIMIT_LOOKUP: '1',
    RATE_LIMIT_SEARCHES: '1',
    RATE_LIMIT_FORMS: '1',
    RATE_LIMIT_UPLOADS: '1',
  })
  const { call, validCall } = asAdmin(here)

  test.each(routesAnswering(429))('$name answers the next call as documented', async ({ route }) => {
    await call(route, await validCall(route))
    expect((await call(route, await validCall(route))).status).toBe(429)
  })
})

describe('while every write is in a deadlock', () => {
  const here = world()
  const { call, validCall } = asAdmin(here)
  let run: Awaited<ReturnType<typeof aDatabaseClient>>['run']
  /** What each write does first. */
  const writesBegin = (statement: string) =>
    run(
      `CREATE OR REPLACE FUNCTION deadlock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NULL; END $$`,
    )
  const writeAsEver = () => writesBegin('NULL')
  /** Makes every write fail like the victim of a deadlock. */
  const deadlock = () => writesBegin(`RAISE EXCEPTION USING ERRCODE = 'deadlock_detected'`)
  beforeAll(async () => {
    const client = await aDatabaseClient(here().databaseUrl)
    run = client.run
    afterAll(client.end)
    await writeAsEver()
    await run(`
      DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
          EXECUTE format('CREATE TRIGGER deadlock BEFORE INSERT OR UPDATE OR DELETE ON %I EXECUTE FUNCTION deadlock()', name);
        END LOOP; END $$`)
  })

  test.each(routesAnswering(409))('$name answers a deadlock as documented', async ({ route }) => {
    const valid = await validCall(route)
    await deadlock()
    onTestFinished(async () => void (await writeAsEver()))
    expect((await call(route, valid)).status).toBe(409)
  })
})

describe('without its tables', () => {
  const here = world()
  const { call, validCall } = asAdmin(here)
  const calls = new Map<Route, Sent>()
  beforeAll(async () => {
    for (const { route } of routesAnswering(500)) calls.set(route, await validCall(route))
    await here().db.$executeRaw`DROP SCHEMA public CASCADE`
  })

  test.each(routesAnswering(500).filter(({ name }) => !WITHOUT_TABLES.includes(name)))(
    '$name answers an error of our own as documented',
    async ({ route }) => {
      expect((await call(route, calls.get(route) ?? {})).status).toBe(500)
    },
  )
})

/** A query with which a cached route has another address. */
const anotherQuery = ({ schema }: Route) =>
  'page' in (schema.querystring?.['properties'] ?? {}) ? 'page=terms' : 'limit=7'

describe('while the database is unavailable', () => {
  const here = world()
  const { call, validCall } = asAdmin(here)
  const calls = new Map<Route, Sent>()
  let disconnectedReplica: Awaited<ReturnType<typeof aReplica>>
  beforeAll(async () => {
    for (const { route } of routesAnswering(503)) calls.set(route, await validCall(route))
    const url = new URL(here().databaseUrl)
    const proxy = await aProxy(url.host)
    url.host = proxy.host
    // It starts after these writes, so nothing that it reads becomes stale.
    disconnectedReplica = await aReplica(url.href)
    for (const { route } of cachedRoutes) await call(route, calls.get(route) ?? {}, disconnectedReplica)
    await proxy.disconnect()
    await vi.waitUntil(() => !disconnectedReplica.app.changes.isSubscribed, { timeout: 90_000, interval: 10 })
  })
  afterAll(() => disconnectedReplica.close())

  // These run before the writes: a failed write may have written, so it makes earlier reads stale.
  test.each(cachedRoutes)('$name answers from the cache, with Age', async ({ route }) => {
    const answer = await call(route, calls.get(route) ?? {}, disconnectedReplica)
    expect([answer.status, answer.headers.has('age')]).toEqual([200, true])
  })

  test.each(routesAnswering(503))('$name answers with 503 as documented', async ({ route }) => {
    const { path = route.url, ...sent } = calls.get(route) ?? {}
    // A cached route is called at another address than the cached one.
    const asked = { path: route.config.cache ? `${path}?${anotherQuery(route)}` : path, ...sent }
    expect((await call(route, asked, disconnectedReplica)).status).toBe(503)
  })
})
