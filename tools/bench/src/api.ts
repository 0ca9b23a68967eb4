import { measureCreate } from './create/bench.ts'
import { memoryMiB } from './load.ts'
import { FULL, QUICK, measureInTurns, median, pooled, type LoadPlan } from './measure.ts'
import { say } from './say.ts'
import { makeDatabase, startApi, startBaseline, startPostgres } from './processes.ts'
import { loadTable, rowsWithBaseline, speedGoal, type Report } from './report.ts'
import { RARE, fill } from './rows.ts'

const ROW_COUNTS = [12, 1_000, 100_000] as const
/** A list with a smaller share of the baseline's speed makes the run fail. */
const MIN_SHARE = 0.7

const METHOD = [
  'CPU time is that of the server process alone. Each figure is the median of its rounds. In each round the subjects of a',
  'group are loaded in turn, each in a process of its own; reads are measured in three processes, one after the other.',
  'The baseline is `node:http` with the same bytes and headers or, for the insert, Fastify with `pg`. "Of baseline" is the',
  'CPU time of the baseline divided by ours in the same round, the median of all rounds.',
]

/** The reads are measured in this number of API processes, one after the other. */
const PROCESS_COUNT = 3

async function cachedReadsOfProcess(databaseUrl: string, id: string, plan: LoadPlan) {
  const api = await startApi(databaseUrl)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const idle = memoryMiB(api.pid)
  const [list, one] = [`${api.url}/services`, `${api.url}/services/${id}`]
  const tag = (await fetch(list, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ?? ''
  await fetch(one)
  const baselines = await Promise.all([startBaseline(list), startBaseline(one), startBaseline(list, tag)])
  const [ofList, ofOne, ofUnchanged] = baselines
  const headers = { 'if-none-match': tag }
  const measurements = await measureInTurns(
    [
      { name: 'list of 12, 44 kB', server: api, url: list },
      { name: '… baseline', server: ofList, url: ofList.url },
      { name: 'one by id', server: api, url: one },
      { name: '… baseline', server: ofOne, url: ofOne.url },
      { name: 'list, 304', server: api, url: list, headers },
      { name: '… baseline', server: ofUnchanged, url: ofUnchanged.url, headers },
    ],
    plan,
  )
  const afterLoad = memoryMiB(api.pid)
  await Promise.all([api, ...baselines].map((server) => server.stop()))
  return { measurements, idle, afterLoad }
}

async function measureCachedReads(databaseUrl: string, id: string, plan: LoadPlan) {
  const runs: Awaited<ReturnType<typeof cachedReadsOfProcess>>[] = []
  for (let run = 0; run < PROCESS_COUNT; run++) runs.push(await cachedReadsOfProcess(databaseUrl, id, plan))
  return {
    rows: rowsWithBaseline(pooled(runs.map(({ measurements }) => measurements))),
    idle: median(runs.map(({ idle }) => idle)),
    afterLoad: median(runs.map(({ afterLoad }) => afterLoad)),
  }
}

async function measureUncachedReads(databases: readonly string[], plan: LoadPlan) {
  const apis = await Promise.all(databases.map((url) => startApi(url, { RESPONSE_CACHE_MIB: '0' })))
  const subjectsFor = (path: string, name: string) =>
    apis.map((server, index) => ({
      name: `${name}, ${ROW_COUNTS[index]?.toLocaleString('en')} rows`,
      server,
      url: server.url + path,
      connections: 8,
    }))
  const smallest = apis.slice(0, 1)
  const measurements = await measureInTurns(
    [
      ...smallest.map((server) => ({
        name: 'list of 12, 44 kB, from the database',
        server,
        url: `${server.url}/services`,
      })),
      ...subjectsFor('/services?limit=12', '?limit=12'),
      ...subjectsFor(`/services?q=${encodeURIComponent(RARE)}`, '?q= with 12 matches'),
    ],
    plan,
  )
  await Promise.all(apis.map((api) => api.stop()))
  return measurements
}

async function measureStartUp(databaseUrl: string, { rounds }: LoadPlan) {
  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    say(`start ${round} of ${rounds}`)
    const api = await startApi(databaseUrl)
    times.push(api.readyAfter)
    await api.stop()
  }
  return median(times)
}

/**
 * Measures the API and baseline servers with the same work. Fails if the list is too slow.
 * @param quick one short round of each, as a smoke test
 */
export async function benchApi(quick: boolean): Promise<Report> {
  const plan = quick ? QUICK : FULL
  say('Starting PostgreSQL and filling databases …')
  const postgres = await startPostgres()
  const databases = ROW_COUNTS.map((rows) => makeDatabase(postgres.url, `bench_${rows}`))
  const [id = ''] = await Promise.all(databases.map((url, index) => fill(url, ROW_COUNTS[index] ?? 0)))
  const [database = ''] = databases
  const { rows: cached, idle, afterLoad } = await measureCachedReads(database, id, plan)
  const created = await measureCreate(database, plan)
  const uncached = await measureUncachedReads(databases, plan)
  const ready = await measureStartUp(database, plan)
  await postgres.stop()

  const [list = NaN, one = NaN, request = NaN] = [cached[0], cached[2], created[0]].map((row) => row?.ofBaseline)
  // Creating an item mostly waits for the database, so the CPU time of this process says little about it.
  const [item = NaN, itemOfBaseline = NaN] = created.slice(2).map(({ metrics }) => metrics.requestsPerSecond)
  const ratio = (uncached[3]?.metrics.p99 ?? NaN) / (uncached[1]?.metrics.p99 ?? NaN)
  return {
    title: 'The API',
    how: METHOD,
    table: loadTable([...cached, ...created, ...uncached]),
    facts: [
      `Ready to answer ${Math.round(ready)} ms after its start.`,
      `Memory: ${Math.round(idle)} MiB idle, ${Math.round(afterLoad)} MiB after load.`,
    ],
    goals: [
      speedGoal('the list', list, 0.8),
      speedGoal('one by id', one, 0.6),
      speedGoal('create a request', request, 0.45),
      {
        name: "create an item has at least 0.3 of the baseline's requests a second",
        holds: item / itemOfBaseline >= 0.3,
        actual: (item / itemOfBaseline).toFixed(2),
      },
      {
        name: '?limit=12 takes at most 1.5 × as long at 100,000 rows as at 12, at p99',
        holds: ratio <= 1.5,
        actual: ratio.toFixed(2),
      },
      { name: 'idle memory is at most 140 MiB', holds: idle <= 140, actual: `${Math.round(idle)} MiB` },
    ],
    fails: !(list >= MIN_SHARE),
  }
}
