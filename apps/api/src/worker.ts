// The worker sends the mails of the outbox and its events to webhooks, adds the mails of letters to subscribers, those with
// what is overdue each day and reminders of calls, makes the renditions of pictures and the PDFs of invoices, marks expired
// offers, reminds of overdue invoices, finishes interrupted deletions of people, and deletes what is past its retention. It
// is a process of its own; several may run at once.
import { writeFileSync } from 'node:fs'
import { primaryPool } from '@energy/server/primary'
import { Value } from '@sinclair/typebox/value'
import { PgBoss, type Job, type JobWithMetadata } from 'pg-boss'
import { accountsOf } from './shared/firebase-accounts.ts'
import { exitWith, settingsOrExit } from '@energy/server/boot'
import { closeTraces, currentTraceId, startTraces } from '@energy/server/traces/traces'
import { addBookingReminders } from './features/bookings/reminders.ts'
import { addOverdueJobs } from './features/inquiries/admin-mails/overdue-jobs.ts'
import { failLostReplies } from './features/inquiries/reply-mail.ts'
import {
  failLostLetterMails,
  finishLetters,
  isLetterUnderway,
  queueLetterMails,
  startDueLetters,
} from './features/newsletter/letters/letter-sending.ts'
import { doDue } from './features/content/drafts/due.ts'
import { addReminders } from './features/sales/invoices/reminders.ts'
import { makeMissingPdfs } from './features/sales/invoices/stored-pdf.ts'
import { expireOffers } from './features/sales/offers/expiry.ts'
import { failLostDeliveries, webhookDelivery } from './features/webhooks/deliver.ts'
import { finishDeletions } from './features/people/deletion.ts'
import { PrismaClient } from './generated/client.ts'
import { delivery } from './mail-delivery.ts'
import { adapterOf } from './shared/database-adapter.ts'
import { AS_APPLICATION } from './shared/database-role.ts'
import { QUEUE } from './shared/mail/queue.ts'
import { eraseOrphans } from './shared/media/orphans.ts'
import { failLostPictures, processPicture } from './shared/media/process.ts'
import { PictureJob, PICTURES_QUEUE } from './shared/media/queue.ts'
import { openStorage } from './shared/media/storage.ts'
import { WEBHOOKS_QUEUE } from './shared/webhooks/emit.ts'
import { repeat } from './shared/repeat.ts'
import { asSpan } from './shared/traced-job.ts'
import { watchedOutbox } from './outbox-watch.ts'
import { deleteExpired, deleteExpiredFiles } from './retention.ts'
import { workerMetrics } from './worker-metrics.ts'
import { readWorkerEnv } from './shared/settings/worker-settings.ts'

/** Seconds between two polls for jobs of a worker that has died. */
const LOST_POLLING = 5
/** While more mails than this wait, the worker does not pause between them. */
const BACKLOG = 4
/** Milliseconds between two runs: of what is scheduled, of the letters that are sent, of the mails of a day, of expired offers and overdue invoices, of interrupted deletions, of retention, of checks of the outbox, and for orphans. */
const INTERVALS = {
  schedules: 1_000,
  letters: 1_000,
  overdue: 5_000,
  offers: 30_000,
  deletions: 10_000,
  deleteExpired: 60_000,
  outbox: 60_000,
  orphans: 24 * 60 * 60_000,
}
/** Milliseconds that a mail in progress has at SIGTERM; then another worker gets it. */
const SHUTDOWN_TIMEOUT = 10_000

const log = (line: object) =>
  void process.stdout.write(`${JSON.stringify({ time: Date.now(), ...line, traceId: currentTraceId() })}\n`)
