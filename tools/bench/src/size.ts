import { startIdentities } from './identities.ts'
import { QUICK, byTurns, median, subjectOf, type Effort } from './measure.ts'
import { makeDatabase, startApi, startPostgres } from './parts.ts'
import { keepReport, reportOf, tableOf, type Goal } from './report.ts'
import { say } from './say.ts'
import { fillForSearch, WORDS } from './search-rows.ts'

const EFFORT: Effort = { seconds: 2, rounds: 5 }
const SIZES = { small: 1_000, large: 100_000 }
/** The hundredfold may take so many times as long, at p99. */
const BOUND = 1.5

const named = (q: string) => encodeURIComponent(q)

interface Asked {
  screen: string
  path: string
  /** What is found, or has to be looked at, grows with the rows: no bound holds for it. */
  grows?: true
}

/** What the site and the dashboard ask for, screen by screen; a filter finds one, as whoever types a name wants. */
const ASKED: readonly Asked[] = [
  { screen: 'menu of the site', path: '/menu' },
  { screen: 'cards of the site', path: '/services/cards?limit=12' },
  { screen: 'guides of the site', path: '/blogs/cards?limit=12&order=newest' },
  { screen: 'overview', path: '/overview' },
  { screen: 'bell', path: '/notifications' },
  { screen: 'products', path: '/products?limit=50' },
  { screen: 'products, filtered', path: `/products?limit=50&q=${named('no. 777.')}` },
  { screen: 'products, by what one in ninety has', path: `/products?limit=50&q=${named('no. 77')}`, grows: true },
  { screen: 'users', path: '/users?limit=50' },
  { screen: 'users, the admins', path: '/users?limit=50&role=admin' },
  { screen: 'users, filtered', path: `/users?limit=50&q=${named(WORDS.name)}` },
  { screen: 'users, by a number in an e-mail', path: `/users?limit=50&q=${named('person-777@')}`, grows: true },
  { screen: 'requests', path: '/specialists/correspondents?limit=50' },
  { screen: 'requests, unanswered', path: '/specialists/correspondents?limit=50&state=new' },
  { screen: 'requests, filtered', path: `/specialists/correspondents?limit=50&q=${named(WORDS.name)}` },
  {
    screen: 'requests, by what one in ninety has',
    path: `/specialists/correspondents?limit=50&q=${named('person-77')}`,
    grows: true,
  },
  { screen: 'requests, by a telephone number', path: `/specialists/correspondents?limit=50&q=${named(WORDS.phone)}` },
  { screen: 'requests, of one person', path: `/specialists?email=${named('tom@rye.example')}` },
  { screen: 'messages', path: '/contacts?limit=50' },
  { screen: 'messages, filtered', path: `/contacts?limit=50&q=${named(WORDS.name)}` },
  { screen: 'subscribers', path: '/subscribers?limit=50' },
  { screen: 'search, a rare word', path: `/search?q=${named(WORDS.rare)}` },
  { screen: 'search, a name', path: `/search?q=${named(WORDS.name)}` },
  { screen: 'search, a telephone number', path: `/search?q=${named(WORDS.phone)}` },
  { screen: 'search, a frequent word', path: `/search?q=${WORDS.frequent}` },
]

/**
 * Measures what every screen asks for over a thousand rows of each kind and over a hundred thousand, with nothing kept; a
 * full run writes docs/benchmarks.md. Ends with exit code 1 where size shows.
 * @param quick one short round of each
 * @param words how screens begin: those alone
 */
export async function benchSize(quick: boolean, words: readonly string[]) {
  const only = words.filter((word) => word !== 'quick')
  const asked = ASKED.filter(({ screen }) => !only.length || only.some((word) => screen.startsWith(word)))
  say('Starting PostgreSQL and the identity emulator, and filling two databases …')
  const [postgres, identities] = await Promise.all([startPostgres(), startIdentities()])
  const admin = await identities.signUp('admin@example.com')
  const headers = { authorization: `Bearer ${admin.token}` }
  const startWith = async (rows: number) => {
    const database = makeDatabase(postgres.url, `rows_${rows}`)
    await fillForSearch(database, rows, admin)
    return startApi(database, { ...identities.settings, RESPONSE_CACHE_MIB: '0' })
  }
  const [small, large] = [await startWith(SIZES.small), await startWith(SIZES.large)]
  const subjects = asked.flatMap(({ screen, path }) =>
    [small, large].map((api) => subjectOf(screen, api, { url: api.url + path, headers, connections: 8 })),
  )
  const measured = await byTurns(subjects, quick ? QUICK : EFFORT, say)
  for (const part of [small, large, identities, postgres]) await part.stop()

  const lines = asked.map(({ screen, grows }, index) => {
    const [before, after] = [measured[2 * index], measured[2 * index + 1]]
    // Round by round, as what slows the machine down for a while slows both.
    const times = (after?.rounds ?? []).map(({ p99 }, round) => p99 / (before?.rounds[round]?.p99 ?? NaN))
    const [p99, few] = [after?.figures.p99 ?? NaN, before?.figures.p99 ?? NaN]
    const p50 = [before, after].map((found) => found?.figures.p50 ?? NaN)
    return { screen, grows, p50, few, p99, times: median(times) }
  })
  const bounded = lines.filter(({ grows }) => !grows)
  const report = reportOf({
    bench: 'size',
    title: 'Size',
    how: [
      'What each screen asks for over a thousand rows of each kind and over a hundred thousand, with nothing kept, at eight',
      'connections; the last column is the median of the rounds. No bound holds where what is found, and counted, or has to',
      'be looked at grows with the rows: one in ninety has some, and of a hundred thousand e-mails that are alike but for a',
      'number three hundred have its digits.',
    ],
    table: tableOf(
      ['', 'p50 ms, 1,000', 'p50 ms, 100,000', 'p99 ms, 1,000', 'p99 ms, 100,000', 'times'],
      lines.map(({ screen, p50, few, p99, times }) => [screen, ...[...p50, few, p99].map(String), times.toFixed(2)]),
    ),
    facts: [],
    goals: bounded.map(({ screen, times }): Goal => ({
      name: `${screen}: at most ${BOUND} × as long`,
      holds: times <= BOUND,
      found: times.toFixed(2),
    })),
  })
  process.stdout.write(`\n${report}`)
  if (!words.length) keepReport(report)
  if (!bounded.every(({ times }) => times <= BOUND)) process.exitCode = 1
}
