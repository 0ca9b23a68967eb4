import type { Route } from '@energy/contracts/route'
import { overview } from '@energy/contracts/site'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aGoodCall } from './fixtures/a-record.ts'
import { documentOf, holdsTo, type Document } from './fixtures/answers.ts'
import { aGate } from './fixtures/gate.ts'
import { UNBREAKABLE, answering, those } from './fixtures/occasions.ts'
import { aReplica, aStranger } from './fixtures/replica.ts'
import { send, type Sent } from './fixtures/sending.ts'
import { world, type World } from './fixtures/world.ts'

/** Makes calls of an admin, and holds their answers against the document. */
function asAdmin(here: () => World) {
  const now: { document?: Document; token?: string } = {}
  beforeAll(async () => {
    now.document = await documentOf(here())
    const { token, call } = await here().anAdmin()
    now.token = token
    // The first call of a day is written down: what breaks writes shall not break that one.
    await call(overview)
  })
  return async (route: Route, sent: Sent, at: Pick<World, 'url'> = here()) => {
    const answer = await send(at, route, { token: now.token, ...sent })
    if (!now.document) throw new Error('The document has not been read.')
    await holdsTo(now.document, route, answer.clone())
    return answer
  }
}

const kept = those(({ config }) => config.cache)

describe('with a limit of one call a minute', () => {
  const here = world({ RATE_LIMIT_LOOKUP: '1', RATE_LIMIT_FORMS: '1' })
  const call = asAdmin(here)

  test.each(answering(429))('$name answers the next call as the document says', async ({ route }) => {
    await call(route, await aGoodCall(here(), route))
    expect((await call(route, await aGoodCall(here(), route))).status).toBe(429)
  })
})

describe('where every write meets another', () => {
  const here = world()
  const call = asAdmin(here)
  let run: Awaited<ReturnType<typeof aStranger>>['run']
  beforeAll(async () => {
    const stranger = await aStranger(here().databaseUrl)
    run = stranger.run
    afterAll(stranger.end)
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

  test.each(answering(409))('$name answers the one that is given up as the document says', async ({ route }) => {
    const good = await aGoodCall(here(), route)
    await deadlock()
    onTestFinished(async () => void (await run('DROP FUNCTION deadlock CASCADE')))
    expect((await call(route, good)).status).toBe(409)
  })
})

describe('without its tables', () => {
  const here = world()
  const call = asAdmin(here)
  const calls = new Map<Route, Sent>()
  beforeAll(async () => {
    for (const { route } of answering(500)) calls.set(route, await aGoodCall(here(), route))
    await here().db.$executeRaw`DROP SCHEMA public CASCADE`
  })

  test.each(answering(500).filter(({ name }) => !UNBREAKABLE.includes(name)))(
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
  let away: Awaited<ReturnType<typeof aReplica>>
  beforeAll(async () => {
    for (const { route } of answering(503)) calls.set(route, await aGoodCall(here(), route))
    const url = new URL(here().databaseUrl)
    const gate = await aGate(url.host)
    url.host = gate.host
    // It was not there when all that was written: so nothing that it reads is stale.
    away = await aReplica(url.href)
    for (const { route } of kept) await call(route, calls.get(route) ?? {}, away)
    await gate.shut()
    await vi.waitUntil(() => !away.app.changes.isSubscribed, { timeout: 10_000, interval: 10 })
  })
  afterAll(() => away.close())

  // Before those that write: a write that failed may have written, and what was read before it is stale.
  test.each(kept)('$name answers what was read before, with its age', async ({ route }) => {
    const answer = await call(route, calls.get(route) ?? {}, away)
    expect([answer.status, answer.headers.has('age')]).toEqual([200, true])
  })

  test.each(answering(503))('$name answers so as the document says', async ({ route }) => {
    const { path = route.url, ...sent } = calls.get(route) ?? {}
    // At another address than the one that was read before.
    const asked = { path: route.config.cache ? `${path}?limit=7` : path, ...sent }
    expect((await call(route, asked, away)).status).toBe(503)
  })
})
