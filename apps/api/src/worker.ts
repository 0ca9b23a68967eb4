// The worker: a process of its own, as many of them as one likes, that sends what is in the outbox.
import { PrismaPg } from '@prisma/adapter-pg'
import { PgBoss } from 'pg-boss'
import { stop, told } from './boot.ts'
import { PrismaClient } from './generated/client.ts'
import { delivery } from './mail/deliver.ts'
import { QUEUE } from './mail/queue.ts'
import { tidy } from './tidy.ts'
import { readWorkerEnv } from './worker-env.ts'

/** Seconds between two looks: for new mails, and for mails whose worker is gone. */
const LOOKS = { mails: 1, lost: 5 }
/** Milliseconds between two looks for what has had its time. */
const TIDY = 60_000
/** Milliseconds that a mail on its way has to arrive when the worker is told to end; then another worker gets it. */
const FAREWELL = 10_000

const say = (line: Record<string, unknown>) =>
  process.stdout.write(`${JSON.stringify({ time: Date.now(), ...line })}\n`)
const env = told(readWorkerEnv)
const db = new PrismaClient({
  adapter: new PrismaPg(
    { connectionString: env.DATABASE_URL, max: 5, connectionTimeoutMillis: 5_000 },
    { onPoolError: ({ message }) => say({ level: 40, msg: 'an idle database connection was lost', message }) },
  ),
  errorFormat: 'minimal',
})
const boss = new PgBoss({
  connectionString: env.DATABASE_URL,
  max: 5,
  schedule: false,
  superviseIntervalSeconds: LOOKS.lost,
  monitorIntervalSeconds: LOOKS.lost,
})
boss.on('error', ({ message }) => say({ level: 40, msg: 'the outbox could not be looked at', message }))

const deliver = delivery(db, env)
const reasonOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : 'unknown')

await boss.start().catch((error: Error) => stop(`The outbox cannot be opened: ${error.message}`))
await boss.work(
  QUEUE,
  { localConcurrency: 4, pollingIntervalSeconds: LOOKS.mails, burstWhenBatchFull: true },
  async (jobs) => {
    for (const job of jobs)
      await deliver(job).catch((error: unknown) => {
        // Nothing of the mail: its error may name the address.
        say({ level: 40, msg: 'a mail could not be sent and is tried again', job: job.id, code: reasonOf(error) })
        throw new Error('not sent')
      })
  },
)

const tidyUp = () =>
  tidy(db).catch((error: unknown) =>
    say({ level: 40, msg: 'what is old could not be taken away', code: reasonOf(error) }),
  )
await tidyUp()
const tidying = setInterval(() => void tidyUp(), TIDY)
say({ level: 30, msg: 'The worker is ready' })

async function end() {
  clearInterval(tidying)
  await boss.stop({ timeout: FAREWELL })
  await db.$disconnect()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
