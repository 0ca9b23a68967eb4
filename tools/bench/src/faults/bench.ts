import { fill } from '../rows.ts'
import { median } from '../measure.ts'
import { makeDatabase, startApi, startPostgres } from '../parts.ts'
import { keepReport, reportOf, tableOf, type Goal } from '../report.ts'
import { say } from '../say.ts'
import { idleConnections, slowClients, type Beside } from './connections.ts'
import { diskFull, type Full } from './disk-full.ts'
import { killByTurns, type Kills } from './kills.ts'

const FULL = { kills: 50, idle: 5_000, slow: 500 }
const QUICK = { kills: 4, idle: 500, slow: 50 }

/** What must hold, whatever is killed. */
export const goalsOfKills = ({ requests, mails, statuses, wrong }: Kills): Goal[] => [
  { name: 'no request that was acknowledged is lost', holds: requests.lost === 0, found: `${requests.lost} lost` },
  { name: 'none is written twice', holds: requests.doubled === 0, found: `${requests.doubled} twice` },
  { name: 'every mail that was promised arrives', holds: mails.lost === 0, found: `${mails.lost} lost` },
  {
    name: 'writers are answered with success or 503, if at all',
    holds: wrong.length === 0,
    found: wrong[0] ?? 'each time',
  },
  {
    name: 'readers are answered with 200 or 503, if at all',
    holds: [...statuses.keys()].every((status) => [0, 200, 503].includes(status)),
    found: [...statuses].map(([status, times]) => `${status || 'no answer'}: ${times.toLocaleString('en')}`).join(', '),
  },
]

/** What must hold beside clients who hold connections. */
export const goalsOfConnections = (idle: Beside, slow: Beside): Goal[] => [
  { name: 'idle connections stay', holds: idle.closed === 0, found: `${idle.closed} of ${idle.held} closed` },
  { name: 'slow clients are shown out', holds: slow.closed === slow.held, found: `${slow.closed} of ${slow.held}` },
]

/** How the API fares beside clients who hold connections. */
export async function holdConnections({ idle, slow }: { idle: number; slow: number }) {
  const postgres = await startPostgres()
  const databaseUrl = makeDatabase(postgres.url, 'held')
  await fill(databaseUrl, 12)
  const api = await startApi(databaseUrl, { HEADERS_TIMEOUT: '8000' })
  const found = { idle: await idleConnections(api, idle), slow: await slowClients(api, slow) }
  await api.stop()
  await postgres.stop()
  return found
}

const ms = (value: number) => Math.round(value).toLocaleString('en')
const compared = ({ held, alone, beside, kibibytes }: Beside, name: string) =>
  `Beside ${held.toLocaleString('en')} ${name}: p99 of readers ${beside.p99} ms (${alone.p99} ms alone), ${ms(beside.requestsPerSecond)} requests a second (${ms(alone.requestsPerSecond)}); each costs ${kibibytes.toFixed(1)} KiB.`

const saidOf = (full: Full) =>
  full === 'not run'
    ? 'Full disk: not run, the machine lets nobody make a small file system.'
    : `Full disk: writers are answered with ${full.refused}, readers with ${full.read}; ${full.after} once there is room again.`

/**
 * Kills each part of the product by turns under readers and writers, and holds connections; a full run writes
 * docs/benchmarks.md. Ends with exit code 1 where anything that was acknowledged is lost.
 * @param quick one kill of each, and few connections
 */
export async function benchFaults(quick: boolean) {
  const effort = quick ? QUICK : FULL
  say('Starting PostgreSQL, the API, the site and the worker …')
  const kills = await killByTurns(effort.kills, say)
  say('holding connections')
  const { idle, slow } = await holdConnections(effort)
  say('filling a disk')
  const full = await diskFull()
  const goals = [...goalsOfKills(kills), ...goalsOfConnections(idle, slow), ...goalsOfFull(full)]
  const { requests, mails } = kills
  const report = reportOf({
    bench: 'faults',
    title: 'Faults',
    how: [
      '`kill -9` by turns while requests are written and pages read; each part is started again at once. Recovery is the',
      "time from the kill to the first good answer (the worker's: to the next mail), its start included.",
    ],
    table: tableOf(
      ['', 'kills', 'recovery ms, median', 'longest'],
      [...kills.recoveries].map(([name, times]) => [
        name,
        String(times.length),
        ms(median([...times])),
        ms(Math.max(...times)),
      ]),
    ),
    facts: [
      `${requests.acknowledged.toLocaleString('en')} requests and ${mails.acknowledged.toLocaleString('en')} mails were acknowledged.`,
      compared(idle, 'idle connections'),
      compared(slow, 'clients that send a byte now and then'),
      saidOf(full),
    ],
    goals,
  })
  process.stdout.write(`\n${report}`)
  if (!quick) keepReport(report)
  if (goals.some(({ holds }) => !holds)) process.exitCode = 1
}

/** What must hold of a full disk. */
export const goalsOfFull = (full: Full): Goal[] =>
  full === 'not run'
    ? []
    : [
        {
          name: 'a full disk refuses writers with 503, and serves readers',
          holds: full.refused === 503 && full.read === 200,
          found: `${full.refused} and ${full.read}`,
        },
        { name: 'with room again it writes', holds: full.after === 201, found: String(full.after) },
      ]
