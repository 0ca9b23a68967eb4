import { booking } from '@energy/contracts/bookings/bookings'
import { firstSteps } from '@energy/contracts/site/first-steps'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { offer } from '@energy/contracts/sales/offers'
import { schedules } from '@energy/contracts/content/schedules'
import { overview } from '@energy/contracts/site'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { FULL, QUICK, measureInTurns, median } from '../measure.ts'
import { DAYS, fillForOverview } from './overview-rows.ts'
import { makeDatabase, startApi, startPostgres } from '../processes.ts'
import { loadTable, type Report } from '../report.ts'
import { say } from '../say.ts'

const ROWS = 100_000
/** Maximal p99 of the latency of a read, and p50 of that of all, in ms. */
const MAX_LATENCY = 50

/** What the overview of the dashboard reads; all at once. */
const READS = {
  'the counts of the content': overview.url,
  'the first steps': firstSteps.url,
  'the counts of the inbox': inbox.counts.url,
  'who waits longest': `${inbox.list.url}?limit=6`,
  'the answers, and the inquiries of each day': inbox.figures.url,
  'the figures of the offers': offer.figures.url,
  'the calls of today': booking.list.url,
  'what is scheduled': `${schedules.list.url}?limit=5`,
}

/** How often the overview is opened. */
const OPENINGS = { full: 200, quick: 10 }

/** The time in ms in which all reads are answered that begin at the same moment. */
async function openOnce(urls: readonly string[], headers: Record<string, string>) {
  const begun = performance.now()
  await Promise.all(urls.map(async (url) => (await fetch(url, { headers })).arrayBuffer()))
  return performance.now() - begun
}

/**
 * Measures the reads of the overview.
 * @param quick one short round of each, as a smoke test
 */
export async function benchOverview(quick: boolean): Promise<Report> {
  say('Starting PostgreSQL and the identity emulator, and filling the database …')
  const [postgres, identity] = await Promise.all([startPostgres(), startIdentityEmulator()])
  const admin = await identity.signUp('admin@example.com')
  const database = makeDatabase(postgres.url, 'overview')
  await fillForOverview(database, ROWS, admin)
  const api = await startApi(database, { ...identity.settings, RESPONSE_CACHE_MIB: '0' })
  const headers = { authorization: `Bearer ${admin.token}` }
  const subjects = Object.entries(READS).map(([name, path]) => ({
    name,
    server: api,
    url: api.url + path,
    headers,
    connections: 1,
  }))
  const rows = await measureInTurns(subjects, quick ? QUICK : FULL)
  const openings: number[] = []
  const urls = subjects.map(({ url }) => url)
  for (let turn = 0; turn < (quick ? OPENINGS.quick : OPENINGS.full); turn += 1)
    openings.push(await openOnce(urls, headers))
  const opened = median(openings)
  for (const server of [api, identity, postgres]) await server.stop()

  return {
    title: 'The overview',
    how: [
      `What the dashboard's overview reads, with ${ROWS.toLocaleString('en')} inquiries of the last ${DAYS.toLocaleString('en')} days, an answer for almost each, and as many`,
      'offers. One admin sends one request after the other; each figure is the median of its rounds.',
    ],
    table: loadTable(rows),
    goals: [
      ...rows.map(({ name, metrics: { p99 } }) => ({
        name: `${name}: answered within ${MAX_LATENCY} ms, at p99`,
        holds: p99 <= MAX_LATENCY,
        actual: `${p99} ms`,
      })),
      {
        name: `all of them at once: answered within ${MAX_LATENCY} ms, at p50`,
        holds: opened <= MAX_LATENCY,
        actual: `${Math.round(opened)} ms`,
      },
    ],
  }
}
