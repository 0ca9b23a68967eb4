import { writeFileSync } from 'node:fs'
import type { PgBoss } from 'pg-boss'
import { eraseClients } from './features/bookings/open-calls.ts'
import { addBookingReminders } from './features/bookings/reminders.ts'
import { doDue } from './features/content/drafts/due.ts'
import { addOverdueJobs } from './features/inquiries/admin-mails/overdue-jobs.ts'
import { failLostReplies } from './features/inquiries/reply-mail.ts'
import {
  failLostLetterMails,
  finishLetters,
  isLetterUnderway,
  queueLetterMails,
  startDueLetters,
} from './features/newsletter/letters/letter-sending.ts'
import { finishDeletions } from './features/people/deletion.ts'
import { addReminders } from './features/sales/invoices/reminders.ts'
import { makeMissingPdfs } from './features/sales/invoices/stored-pdf.ts'
import { expireOffers } from './features/sales/offers/expiry.ts'
import { failLostDeliveries } from './features/webhooks/deliver.ts'
import { deleteExpired, deleteExpiredFiles } from './retention.ts'
import { accountsOf } from './shared/access/firebase-accounts.ts'
import { QUEUE } from './shared/mail/queue.ts'
import { eraseOrphans } from './shared/media/orphans.ts'
import { failLostPictures } from './shared/media/process.ts'
import { repeat } from './shared/worker/repeat.ts'
import { log, warn } from './shared/worker/worker-log.ts'
import type { WorkerTools } from './worker-queues.ts'

/** Milliseconds between two runs of each part. */
const INTERVALS = {
  schedules: 1_000,
  letters: 1_000,
  /** Mails with what is overdue, and reminders of calls. */
  reminders: 5_000,
  /** Offers that expire, PDFs of invoices, and reminders of those that are overdue. */
  sales: 30_000,
  /** Deletions of people that were interrupted. */
  deletions: 10_000,
  /** The sign of life for health checks. */
  alive: 10_000,
  expired: 60_000,
  /** Checks of the outbox. */
  outbox: 60_000,
  /** Files without a picture. */
  orphans: 24 * 60 * 60_000,
}

/** Logs how many mails wait or have failed, if any. */
async function countMails(boss: PgBoss) {
  const [{ queuedCount: waiting = 0, failedCount: failed = 0 } = {}] = await boss.getQueueStats(QUEUE, { force: true })
  if (waiting + failed > 0) log({ level: failed ? 50 : 30, msg: 'mails in the outbox', waiting, failed })
}

/** Touches the file of the sign of life. Synchronous: the threads for files may be busy with pictures. */
export const showAlive = async (file: string) => writeFileSync(file, '')

/** Begins all work that no job asks for; each part is repeated after its interval. It may be interrupted at any point. */
export function repeatWork(boss: PgBoss, { db, storage, env }: WorkerTools) {
  const accounts = accountsOf(env.FIREBASE_PROJECT_ID)
  const warnUnfinished = warn('a deletion of a person could not be finished and is tried again')
  const { ALIVE_FILE } = env
  // Apart from all work: where an identity provider does not answer, a deletion takes minutes.
  if (ALIVE_FILE)
    void repeat(INTERVALS.alive, () =>
      showAlive(ALIVE_FILE).catch(warn('the sign of life could not be written and is tried again')),
    )
  void repeat(INTERVALS.deletions, () =>
    finishDeletions({ db, accounts, storage: async () => storage }, warnUnfinished).catch(warnUnfinished),
  )
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
  void repeat(INTERVALS.reminders, async () => {
    await addOverdueJobs(db, new Date()).catch(warn('the mails with what is overdue could not be added'))
    await addBookingReminders(db, new Date()).catch(warn('the reminders of calls could not be added'))
  })
  void repeat(INTERVALS.sales, async () => {
    await expireOffers(db).catch(warn('expired offers could not be marked'))
    const warnMissing = warn('a missing PDF of an invoice could not be made')
    await makeMissingPdfs(db, storage, warnMissing).catch(warnMissing)
    await addReminders(db, new Date()).catch(warn('the reminders of invoices could not be added'))
  })
  void repeat(INTERVALS.expired, async () => {
    await deleteExpired(db, env).catch(warn('expired records could not be deleted'))
    await eraseClients(db).catch(warn('the clients of booked calls could not be erased'))
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
    await countMails(boss).catch(warn('the outbox could not be counted'))
  })
}
