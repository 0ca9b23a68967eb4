import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@energy/local/supervisor/until'
import { storedNumbers } from '../faults/kills.ts'
import { startMailSink } from '../faults/mail-sink.ts'
import { startWriters } from '../faults/writers.ts'
import { freePort, makeDatabase, startApi, startWorker } from '../processes.ts'
import { fill } from '../rows.ts'
import { makeApplication, startPooler } from './pooler.ts'
import type { Programs } from './programs.ts'
import { startPrimary, startStandby } from './server.ts'

/** How a primary is lost, and what is before it. */
export interface Loss {
  name: string
  /** Whether a write waits for the standby. */
  isSynchronous: boolean
  /** Killed, its connections end; frozen, they stay open and nothing is answered, as when its network is lost. */
  how: 'killed' | 'frozen'
  /** Whether the API reaches each server through a PgBouncer of its own. */
  isPooled: boolean
}

/** The result of a loss. */
export type FailoverResult = Awaited<ReturnType<typeof failOver>>

/** Requests that are acknowledged before the loss. */
const BEFORE = 200

/** One address that names the servers of several. */
function addressOf(addresses: readonly string[]) {
  const [first = ''] = addresses
  const hosts = addresses.map((address) => new URL(address).host).join(',')
  return `${first.replace(new URL(first).host, hosts)}?target_session_attrs=read-write`
}

/** Loses the primary under writes, promotes its standby, and looks up what was acknowledged. */
export async function failOver(programs: Programs, { isSynchronous, how, isPooled }: Loss) {
  const primary = await startPrimary(programs)
  const migrated = makeDatabase(primary.url('postgres'), 'energy')
  const id = await fill(migrated, 12)
  await makeApplication(primary, 'energy')
  const standby = await startStandby(programs, primary)
  if (isSynchronous) await primary.psql('postgres', 'synchronous.sql')
  await until(
    async () => (await primary.query('energy', `SELECT FROM pg_stat_replication WHERE state = 'streaming'`)).length > 0,
    30,
    'Replication',
  )

  const servers = [primary, standby]
  const direct = addressOf(servers.map((server) => server.url('energy', 'energy_api')))
  const poolers = isPooled ? await Promise.all(servers.map((server) => startPooler(programs, server))) : []
  const address = isPooled ? addressOf(poolers.map((pooler) => pooler.url())) : direct
  const sink = await startMailSink(await freePort())
  const apis = await Promise.all([1, 2].map(() => startApi(address, { DATABASE_DIRECT_URL: direct })))
  const worker = startWorker(direct, sink.url)
  const [api, other] = apis
  if (!api || !other) throw new Error('The API has not started.')

  const requests = startWriters(api.url, 4, (number) => ({
    path: '/specialists',
    body: { username: 'Ada Byron', email: 'ada@example.com', comment: String(number) },
  }))
  const subscribers = startWriters(other.url, 1, (number) => ({
    path: '/subscribers',
    body: { email: `${number}@example.com` },
  }))
  await until(async () => requests.acknowledged.size > BEFORE && sink.mails.size > 0, 60, 'Work before the loss')

  const atLoss = performance.now()
  if (how === 'killed') primary.kill()
  else primary.freeze()
  // Somebody, or a program such as Patroni, decides that the primary is lost.
  await pause(1_000)
  const atPromotion = performance.now()
  const before = requests.acknowledged.size
  await standby.psql('postgres', 'promote.sql')
  const promoted = performance.now() - atPromotion
  await until(async () => requests.acknowledged.size > before, 120, 'A write after the promotion')
  const untilWrites = performance.now() - atPromotion

  await standby.query('energy', `UPDATE items SET "headerTitle" = 'After the promotion' WHERE id = '${id}'`)
  const isRead = async (url: string) =>
    (await (await fetch(`${url}/services/${id}`)).text()).includes('After the promotion')
  for (const { url } of apis) await until(() => isRead(url), 120, 'A change after the promotion')
  const mails = sink.mails.size
  await until(async () => sink.mails.size > mails + 1, 120, 'A mail after the promotion')
  const untilMails = performance.now() - atPromotion
  await Promise.all([requests.stop(), subscribers.stop()])

  const stored = await storedNumbers(standby.url('energy'))
  const acknowledged = [...requests.acknowledged]
  const result = {
    promoted,
    untilWrites,
    untilMails,
    outage: atPromotion - atLoss + untilWrites,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((number) => !stored.has(number)).length,
    duplicated: [...stored.values()].filter((times) => times > 1).length,
    unexpected: [...requests.unexpected, ...subscribers.unexpected],
  }
  await Promise.all([...apis, worker].map((process) => process.stop()))
  for (const pooler of poolers) pooler.stop()
  await sink.stop()
  if (how === 'frozen') primary.kill()
  await standby.stop()
  return result
}
