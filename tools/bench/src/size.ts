import { startIdentityEmulator } from './identity-emulator.ts'
import { FULL, QUICK, measureInTurns, median } from './measure.ts'
import { makeDatabase, startApi, startPostgres } from './processes.ts'
import { tableOf, type Report } from './report.ts'
import { say } from './say.ts'
import { fillForSearch, WORDS } from './search-rows.ts'

const ROW_COUNTS = { small: 1_000, large: 100_000 }
/** Maximal ratio of the p99 with 100,000 rows to the p99 with 1,000. */
const MAX_RATIO = 2

const encoded = (q: string) => encodeURIComponent(q)

interface ScreenRequest {
  screen: string
  path: string
  /** The number of matches, or of scanned rows, grows with the table: the ratio has no bound. */
  growsWithRows?: true
}

/** The requests of the screens of the site and the dashboard. A filter has one match, as with a name. */
const SCREENS: readonly ScreenRequest[] = [
  { screen: 'texts of home', path: '/site?page=home' },
  { screen: 'cards of the site', path: '/services/cards?limit=12' },
  { screen: 'guides of the site', path: '/blogs/cards?limit=12&order=newest' },
  { screen: 'overview', path: '/overview' },
  { screen: 'bell', path: '/notifications' },
  { screen: 'products', path: '/products?limit=50' },
  { screen: 'products, filtered', path: `/products?limit=50&q=${encoded('no. 777.')}` },
  {
    screen: 'products, one match in ninety',
    path: `/products?limit=50&q=${encoded('no. 77')}`,
    growsWithRows: true,
  },
  { screen: 'users', path: '/users?limit=50' },
  { screen: 'users, the admins', path: '/users?limit=50&role=admin' },
  { screen: 'users, filtered', path: `/users?limit=50&q=${encoded(WORDS.name)}` },
  {
    screen: 'users, by a number in an e-mail',
    path: `/users?limit=50&q=${encoded('person-777@')}`,
    growsWithRows: true,
  },
  { screen: 'inbox, waiting', path: '/inquiries?limit=50' },
  { screen: 'inbox, all', path: '/inquiries?view=all&limit=50' },
  { screen: 'inbox, counts of its views', path: '/inquiries/counts' },
  { screen: 'inbox, overdue', path: '/inquiries?view=overdue&limit=50' },
  { screen: 'inbox, filtered', path: `/inquiries?limit=50&q=${encoded(WORDS.name)}` },
  {
    screen: 'inbox, one match in ninety',
    path: `/inquiries?limit=50&q=${encoded('person-77')}`,
    growsWithRows: true,
  },
  { screen: 'inbox, by a telephone number', path: `/inquiries?limit=50&q=${encoded(WORDS.phone)}` },
  { screen: 'requests, of one person', path: `/specialists?email=${encoded('tom@rye.example')}` },
  { screen: 'messages', path: '/contacts?limit=50' },
  { screen: 'messages, filtered', path: `/contacts?limit=50&q=${encoded(WORDS.name)}` },
  { screen: 'subscribers', path: '/subscribers?limit=50' },
  { screen: 'search, a rare word', path: `/search?q=${encoded(WORDS.rare)}` },
  { screen: 'search, a name', path: `/search?q=${encoded(WORDS.name)}` },
  { screen: 'search, a telephone number', path: `/search?q=${encoded(WORDS.phone)}` },
  { screen: 'search, a frequent word', path: `/search?q=${WORDS.frequent}` },
]

/**
 * Measures the requests of every screen with 1,000 and with 100,000 rows of each kind, without the response cache.
 * @param quick one short round of each
 * @param args prefixes of the names of screens; all screens if there is none
 */
export async function benchSize(quick: boolean, args: readonly string[]): Promise<Report> {
  const only = args.filter((arg) => arg !== 'quick')
  const screens = SCREENS.filter(({ screen }) => !only.length || only.some((arg) => screen.startsWith(arg)))
  say('Starting PostgreSQL and the identity emulator, and filling two databases …')
  const [postgres, identity] = await Promise.all([startPostgres(), startIdentityEmulator()])
  const admin = await identity.signUp('admin@example.com')
  const headers = { authorization: `Bearer ${admin.token}` }
  const startApiWith = async (rows: number) => {
    const database = makeDatabase(postgres.url, `rows_${rows}`)
    await fillForSearch(database, rows, admin)
    return startApi(database, { ...identity.settings, RESPONSE_CACHE_MIB: '0' })
  }
  const apis = [await startApiWith(ROW_COUNTS.small), await startApiWith(ROW_COUNTS.large)]
  const subjects = screens.flatMap(({ screen: name, path }) =>
    apis.map((server) => ({ name, server, url: server.url + path, headers, connections: 8 })),
  )
  const measured = await measureInTurns(subjects, quick ? QUICK : FULL)
  for (const server of [...apis, identity, postgres]) await server.stop()

  const results = screens.map(({ screen, growsWithRows }, index) => {
    const [small, large] = measured.slice(2 * index)
    // The ratio of each round, because a slow phase of the machine affects both.
    const ratios = (large?.rounds ?? []).map(({ p99 }, round) => p99 / (small?.rounds[round]?.p99 ?? NaN))
    const latencies = [small?.metrics.p50, large?.metrics.p50, small?.metrics.p99, large?.metrics.p99]
    return { screen, growsWithRows, latencies, ratio: median(ratios) }
  })
  return {
    title: 'Size',
    how: [
      'The requests of each screen with 1,000 and with 100,000 rows of each kind, without the response cache, at eight connections. The',
      'ratio is the median of the rounds. It has no bound if the number of matches, or of rows to scan, grows with the table:',
      'one row in ninety matches, and of 100,000 e-mails that differ only in a number three hundred contain the digits.',
    ],
    table: tableOf(
      ['', 'p50 ms, 1,000', 'p50 ms, 100,000', 'p99 ms, 1,000', 'p99 ms, 100,000', 'ratio'],
      results.map(({ screen, latencies, ratio }) => [screen, ...latencies.map(String), ratio.toFixed(2)]),
    ),
    goals: results
      .filter(({ growsWithRows }) => !growsWithRows)
      .map(({ screen, ratio }) => ({
        name: `${screen}: at most ${MAX_RATIO} × as long`,
        holds: ratio <= MAX_RATIO,
        actual: ratio.toFixed(2),
      })),
  }
}
