import { mailBody } from '@energy/server/mail-layout'
import type { Disk } from 'flydrive'
import { formatLongDay } from '@energy/contracts/time/company-time'
import type { PrismaClient } from '../../generated/client.ts'
import { BY_HAND, messageIdOf, warnGivenUp, type Job, type Send } from '../../shared/mail/mailer.ts'
import { QUEUE } from '../../shared/mail/queue.ts'
import { refusalOf } from '../../shared/mail/refusal.ts'
import { requestLink } from './customer/request-link.ts'
import { numberOf } from './inbox.ts'
import { replyFiles } from './reply-files-mail.ts'
import { readCompany } from '../../shared/site/company.ts'
import type { WorkerEnv } from '../../shared/settings/worker-settings.ts'

/** What a mail is made of. */
interface Mailing {
  db: PrismaClient
  env: WorkerEnv
  /** Opens the storage of files. */
  storage: () => Promise<Disk>
}

/** A reply of staff as a mail with its recipient; undefined where it is sent already, or its inquiry is deleted. */
async function replyMail({ db, env, storage }: Mailing, id: string) {
  const entry = await db.timelineEntry.findUnique({
    where: { id },
    include: { inquiry: { select: { email: true, number: true, createdAt: true } } },
  })
  if (!entry?.inquiry.email || entry.delivery === 'sent') return undefined
  const { inquiryId, inquiry, subject } = entry
  const before = await db.timelineEntry.findMany({
    where: { inquiryId, what: 'reply', delivery: 'sent', id: { lt: id } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  const company = await readCompany(db)
  const references = before.map((reply) => messageIdOf(reply.id, env))
  const { url, until } = await requestLink(db, inquiryId, env)
  const { note, attachments } = await replyFiles(db, storage, id)
  const notes = [
    ...(note ? [{ text: note }] : []),
    {
      text: `All that was written, and a form to write back, until ${formatLongDay(until, company)}:`,
      link: { label: `Your request ${numberOf(inquiry.createdAt, inquiry.number)}`, url },
    },
  ]
  return {
    to: inquiry.email,
    mail: {
      subject,
      ...mailBody({ heading: subject, paragraphs: entry.text.split(/\n\s*\n/), notes }, company),
      ...(company.email && { replyTo: company.email }),
      ...(attachments && { attachments }),
      headers: BY_HAND,
      messageId: messageIdOf(id, env),
      references,
      ...(references.length > 0 && { inReplyTo: references.at(-1) }),
    },
  }
}

/** Sends a reply and records its delivery. Staff can send a failed one again. */
export const replyDelivery = (mailing: Mailing, send: Send) => async (id: string, job: Job) => {
  const mark = (state: 'sent' | 'delayed' | 'failed') =>
    mailing.db.timelineEntry.updateMany({ where: { id }, data: { delivery: state } })
  try {
    const composed = await replyMail(mailing, id)
    if (!composed) return false
    await send(composed)
  } catch (error) {
    const isLast = refusalOf(error) !== undefined || job.retryCount >= job.retryLimit
    await mark(isLast ? 'failed' : 'delayed')
    if (!isLast) throw error
    warnGivenUp(job, error)
    return false
  }
  await mark('sent')
  return true
}

/**
 * Marks replies as failed that no job will send: the outbox deletes a job after three weeks, and gives one up whose worker
 * died at the last retry. Staff can send them again.
 */
export const failLostReplies = (db: PrismaClient) =>
  db.$executeRaw`
    UPDATE timeline_entries SET delivery = 'failed'
    WHERE delivery IN ('waiting', 'delayed') AND NOT EXISTS (
      SELECT FROM pgboss.job WHERE name = ${QUEUE} AND state < 'completed' AND data ->> 'entry' = timeline_entries.id::text
    )`