const env = settingsOrExit(readWorkerEnv)
await startTraces('energy-worker', env)
const POOL = { max: 5, connectionTimeoutMillis: 5_000, silence: 65_000 }
const warnLost = ({ message }: Error) => log({ level: 40, msg: 'an idle database connection was lost', message })
const db = new PrismaClient({
  adapter: adapterOf(primaryPool(env.DATABASE_URL, { ...POOL, options: AS_APPLICATION }).on('error', warnLost)),
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

const reasonOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : 'unknown')
/** Logs a failure that will be tried again. It logs the code only, as a message may name a person. */
const warn =
  (msg: string, more: object = {}) =>
  (error: unknown) =>
    log({ level: 40, msg, ...more, code: reasonOf(error) })

await boss.start().catch((error: Error) => exitWith(`The outbox cannot be opened: ${error.message}`))
const storage = await openStorage(env.MEDIA_URL).catch((error: Error) =>
  exitWith(`The storage of MEDIA_URL cannot be opened: ${error.message}`),
)
/**
 * Does jobs one after another.
 * @param work resolves with what is logged
 * @param failure is logged where it fails; the outbox tries the job again then
 */
const doing =
  <J extends Job>(work: (job: J) => Promise<string>, failure: string) =>
  async (jobs: J[]) => {
    for (const job of jobs)
      await asSpan(job, () =>
        work(job).then(
          (msg) => log({ level: 30, msg, job: job.id }),
          (error: unknown) => {
            warn(failure, { job: job.id })(error)
            throw new Error('not done')
          },
        ),
      )
  }

const deliver = delivery(db, env, async () => storage)
await boss.work(
  QUEUE,
  { localConcurrency: 4, burstWhenReadyExceeds: BACKLOG, includeMetadata: true },
  doing(
    async (job: JobWithMetadata) => ((await deliver(job)) ? 'a mail was sent' : 'a mail is not needed any more'),
    'a mail could not be sent and is tried again',
  ),
)
const sendEvent = webhookDelivery(db, { allowPrivate: env.WEBHOOKS_ALLOW_PRIVATE === 'true' })
// More at once than mails, and two for each webhook, so that a receiver that is slow or away delays no other.
await boss.work(
  WEBHOOKS_QUEUE,
  {
    localConcurrency: 8,
    localGroupConcurrency: 2,
    burstWhenReadyExceeds: BACKLOG,
    includeMetadata: true,
  },
  doing(
    async (job: JobWithMetadata) => ((await sendEvent(job)) ? 'an event was sent' : 'an event is not sent any more'),
    'an event could not be sent and is tried again',
  ),
)
// One at a time: the library of pictures uses the processors and the memory of one picture.
await boss.work(
  PICTURES_QUEUE,
  { localConcurrency: 1 },
  doing(async ({ data }: Job) => {
    await processPicture(db, storage, Value.Parse(PictureJob, data).hash)
    return 'a picture is ready'
  }, 'a picture could not be processed and is tried again'),
)

if (!env.FIREBASE_AUTH_EMULATOR_HOST && !env.GOOGLE_APPLICATION_CREDENTIALS)
  log({
    level: 40,
    msg:
      'GOOGLE_APPLICATION_CREDENTIALS is not set: unless the machine has an account of its own with Google, ' +
      'interrupted deletions of people are not finished',
  })
const accounts = accountsOf(env.FIREBASE_PROJECT_ID)
const warnUnfinished = warn('a deletion of a person could not be finished and is tried again')
void repeat(INTERVALS.deletions, async () => {
  await finishDeletions({ db, accounts, storage: async () => storage }, warnUnfinished).catch(warnUnfinished)
  // Also after a failure.
  if (env.ALIVE_FILE) writeFileSync(env.ALIVE_FILE, '')
})
void repeat(INTERVALS.schedules, async () => {
  await doDue(db).catch(warn('what is scheduled could not be done and is tried again'))
})
void repeat(INTERVALS.letters, async () => {
  const warnLetters = warn('letters could not be sent and are tried again')
  if (!(await isLetterUnderway(db).catch(warnLetters))) return
  await startDueLetters(db).catch(warnLetters)
  await queueLetterMails(db, env.LETTERS_PER_MINUTE).catch(warnLetters)
  await finishLetters(db).catch(warnLetters)
})
void repeat(INTERVALS.overdue, async () => {
  await addOverdueJobs(db, new Date()).catch(warn('the mails with what is overdue could not be added'))
  await addBookingReminders(db, new Date()).catch(warn('the reminders of calls could not be added'))
})
void repeat(INTERVALS.offers, async () => {
  await expireOffers(db).catch(warn('expired offers could not be marked'))
  await makeMissingPdfs(db, storage).catch(warn('missing PDFs of invoices could not be made'))
  await addReminders(db, new Date()).catch(warn('the reminders of invoices could not be added'))
})
void repeat(INTERVALS.deleteExpired, async () => {
  await deleteExpired(db, env).catch(warn('expired records could not be deleted'))
  await deleteExpiredFiles(db, storage).catch(warn('expired files could not be deleted'))
})
void repeat(INTERVALS.orphans, () =>
  eraseOrphans(db, storage).catch(warn('files without a picture could not be deleted')),
)
void repeat(INTERVALS.outbox, async () => {
  await failLostReplies(db).catch(warn('lost replies could not be found'))
  await failLostLetterMails(db).catch(warn('lost letters could not be found'))
  await failLostDeliveries(db).catch(warn('lost deliveries of webhooks could not be found'))
  await failLostPictures(db).catch(warn('lost pictures could not be found'))
  await count().catch(warn('the outbox could not be counted'))
})
await workerMetrics(boss, env).catch((error: Error) => exitWith(`METRICS_PORT cannot be used: ${error.message}`))
log({ level: 30, msg: 'The worker is ready' })

async function count() {
  const [{ queuedCount: waiting = 0, failedCount: failed = 0 } = {}] = await boss.getQueueStats(QUEUE, { force: true })
  if (waiting + failed > 0) log({ level: failed ? 50 : 30, msg: 'mails in the outbox', waiting, failed })
}

// All other work may be interrupted at any point; the next worker repeats it.
const end = () =>
  void boss
    .stop({ timeout: SHUTDOWN_TIMEOUT })
    .finally(closeTraces)
    .finally(() => process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
