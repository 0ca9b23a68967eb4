import { mailBody } from '@energy/server/mail-layout'
import type { FastifyInstance } from 'fastify'
import type { StaffEvent } from '@energy/contracts/texts/company'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { dashboardLink } from '../../shared/mail/dashboard-link.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../shared/mail/mailer.ts'
import type { Outgoing } from '../../shared/mail/queue.ts'
import type { WorkerEnv } from '../../shared/settings/worker-settings.ts'
import { readCompany } from '../../shared/site/company.ts'
import { recipientsOf } from '../../shared/site/recipients.ts'

type StaffMail = Extract<Outgoing, { mail: 'inquiry' }>
type List = StaffMail['list']

const EVENTS: Record<List, StaffEvent> = {
  specialists: 'A request comes in',
  contacts: 'A message comes in',
  bills: 'A bill comes in',
}
const SUBJECTS: Record<List, string> = {
  specialists: 'A request has come in',
  contacts: 'A message has come in',
  bills: 'A bill has come in',
}

/**
 * A function for the calls that store what people send. It resolves with one that adds the mails to staff in the
 * transaction of the inquiry, or with undefined where nobody wants any.
 */
export function staffMails(app: FastifyInstance, list: List) {
  const recipients = recipientsOf(app)
  return async () => {
    const addresses = await recipients(EVENTS[list])
    if (addresses.length === 0) return undefined
    const send = await app.outbox()
    return async (tx: Prisma.TransactionClient, inquiry: string) => {
      for (const to of addresses) await send(tx, { mail: 'inquiry', list, inquiry, to })
    }
  }
}

/** Sends one of staff the mail about what has come in, unless it is deleted meanwhile. */
export const staffDelivery = (db: PrismaClient, env: WorkerEnv, send: Send) => async (job: StaffMail, current: Job) => {
  const found = await db.inquiry.findUnique({ where: { id: job.inquiry } })
  if (!found?.email) return false
  const { list, to } = job
  const subject = SUBJECTS[list]
  const path = list === 'specialists' ? `?id=${job.inquiry}` : `?view=messages&id=${job.inquiry}`
  const url = dashboardLink(env, `/invoice${path}`)
  const content = {
    heading: subject,
    paragraphs: [`From ${found.name || found.email}, ${found.email}`, found.comment].filter(Boolean),
    ...(url && { action: { label: 'Open it', url } }),
  }
  const mail = { subject, ...mailBody(content, await readCompany(db)), messageId: messageIdOf(current.id, env) }
  // Where the address is wrong, the inquiry is in the dashboard all the same.
  return sendOrGiveUp(send, { to, mail }, current)
}
