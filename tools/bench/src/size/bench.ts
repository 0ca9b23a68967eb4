import { numberIn } from '../argument.ts'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { QUICK, measureInTurns, median, type LoadPlan, type Subject } from '../measure.ts'
import { makeDatabase, startApi, startPostgres } from '../processes.ts'
import { tableOf, type Report } from '../report.ts'
import { say } from '../say.ts'
import { CUSTOMER, fillForScreens } from './fill.ts'
import { SCREENS, type ScreenRequest } from './screens.ts'

const ROW_COUNTS = { small: 1_000, large: 100_000 }
/** Shorter rounds than those of the other benches: there are a hundred screens. */
const ROUNDS: LoadPlan = { seconds: 1, rounds: 5 }
/** For a screen that is above its bound, because the p99 of a second is that of a few requests. */
const MORE_ROUNDS: LoadPlan = { seconds: 1, rounds: 15 }
/** Maximal ratio of the p99 with 100,000 rows to the p99 with 1,000. */
const MAX_RATIO = 2

/** A screen, and its request to the small and to the large database. */
interface Pair {
  request: ScreenRequest
  subjects: readonly Subject[]
}

/** Measures all pairs in turn. @returns the latencies and the ratio of each, in the same order */
async function compare(pairs: readonly Pair[], plan: LoadPlan) {
  const measured = await measureInTurns(
    pairs.flatMap(({ subjects }) => subjects),
    plan,
  )
  return pairs.map(({ request }, index) => {
    const [few, many] = measured.slice(2 * index)
    // The ratio of each round, because a slow phase of the machine affects both.
    const ratios = (many?.rounds ?? []).map(({ p99 }, round) => p99 / (few?.rounds[round]?.p99 ?? NaN))
    const latencies = [few?.metrics.p50, many?.metrics.p50, few?.metrics.p99, many?.metrics.p99]
    return { ...request, latencies, ratio: median(ratios) }
  })
}

/** Whether a screen has no bound or keeps it. A ratio that is no number does not. */
const isWithin = ({ growsWithRows, ratio }: { growsWithRows?: string; ratio: number }) =>
  growsWithRows !== undefined || ratio <= MAX_RATIO

/** Measures all pairs, and those above the bound once more and longer: the second measurement counts. */
async function compareTwice(pairs: readonly Pair[]) {
  const results = await compare(pairs, ROUNDS)
  const above = results.filter((result) => !isWithin(result)).map(({ screen }) => screen)
  const again = await compare(
    pairs.filter(({ request }) => above.includes(request.screen)),
    MORE_ROUNDS,
  )
  return results.map((result) => again.find(({ screen }) => screen === result.screen) ?? result)
}

/**
 * The number of rows of an answer; undefined where it is no list.
 * @throws Error for an answer with an error, which would be fast
 */
async function rowsOf({ url, headers }: Pick<Subject, 'url' | 'headers'>) {
  const answer = await fetch(url, { ...(headers && { headers }) })
  if (answer.status !== 200) throw new Error(`${url} is answered with ${answer.status}.`)
  const body: unknown = await answer.json()
  return Array.isArray(body) ? body.length : undefined
}

/** The screens whose page has fewer rows in the small database, with both numbers: a part of their ratio is that. */
async function shorterPages(pairs: readonly Pair[]) {
  const found: string[] = []
  for (const { request, subjects } of pairs) {
    const [few, many] = await Promise.all(subjects.map(rowsOf))
    if (few !== undefined && many !== undefined && few < many) found.push(`${request.screen} (${few} and ${many})`)
  }
  return found
}

/**
 * Measures the requests of every screen with 1,000 and with 100,000 rows of each kind, without the response cache.
 * @param quick one short round of each
 * @param args prefixes of the names of screens; all screens if there is none. With `rows=20000` the large database has so many
 */
export async function benchSize(quick: boolean, args: readonly string[]): Promise<Report> {
  const only = args.filter((arg) => arg !== 'quick' && !arg.startsWith('rows='))
  const large = numberIn(args, 'rows') ?? ROW_COUNTS.large
  const screens = SCREENS.filter(({ screen }) => !only.length || only.some((arg) => screen.startsWith(arg)))
  say('Starting PostgreSQL and the identity emulator, and filling two databases …')
  const [postgres, identity] = await Promise.all([startPostgres(), startIdentityEmulator()])
  const [admin, customer] = [await identity.signUp('admin@example.com'), await identity.signUp(CUSTOMER)]
  const startApiWith = async (rows: number) => {
    const database = makeDatabase(postgres.url, `rows_${rows}`)
    const records = await fillForScreens(database, rows, { admin, customer })
    const server = await startApi(database, { ...identity.settings, RESPONSE_CACHE_MIB: '0' })
    return { server, records }
  }
  const apis = [await startApiWith(ROW_COUNTS.small), await startApiWith(large)]
  const headersOf = ({ as }: ScreenRequest) =>
    as === 'visitor' ? {} : { authorization: `Bearer ${as === 'customer' ? customer.token : admin.token}` }
  const pairs = screens.map((request) => ({
    request,
    subjects: apis.map(({ server, records }) => ({
      name: request.screen,
      server,
      url: server.url + (typeof request.path === 'string' ? request.path : request.path(records)),
      headers: headersOf(request),
      connections: request.isSlow ? 1 : 8,
    })),
  }))
  const shorter = await shorterPages(pairs)
  const results = quick ? await compare(pairs, QUICK) : await compareTwice(pairs)
  for (const server of [...apis.map((api) => api.server), identity, postgres]) await server.stop()

  const rows = large.toLocaleString('en')
  const unbounded = screens.flatMap(({ screen, growsWithRows }) =>
    growsWithRows ? [`${screen} (${growsWithRows})`] : [],
  )
  const slow = screens
    .filter(({ isSlow }) => isSlow)
    .map(({ screen }) => `“${screen}”`)
    .join(' and ')
  return {
    title: 'Size',
    how: [
      `The requests of each screen with 1,000 and with ${rows} rows of each kind, without the response cache, at eight connections;`,
      `${slow} at one. The ratio is the median of the rounds. A screen above its bound is measured again in ${MORE_ROUNDS.rounds} rounds, which count. The ratio has no bound where the number of matches, or of rows to scan, grows with the table:`,
      `${unbounded.join('; ')}.`,
      ...(shorter.length > 0 ? [`With 1,000 rows these pages are shorter: ${shorter.join('; ')}.`] : []),
    ],
    table: tableOf(
      ['', 'p50 ms, 1,000', `p50 ms, ${rows}`, 'p99 ms, 1,000', `p99 ms, ${rows}`, 'ratio'],
      results.map(({ screen, latencies, ratio }) => [screen, ...latencies.map(String), ratio.toFixed(2)]),
    ),
    goals: results
      .filter(({ growsWithRows }) => !growsWithRows)
      .map((result) => ({
        name: `${result.screen}: at most ${MAX_RATIO} × as long`,
        holds: isWithin(result),
        actual: result.ratio.toFixed(2),
      })),
  }
}
