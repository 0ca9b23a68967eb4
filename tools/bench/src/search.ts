import { createCall } from '@energy/client/call'
import { search } from '@energy/contracts/search'
import { startIdentities } from './identities.ts'
import { FULL, QUICK, byTurns, namesOf, subjectOf } from './measure.ts'
import { makeDatabase, startApi, startPostgres } from './parts.ts'
import { keepReport, loadTable, reportOf, type Goal } from './report.ts'
import { say } from './say.ts'
import { fillForSearch, WORDS } from './search-rows.ts'

const ROWS = 100_000
/** Milliseconds within which an answer comes. */
const BOUND = 50

const asked = [
  { name: 'a frequent word', q: WORDS.frequent },
  { name: 'a rare word', q: WORDS.rare },
  { name: 'a name', q: WORDS.name },
  { name: 'a telephone number', q: WORDS.phone },
  { name: 'a name with a typing error', q: 'Okafro' },
  { name: 'what nothing is like', q: 'qqqxzzq' },
]

const HOW = [
  `The dashboard's search over ${ROWS.toLocaleString('en')} rows of each kind: products, services, blogs, users, requests`,
  'and messages. One admin searches, one search after the other; each figure is the median of its rounds. CPU time is',
  'that of the API alone, without PostgreSQL, which runs beside it.',
]

/**
 * Measures the dashboard's search and prints the table; a full run writes it to docs/benchmarks.md, too. Ends with exit
 * code 1 where an answer takes too long.
 * @param quick one short round of each, to see that it works
 */
export async function benchSearch(quick: boolean) {
  say('Starting PostgreSQL and the identity emulator, and filling the database …')
  const [postgres, identities] = await Promise.all([startPostgres(), startIdentities()])
  const admin = await identities.signUp('admin@example.com')
  const database = makeDatabase(postgres.url, 'search')
  await fillForSearch(database, ROWS, admin)
  const api = await startApi(database, identities.settings)
  const call = createCall(api.url, async () => admin.token)

  const counts: number[] = []
  for (const { q } of asked) counts.push((await call(search, { querystring: { q } })).length)
  const headers = { authorization: `Bearer ${admin.token}` }
  const subjects = asked.map(({ name, q }) =>
    subjectOf(name, api, { url: `${api.url}/search?q=${encodeURIComponent(q)}`, headers, connections: 1 }),
  )
  const measured = await byTurns(subjects, quick ? QUICK : FULL, say)
  for (const part of [api, identities, postgres]) await part.stop()

  const lines = namesOf(subjects).flatMap((name, at) => {
    const found = measured[at]?.figures
    return found ? [{ name: `${name}: ${counts[at]} found`, figures: found }] : []
  })
  const goals = asked.map(({ name }, at): Goal => {
    const p99 = measured[at]?.figures.p99 ?? NaN
    return { name: `${name} is answered within ${BOUND} ms, at p99`, holds: p99 <= BOUND, found: `${p99} ms` }
  })
  const report = reportOf({ bench: 'search', title: 'The search', how: HOW, table: loadTable(lines), facts: [], goals })
  process.stdout.write(`\n${report}`)
  if (!quick) keepReport(report)
  if (!goals.every(({ holds }) => holds)) process.exitCode = 1
}
