import { createCall } from '@energy/client/call'
import { CallError } from '@energy/client/call-error'
import type { Problem } from '@energy/contracts/answers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { build } from '../../src/app.ts'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { freshDatabase } from './database.ts'
import { anIdentity } from './identity.ts'

type Settings = Record<string, string>

/** What the API is told in every test. */
export const environment = (settings: Settings = {}) => ({
  APP_MODE: 'local',
  API_PORT: '0',
  SITE_URL: 'http://localhost:4200',
  DASHBOARD_URL: 'http://localhost:4300/dashboard',
  FIREBASE_PROJECT_ID: inject('project'),
  FIREBASE_AUTH_EMULATOR_HOST: inject('emulator'),
  LOG_LEVEL: 'silent',
  // All tests call from one address, and share their processors with much else.
  RATE_LIMIT_LOOKUP: '10000',
  RATE_LIMIT_FORMS: '10000',
  MAX_EVENT_LOOP_DELAY: '10000',
  ...settings,
})

/** Waits, at most ten seconds, until a server hears of every change. */
export const hearing = ({ changes }: Pick<FastifyInstance, 'changes'>) =>
  vi.waitUntil(() => changes.isSubscribed, { timeout: 10_000, interval: 10 })

/** A server of its own on a database of its own. */
export async function aServer(settings: Settings = {}) {
  // Firebase's own library is told of the emulator by the environment alone.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = settings['FIREBASE_AUTH_EMULATOR_HOST'] ?? inject('emulator')
  const database = await freshDatabase(inject('template'))
  const app = await build(readEnv(environment({ DATABASE_URL: database.url, ...settings })))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await hearing(app)
  const as = (token?: string) => createCall(url, async () => token)

  /** Somebody with an account and a record, signed in. */
  const aPerson = async (record: Partial<Prisma.UserCreateManyInput> = {}, identity: { verified?: boolean } = {}) => {
    const person = await anIdentity({ ...(record.email && { email: record.email }), ...identity })
    await app.db.user.create({ data: { uid: person.uid, ...record, email: person.email } })
    return { ...person, call: as(person.token) }
  }
  return {
    app,
    db: app.db,
    databaseUrl: database.url,
    url,
    as,
    call: as(),
    aPerson,
    anAdmin: () => aPerson({ role: 'admin' }),
    async close() {
      await app.close()
      await database.drop()
    },
  }
}
export type World = Awaited<ReturnType<typeof aServer>>

/** A server for the tests of one file: there before the first, gone after the last. */
export function world(settings: Settings = {}) {
  const here: { now?: World } = {}
  beforeAll(async () => {
    here.now = await aServer(settings)
  })
  afterAll(() => here.now?.close())
  return () => {
    if (!here.now) throw new Error('The server has not started.')
    return here.now
  }
}

/** The problem that a call is refused with. */
export async function refusal(call: Promise<unknown>): Promise<Problem> {
  const answer = await call.catch((error: unknown) => error)
  if (answer instanceof CallError) return answer.problem
  throw new Error(`The call was not refused: ${JSON.stringify(answer)}`)
}

/** What a call is answered with, 200 standing for every success. */
export async function statusOf(call: Promise<unknown>) {
  const answer = await call.catch((error: unknown) => error)
  return answer instanceof CallError ? answer.status : 200
}
