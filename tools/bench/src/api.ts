import { memoryMiB } from './load.ts'
import { FULL, QUICK, byTurns, median, namesOf, pooled, subjectOf, type Effort } from './measure.ts'
import { besideOthers } from './peers.ts'
import { say } from './say.ts'
import { makeDatabase, startApi, startBare, startBareCreate, startPostgres } from './parts.ts'
import { atLeast, besideBare, keepReport, loadTable, reportOf, type Goal, type Line } from './report.ts'
import { RARE, fill } from './rows.ts'

const SIZES = [12, 1_000, 100_000] as const
/** Under this share of bare's speed the list is broken, not slow. */
const BROKEN = 0.7

const HOW = [
  'CPU time is that of the server process alone; each figure is the median of its rounds, in which all of a group are',
  'loaded by turns, one process each (for reads three, one after the other). "Bare" is `node:http` with the same bytes and headers, or, for the insert,',
  'Fastify with `pg`; "of bare" is its CPU time divided by ours in the same round, the median of all rounds.',
]

const json = { 'content-type': 'application/json' }
const request = JSON.stringify({
  username: 'Ada Byron',
  email: 'ada@example.com',
  phone: '00442079460112',
  businessName: 'Mill',
  businessAddress: '14 Weir Lane',
  comment: 'Please call me about a heat pump.',
})

/** So many times the API is started anew for its reads. */
const PROCESSES = 3

async function keptReads(databaseUrl: string, id: string, effort: Effort) {
  const api = await startApi(databaseUrl)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const idle = memoryMiB(api.pid)
  const [list, one] = [`${api.url}/services`, `${api.url}/services/${id}`]
  const tag = (await fetch(list, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ?? ''
  await fetch(one)
  const bare = await Promise.all([startBare(list), startBare(one), startBare(list, tag)])
  const condition = { 'if-none-match': tag }
  const [bareList, bareOne, bareUnchanged] = bare
  const subjects = [
    subjectOf('list of 12, 44 kB', api, { url: list }),
    subjectOf('… bare', bareList, { url: bareList.url }),
    subjectOf('one by id', api, { url: one }),
    subjectOf('… bare', bareOne, { url: bareOne.url }),
    subjectOf('list, 304', api, { url: list, headers: condition }),
    subjectOf('… bare', bareUnchanged, { url: bareUnchanged.url, headers: condition }),
  ]
  const found = await byTurns(subjects, effort, say)
  const loaded = memoryMiB(api.pid)
  await Promise.all([api, ...bare].map((part) => part.stop()))
  return { names: namesOf(subjects), found, idle, loaded }
}

async function allKeptReads(databaseUrl: string, id: string, effort: Effort) {
  const runs: Awaited<ReturnType<typeof keptReads>>[] = []
  for (let run = 0; run < PROCESSES; run++) runs.push(await keptReads(databaseUrl, id, effort))
  const [idle, loaded] = [median(runs.map((run) => run.idle)), median(runs.map((run) => run.loaded))]
  return { lines: besideBare(runs[0]?.names ?? [], pooled(runs.map(({ found }) => found))), idle, loaded }
}

async function creations(databaseUrl: string, effort: Effort) {
  const [api, bare] = await Promise.all([startApi(databaseUrl), startBareCreate(databaseUrl)])
  const ask = { method: 'POST' as const, headers: json, body: request, connections: 8 }
  const subjects = [
    subjectOf('create a request', api, { ...ask, url: `${api.url}/specialists` }),
    subjectOf('… bare Fastify and pg', bare, { ...ask, url: bare.url }),
  ]
  const lines = besideBare(namesOf(subjects), await byTurns(subjects, effort, say))
  await Promise.all([api.stop(), bare.stop()])
  return lines
}

async function freshReads(databases: readonly string[], effort: Effort) {
  const apis = await Promise.all(databases.map((url) => startApi(url, { RESPONSE_CACHE_MIB: '0' })))
  const [smallest] = apis
  const asked = (path: string, name: string) =>
    apis.map((api, index) =>
      subjectOf(`${name}, ${SIZES[index]?.toLocaleString('en')} rows`, api, { url: api.url + path, connections: 8 }),
    )
  const subjects = [
    ...(smallest
      ? [subjectOf('list of 12, 44 kB, from the database', smallest, { url: `${smallest.url}/services` })]
      : []),
    ...asked('/services?limit=12', '?limit=12'),
    ...asked(`/services?q=${encodeURIComponent(RARE)}`, '?q= that finds 12'),
  ]
  const found = await byTurns(subjects, effort, say)
  await Promise.all(apis.map((api) => api.stop()))
  return subjects.flatMap(({ name }, index): Line[] => (found[index] ? [{ name, figures: found[index].figures }] : []))
}

async function startUp(databaseUrl: string, { rounds }: Effort) {
  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    say(`start ${round} of ${rounds}`)
    const api = await startApi(databaseUrl)
    times.push(api.readyAfter)
    await api.stop()
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
}

/**
 * Measures the API beside bare servers with the same work and prints the table; a full run writes it to
 * docs/benchmarks.md, too. Ends with exit code 1 where the list is too slow.
 * @param quick one short round of each, to see that it works
 */
export async function benchApi(quick: boolean) {
  const effort = quick ? QUICK : FULL
  say('Starting PostgreSQL and filling it …')
  const postgres = await startPostgres()
  const databases = SIZES.map((rows) => makeDatabase(postgres.url, `bench_${rows}`))
  const [id = ''] = await Promise.all(databases.map((url, index) => fill(url, SIZES[index] ?? 0)))
  const [database = ''] = databases
  const { lines: kept, idle, loaded } = await allKeptReads(database, id, effort)
  const created = await creations(database, effort)
  const fresh = await freshReads(databases, effort)
  const ready = await startUp(database, effort)
  await postgres.stop()

  const [list = NaN, one = NaN, create = NaN] = [kept[0], kept[2], created[0]].map((line) => line?.ofBare)
  const answered = (line: number) => kept[line]?.figures.requestsPerSecond ?? NaN
  const growth = (fresh[3]?.figures.p99 ?? NaN) / (fresh[1]?.figures.p99 ?? NaN)
  const goals: Goal[] = [
    atLeast('the list', list, 0.8),
    atLeast('one by id', one, 0.6),
    atLeast('create', create, 0.35),
    {
      name: '?limit=12 takes at most 1.5 × as long at 100,000 rows as at 12, at p99',
      holds: growth <= 1.5,
      found: growth.toFixed(2),
    },
    { name: 'idle memory is at most 150 MiB', holds: idle <= 150, found: `${Math.round(idle)} MiB` },
  ]
  const facts = [
    `Ready to answer ${Math.round(ready)} ms after its start.`,
    `Memory: ${Math.round(idle)} MiB idle, ${Math.round(loaded)} MiB after load.`,
  ]
  const report = reportOf({
    bench: 'api',
    title: 'The API',
    how: HOW,
    table: [
      ...loadTable([...kept, ...created, ...fresh]),
      ...besideOthers('list', { requests: answered(0), bare: answered(1) }),
    ],
    facts,
    goals,
  })
  process.stdout.write(`\n${report}`)
  if (!quick) keepReport(report)
  if (!(list >= BROKEN)) process.exitCode = 1
}
