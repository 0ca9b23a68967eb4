import { until } from '@energy/local/supervisor/until'
import { Client, DatabaseError } from 'pg'
import { load, type LoadMetrics, type LoadRequest } from '../load.ts'
import { makeDatabase, startApi, type Server as ApiServer } from '../processes.ts'
import { fill } from '../rows.ts'
import { APPLICATION, makeApplication, startPooler } from './pooler.ts'
import type { Programs } from './programs.ts'
import { startPrimary, type Server } from './server.ts'

/** Replicas of the API. */
const REPLICAS = 4

/** The metrics of a load on all replicas, and the most connections that PostgreSQL had meanwhile. */
export interface Pooled {
  metrics: LoadMetrics
  connections: number
}

/** The result of the trial of PgBouncer. */
export type PoolingResult = Awaited<ReturnType<typeof tryPooling>>

const CONNECTIONS = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = 'energy' AND pid <> pg_backend_pid()`

/** Loads all replicas at once. */
async function loadAll(
  server: Server,
  apis: readonly ApiServer[],
  request: Omit<LoadRequest, 'url'> & { path: string },
  seconds: number,
): Promise<Pooled> {
  let connections = 0
  const timer = setInterval(() => {
    void server
      .query<{ count: number }>('energy', CONNECTIONS)
      .then(([row]) => (connections = Math.max(connections, row?.count ?? 0)))
  }, 250)
  const { path, ...rest } = request
  const all = await Promise.all(
    apis.map(({ pid, url }) => load(pid, { ...rest, url: url + path, connections: 16 }, seconds)),
  )
  clearInterval(timer)
  const sum = (of: (metrics: LoadMetrics) => number) => all.reduce((total, metrics) => total + of(metrics), 0)
  return {
    connections,
    metrics: {
      cpu: sum(({ cpu }) => cpu) / all.length,
      requestsPerSecond: sum(({ requestsPerSecond }) => requestsPerSecond),
      p50: Math.max(...all.map(({ p50 }) => p50)),
      p99: Math.max(...all.map(({ p99 }) => p99)),
    },
  }
}

/** The SQLSTATE with which a statement fails; `none` if it succeeds. */
async function failureOf(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(statement)
    return 'none'
  } catch (error) {
    return error instanceof DatabaseError ? (error.code ?? 'unknown') : 'unknown'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Milliseconds until a title that one statement writes is read from every replica. */
async function propagation(server: Server, apis: readonly ApiServer[], id: string) {
  const delays: number[] = []
  for (let round = 0; round < 20; round++) {
    const title = `Title ${round}`
    const hasTitle = async ({ url }: ApiServer) => (await (await fetch(`${url}/services/${id}`)).text()).includes(title)
    await Promise.all(apis.map(hasTitle))
    const written = performance.now()
    await server.query('energy', `UPDATE items SET "headerTitle" = '${title}' WHERE id = '${id}'`)
    await Promise.all(apis.map((api) => until(() => hasTitle(api), 10, 'A change on every replica')))
    delays.push(performance.now() - written)
  }
  return delays
}

/** Answers that must not depend on the pooler. */
const READS = [
  '/services',
  '/services?limit=5',
  '/services?q=rarely%20found',
  '/menu',
  '/site',
  '/site/search?q=heat%20pump',
]

async function answersOf(...start: Parameters<typeof startApi>) {
  const api = await startApi(...start)
  const answers = await Promise.all(READS.map(async (path) => (await fetch(api.url + path)).text()))
  await api.stop()
  return answers
}

/**
 * Runs replicas of the API on PostgreSQL, and then through PgBouncer in transaction mode with the listener past it.
 * @param seconds duration of each load
 */
export async function tryPooling(programs: Programs, seconds: number) {
  const server = await startPrimary(programs)
  const direct = makeDatabase(server.url('postgres'), 'energy')
  const id = await fill(direct, 1_000)
  await makeApplication(server, 'energy')
  const pooler = await startPooler(programs, server)

  const run = async (databaseUrl: string, settings: Record<string, string> = {}) => {
    const start = (more: Record<string, string>) =>
      Promise.all(Array.from({ length: REPLICAS }, () => startApi(databaseUrl, { ...settings, ...more })))
    const apis = await start({ RESPONSE_CACHE_MIB: '0' })
    const body = JSON.stringify({ username: 'Ada', email: 'ada@example.com', comment: 'under load' })
    const headers = { 'content-type': 'application/json' }
    const reads = await loadAll(server, apis, { path: '/services?limit=12' }, seconds)
    const writes = await loadAll(server, apis, { path: '/specialists', method: 'POST', headers, body }, seconds)
    await Promise.all(apis.map((api) => api.stop()))
    const cached = await start({})
    const delays = await propagation(server, cached, id)
    await Promise.all(cached.map((api) => api.stop()))
    return { reads, writes, slowest: Math.max(...delays) }
  }
  const without = await run(direct)
  const settings = { DATABASE_DIRECT_URL: server.url('energy', APPLICATION) }
  const through = await run(pooler.url(), settings)
  const expected = await answersOf(direct)
  const answers = await answersOf(pooler.url(), settings)

  const refusals = {
    change: await failureOf(pooler.url(), `UPDATE audit SET what = 'nothing'`),
    delete: await failureOf(pooler.url(), 'DELETE FROM audit'),
    owner: await failureOf(pooler.url('energy'), 'DELETE FROM audit'),
  }
  const timeout = await failureOf(pooler.url(), 'SELECT pg_sleep(11)')
  pooler.stop()
  await server.stop()
  const same = READS.filter((_, index) => expected[index] === answers[index])
  return { without, through, refusals, timeout, answers: { all: READS.length, same: same.length } }
}
