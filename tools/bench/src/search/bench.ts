import { createCall } from '@energy/client/call'
import { search } from '@energy/contracts/search'
import { siteSearch } from '@energy/contracts/site/site-search'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { FULL, QUICK, measureInTurns, type Measurement, type Subject } from '../measure.ts'
import { makeDatabase, startApi, startPostgres } from '../processes.ts'
import { loadTable, type Goal, type Report } from '../report.ts'
import { say } from '../say.ts'
import { fillForSearch, WORDS } from './rows.ts'

const ROWS = 100_000
/** Maximal p99 of the latency, in ms. */
const MAX_LATENCY = 50

const searches = [
  { name: 'a frequent word', q: WORDS.frequent },
  { name: 'a rare word', q: WORDS.rare },
  { name: 'a name', q: WORDS.name },
  { name: 'a telephone number', q: WORDS.phone },
  { name: 'a name with a typing error', q: 'Okafro' },
  { name: 'a word without a match', q: 'qqqxzzq' },
]

/** Maximal p50 of the latency of the site's search, in ms. */
const MAX_SITE_LATENCY = 30
const siteSearches = [
  { name: 'the site, a frequent word', q: WORDS.frequent },
  { name: 'the site, a form of it with another word', q: 'heating controlled' },
  { name: 'the site, a typing error', q: 'controlz' },
  { name: 'the site, a word without a match', q: 'qqqxzzq' },
]

const METHOD = [
  `The dashboard's search over ${ROWS.toLocaleString('en')} rows of each kind: products, services, blogs, users, requests`,
  'and messages, and the search of the site over the first three. One admin, or one visitor, sends one search after the',
  'other; each figure is the median of its rounds. CPU time is that of',
  'the API alone, without PostgreSQL, which runs on the same machine.',
]

function latencyGoal(name: string, row: Measurement | undefined, at: 'p50' | 'p99', max: number): Goal {
  const latency = row?.metrics[at] ?? NaN
  return { name: `${name} is answered within ${max} ms, at ${at}`, holds: latency <= max, actual: `${latency} ms` }
}

/**
 * Measures the search of the dashboard and that of the site.
 * @param quick one short round of each, as a smoke test
 */
export async function benchSearch(quick: boolean): Promise<Report> {
  say('Starting PostgreSQL and the identity emulator, and filling the database …')
  const [postgres, identity] = await Promise.all([startPostgres(), startIdentityEmulator()])
  const admin = await identity.signUp('admin@example.com')
  const database = makeDatabase(postgres.url, 'search')
  await fillForSearch(database, ROWS, admin)
  const api = await startApi(database, identity.settings)
  const call = createCall(api.url, async () => admin.token)

  const headers = { authorization: `Bearer ${admin.token}` }
  const subjects: Subject[] = []
  for (const { name, q } of searches) {
    const { length } = await call(search, { querystring: { q } })
    const url = `${api.url}/search?q=${encodeURIComponent(q)}`
    subjects.push({ name: `${name}: ${length} found`, server: api, url, headers, connections: 1 })
  }
  for (const { name, q } of siteSearches) {
    const { counts } = await call(siteSearch, { querystring: { q } })
    const found = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const url = `${api.url}/site/search?q=${encodeURIComponent(q)}`
    subjects.push({ name: `${name}: ${found} counted`, server: api, url, headers: {}, connections: 1 })
  }
  const rows = await measureInTurns(subjects, quick ? QUICK : FULL)
  for (const server of [api, identity, postgres]) await server.stop()

  return {
    title: 'The search',
    how: METHOD,
    table: loadTable(rows),
    goals: [
      ...searches.map(({ name }, index) => latencyGoal(name, rows[index], 'p99', MAX_LATENCY)),
      ...siteSearches.map(({ name }, index) =>
        latencyGoal(name, rows[searches.length + index], 'p50', MAX_SITE_LATENCY),
      ),
    ],
  }
}
