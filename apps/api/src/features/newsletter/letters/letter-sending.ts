import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { insertJob, QUEUE } from '../../../shared/mail/queue.ts'

/** Seconds of the pace for which mails have jobs ahead of their time. */
const AHEAD = 5
/** The most jobs that one statement adds. */
const MAX_BATCH = 500
/** A mail is tried again at most every ten minutes, and so for two days. */
const RETRIES = 300
/** Milliseconds that the INSERT of all mails of a letter has. */
export const START_TIMEOUT = 60_000

/** Who gets a letter. */
export const reachable = { confirmedAt: { not: null }, refusedAt: null } as const

/**
 * Begins to send a letter to everybody who is confirmed at this moment.
 * @returns whether it was a draft or scheduled
 */
export async function startLetter(tx: Prisma.TransactionClient, id: string) {
  const { count } = await tx.letter.updateMany({
    where: { id, state: { in: ['draft', 'scheduled'] } },
    data: { state: 'sending', startedAt: new Date(), sendAt: null, version: { increment: 1 } },
  })
  if (count === 0) return false
  // Locked, so that nobody who unsubscribes at this moment is in the way.
  await tx.$executeRaw`
    INSERT INTO letter_mails ("letterId", "subscriberId")
    SELECT ${id}::uuid, id FROM subscribers WHERE "confirmedAt" IS NOT NULL AND "refusedAt" IS NULL
    ORDER BY id FOR KEY SHARE ON CONFLICT DO NOTHING`
  return true
}

const Underway = Type.Tuple([Type.Object({ isUnderway: Type.Boolean() })])

/** Whether a letter is being sent, or its time has come: nearly always none, and this is one statement. */
export async function isLetterUnderway(db: PrismaClient) {
  const [{ isUnderway }] = Value.Parse(
    Underway,
    await db.$queryRaw`
      SELECT EXISTS (
        SELECT FROM letters WHERE state = 'sending' OR (state = 'scheduled' AND "sendAt" <= now())
      ) AS "isUnderway"`,
  )
  return isUnderway
}

const Due = Type.Array(Type.Object({ id: Type.String(), editorId: Type.Union([Type.String(), Type.Null()]) }))

/** Starts the letters whose time has come; several workers may do so at once. */
export async function startDueLetters(db: PrismaClient) {
  const startNext = () =>
    db.$transaction(
      async (tx) => {
        const [due] = Value.Parse(
          Due,
          await tx.$queryRaw`
            SELECT id::text, "editorId"::text FROM letters WHERE state = 'scheduled' AND "sendAt" <= now()
            ORDER BY "sendAt" LIMIT 1 FOR UPDATE SKIP LOCKED`,
        )
        if (!due) return false
        await startLetter(tx, due.id)
        await tx.audit.create({ data: { who: due.editorId ?? '', what: 'send by schedule', record: due.id } })
        return true
      },
      { timeout: START_TIMEOUT },
    )
  while (await startNext());
}

/**
 * Gives the next mails of the letter that was begun first their jobs. Each mail has its place in the pace, some seconds
 * ahead, so that the pace holds with any number of workers and across their ends. While the mail server accepts nothing,
 * at most the mails of a minute wait in the outbox; other mails are sent before them.
 */
export const queueLetterMails = (db: PrismaClient, perMinute: number) =>
  db.$transaction(async (tx) => {
    // One worker at a time: the next mails follow the last one.
    const [lock] = Value.Parse(
      Type.Tuple([Type.Object({ isMine: Type.Boolean() })]),
      await tx.$queryRaw`SELECT pg_try_advisory_xact_lock(hashtext('letters')) AS "isMine"`,
    )
    if (!lock.isMine) return 0
    const gap = Prisma.sql`make_interval(secs => ${60 / perMinute}::float8)`
    return tx.$executeRaw`
      WITH waiting AS (
        SELECT count(*) AS count FROM letters JOIN letter_mails ON "letterId" = letters.id
        WHERE state = 'sending' AND outcome IS NULL AND "dueAt" IS NOT NULL
      ), next AS (
        SELECT letter_mails.id FROM letters JOIN letter_mails ON "letterId" = letters.id
        WHERE state = 'sending' AND outcome IS NULL AND "dueAt" IS NULL
        ORDER BY "startedAt", "letterId", letter_mails.id
        LIMIT (SELECT least(greatest(${perMinute}::int - count, 0), ${MAX_BATCH}::int) FROM waiting)
      ), paced AS (
        SELECT id, greatest((SELECT max("dueAt") FROM letter_mails) + ${gap}, now())
          + ${gap} * (row_number() OVER () - 1) AS at
        FROM next
      ), queued AS (
        UPDATE letter_mails SET "dueAt" = paced.at FROM paced
        WHERE letter_mails.id = paced.id AND paced.at <= now() + make_interval(secs => ${AHEAD}::int)
        RETURNING letter_mails.id, "dueAt"
      ) ${insertJob(Prisma.sql`jsonb_build_object('mail', 'letter')`, Prisma.sql`queued`, {
        id: Prisma.sql`queued.id`,
        delay: Prisma.sql`extract(epoch FROM "dueAt" - now())::float8`,
        priority: -1,
        retries: RETRIES,
      })}`
  })

/** Marks the letters as sent of which no mail waits, and stores how their mails have ended. */
export const finishLetters = (db: PrismaClient) => db.$executeRaw`
  UPDATE letters SET state = 'sent', "finishedAt" = now(), outcomes = (
    SELECT coalesce(jsonb_object_agg(outcome, count), '{}')
    FROM (SELECT outcome, count(*) FROM letter_mails WHERE "letterId" = letters.id GROUP BY outcome) AS counted
  )
  WHERE state = 'sending'
    AND NOT EXISTS (SELECT FROM letter_mails WHERE "letterId" = letters.id AND outcome IS NULL)`

/** Marks mails as failed that no job will send: the last worker died at the last retry. */
export const failLostLetterMails = (db: PrismaClient) => db.$executeRaw`
  UPDATE letter_mails SET outcome = 'failed'
  FROM letters WHERE letters.id = "letterId" AND state = 'sending' AND outcome IS NULL AND "dueAt" IS NOT NULL
    AND NOT EXISTS (
      SELECT FROM pgboss.job WHERE name = ${QUEUE} AND job.id = letter_mails.id AND job.state < 'completed'
    )`
