import { COMPANY } from '@energy/contracts/company'
import { mailBody } from '@energy/server/mail-layout'
import type { PrismaClient } from '../../generated/client.ts'
import { isRejected, messageIdOf, type Job, type Send } from '../../shared/mail/mailer.ts'
import { QUEUE } from '../../shared/mail/queue.ts'
import type { WorkerEnv } from '../../shared/settings/worker-settings.ts'

const withEmail = { select: { email: true } } as const

/** A reply of staff as a mail with its recipient; undefined where it is sent already, or its inquiry is deleted. */
async function replyMail(db: PrismaClient, id: string, env: WorkerEnv) {
  const entry = await db.timelineEntry.findUnique({
    where: { id },
    include: { specialist: withEmail, contact: withEmail },
  })
  const to = (entry?.specialist ?? entry?.contact)?.email
  if (!entry || !to || entry.delivery === 'sent') return undefined
  const { specialistId, contactId, subject } = entry
  const before = await db.timelineEntry.findMany({
    where: { specialistId, contactId, what: 'reply', delivery: 'sent', id: { lt: id } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const references = before.map((reply) => messageIdOf(reply.id, env))
  return {
    to,
    mail: {
      subject,
      ...mailBody({ heading: subject, paragraphs: entry.text.split(/\n\s*\n/) }),
      replyTo: COMPANY.email,
      messageId: messageIdOf(id, env),
      references,
      ...(references.length > 0 && { inReplyTo: references.at(-1) }),
    },
  }
}

/** Sends a reply and records its delivery. Staff can send a failed one again. */
export const replyDelivery =
  (db: PrismaClient, env: WorkerEnv, send: Send) =>
  async (id: string, { retryCount, retryLimit }: Job) => {
    const composed = await replyMail(db, id, env)
    if (!composed) return false
    const mark = (state: 'sent' | 'delayed' | 'failed') =>
      db.timelineEntry.updateMany({ where: { id }, data: { delivery: state } })
    try {
      await send(composed)
    } catch (error) {
      const isLast = isRejected(error) || retryCount >= retryLimit
      await mark(isLast ? 'failed' : 'delayed')
      if (isLast) return false
      throw error
    }
    await mark('sent')
    return true
  }

/**
 * Marks replies as failed that no job will send: the outbox deletes a job after two weeks, and gives one up whose worker
 * died at the last retry. Staff can send them again.
 */
export const failLostReplies = (db: PrismaClient) =>
  db.$executeRaw`
    UPDATE work_entries SET delivery = 'failed'
    WHERE delivery IN ('waiting', 'delayed') AND NOT EXISTS (
      SELECT FROM pgboss.job WHERE name = ${QUEUE} AND state < 'completed' AND data ->> 'entry' = work_entries.id::text
    )`
