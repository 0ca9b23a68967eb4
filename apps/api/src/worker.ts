// The worker sends the mails of the outbox and its events to webhooks, adds the mails of letters to subscribers, those with
// what is overdue each day and reminders of calls, makes the renditions of pictures and the PDFs of invoices, marks expired
// offers, reminds of overdue invoices, finishes interrupted deletions of people, and deletes what is past its retention. It
// is a process of its own; several may run at once.
import { exitWith, settingsOrExit } from '@energy/server/boot'
import { primaryPool } from '@energy/server/primary'
import { closeTraces, startTraces } from '@energy/server/traces/traces'
import { PgBoss } from 'pg-boss'
import { PrismaClient } from './generated/client.ts'
import { watchedOutbox } from './outbox-watch.ts'
import { repeatWork, showAlive } from './repeated-work.ts'
import { missingCredentials } from './shared/access/firebase-accounts.ts'
import { adapterOf } from './shared/database/database-adapter.ts'
import { AS_APPLICATION, IN_UTC } from './shared/database/database-role.ts'
import { openStorage } from './shared/media/storage.ts'
import { readWorkerEnv } from './shared/settings/worker-settings.ts'
import { log } from './shared/worker/worker-log.ts'
import { workerMetrics } from './worker-metrics.ts'
import { workQueues } from './worker-queues.ts'

/** Seconds between two polls for jobs of a worker that has died. */
const LOST_POLLING = 5
/** Milliseconds that a mail in progress has at SIGTERM; then another worker gets it. */
const SHUTDOWN_TIMEOUT = 10_000

const env = settingsOrExit(readWorkerEnv)
/** Ends the process. While it starts nothing has begun that would have to be finished. */
let end: () => void = () => process.exit(0)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end())
await startTraces('energy-worker', env)
const POOL = { max: 5, connectionTimeoutMillis: 5_000, silence: 65_000 }
const warnLost = ({ message }: Error) => log({ level: 40, msg: 'an idle database connection was lost', message })
const db = new PrismaClient({
  adapter: adapterOf(
    primaryPool(env.DATABASE_URL, { ...POOL, options: `${AS_APPLICATION} ${IN_UTC}` }).on('error', warnLost),
  ),
  errorFormat: 'minimal',
})
const outbox = primaryPool(env.DATABASE_URL, { ...POOL, application_name: 'pgboss' }).on('error', warnLost)
const boss = new PgBoss({
  db: watchedOutbox(outbox),
  useListenNotify: true,
  schedule: false,
  superviseIntervalSeconds: LOST_POLLING,
  monitorIntervalSeconds: LOST_POLLING,
  queueCacheIntervalSeconds: LOST_POLLING,
})
boss.on('error', ({ message }) => log({ level: 40, msg: 'the outbox could not be checked', message }))

await boss.start().catch((error: Error) => exitWith(`The outbox cannot be opened: ${error.message}`))
const storage = await openStorage(env.MEDIA_URL).catch((error: Error) =>
  exitWith(`The storage of MEDIA_URL cannot be opened: ${error.message}`),
)
if (env.ALIVE_FILE)
  await showAlive(env.ALIVE_FILE).catch((error: Error) => exitWith(`ALIVE_FILE cannot be written: ${error.message}`))
await workerMetrics(boss, db, env).catch((error: Error) => exitWith(`METRICS_PORT cannot be used: ${error.message}`))
const missing = missingCredentials(env)
if (missing) log({ level: 40, msg: `${missing}interrupted deletions of people are not finished` })
// All other work may be interrupted at any point; the next worker repeats it.
end = () =>
  void boss
    .stop({ timeout: SHUTDOWN_TIMEOUT })
    .finally(closeTraces)
    .finally(() => process.exit(0))
// From here on nothing can fail that would end the process while it sends a mail.
await workQueues(boss, { db, storage, env })
repeatWork(boss, { db, storage, env })
log({ level: 30, msg: 'The worker is ready' })
