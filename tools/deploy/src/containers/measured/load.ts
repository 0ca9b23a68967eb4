import { setTimeout as pause } from 'node:timers/promises'
import { startClients } from '@energy/bench/faults/writers'
import { SITE, type Trial } from '../trial.ts'

/** Visitors that read and that write at the same time. Each waits a little between two requests. */
const READERS = 6
const WRITERS = 2
const PAUSE_MS = 20
/** Milliseconds after which a visitor leaves without an answer. */
const TIMEOUT_MS = 20_000

/** What is read. The changing queries are not answered from a cache. */
const PAGES: readonly ((turn: number) => string)[] = [
  () => '/',
  () => '/api/services',
  (turn) => `/our_service?turn=${turn}`,
  (turn) => `/api/services?limit=${1 + (turn % 100)}&q=heat`,
  () => '/dashboard/',
]

/** A request without the expected answer: the milliseconds since the load began, and what was answered. */
interface Failure {
  at: number
  what: string
}

/** Milliseconds of a load without any event. */
const REST_MS = 30_000

/** How a load ended. */
export interface LoadResult {
  requests: number
  failures: readonly Failure[]
  /** Requests of visitors that the product said it has stored. */
  acknowledged: number
  lost: number
  duplicated: number
}

/** Loads the product from outside: reads of pages and lists, and requests of visitors. Nothing is sent again. */
function startLoad({ stack }: Trial, site = `https://${SITE}`, api = `${site}/api`) {
  const start = Date.now()
  const failures: Failure[] = []
  const acknowledged = new Set<string>()
  let requests = 0
  const ask = async (url: string, expected: number, init?: RequestInit) => {
    requests++
    const what = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .then(
        async (answer) => (await answer.arrayBuffer(), answer.status === expected ? '' : `${answer.status} of ${url}`),
      )
      .catch(({ message, cause }: Error) => `${cause ?? message} of ${url}`)
    if (what) failures.push({ at: Date.now() - start, what })
    return !what
  }
  const urlOf = (path: string) => (path.startsWith('/api/') ? api + path.slice('/api'.length) : site + path)
  const stopReading = startClients(READERS, async (turn) => {
    await ask(urlOf(PAGES[turn % PAGES.length]?.(turn) ?? '/'), 200)
    await pause(PAUSE_MS)
  })
  const stopWriting = startClients(WRITERS, async (turn) => {
    const comment = `${start}-${turn}`
    const body = JSON.stringify({ username: 'Ada Byron', email: 'ada@example.com', comment })
    const headers = { 'content-type': 'application/json' }
    if (await ask(`${api}/specialists`, 201, { method: 'POST', headers, body })) acknowledged.add(comment)
    await pause(PAUSE_MS * 5)
  })
  return {
    acknowledged,
    failures,
    /** Stops it, and compares what was acknowledged with the database. */
    async stop(): Promise<LoadResult> {
      await Promise.all([stopReading(), stopWriting()])
      const sql = `SELECT comment, count(*) FROM inquiries WHERE comment LIKE '${start}-%' GROUP BY comment`
      const rows = stack.exec('postgres', 'psql', '--username=energy', '--tuples-only', '--no-align', '--command', sql)
      const stored = new Map(rows.split('\n').map((row) => [row.split('|')[0], Number(row.split('|')[1])]))
      return {
        requests,
        failures,
        acknowledged: acknowledged.size,
        lost: [...acknowledged].filter((comment) => !stored.has(comment)).length,
        duplicated: [...stored.values()].filter((times) => times > 1).length,
      }
    },
  }
}

/** A row of the table: what happened, and what the visitors saw of it. */
export interface Row {
  name: string
  load: LoadResult
  seen: string
}

/** Seconds from the first failed request to the last one. */
export const failedFor = ({ failures }: LoadResult) =>
  failures.length === 0 ? 0 : ((failures.at(-1)?.at ?? 0) - (failures[0]?.at ?? 0)) / 1_000

/**
 * Loads the product while something happens to it. That must not take long at a stretch: the visitors are in this process.
 * @param happens resolves with what was seen
 */
export async function underLoad(trial: Trial, name: string, happens: () => Promise<string>): Promise<Row> {
  const load = startLoad(trial)
  await pause(2_000)
  try {
    const seen = await happens()
    await pause(2_000)
    return { name, load: await load.stop(), seen }
  } catch (error) {
    await load.stop()
    throw error
  }
}

/** A load without any event, to compare the others with. */
export const rest = (trial: Trial) =>
  underLoad(trial, 'nothing', async () => {
    await pause(REST_MS)
    return ''
  })
