import { clockName } from '@energy/contracts/time/company-time'
import { mailBody } from '@energy/server/mail-layout'
import type { PrismaClient } from '../../../generated/client.ts'
import { dashboardLink } from '../../../shared/mail/dashboard-link.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import type { Outgoing } from '../../../shared/mail/queue.ts'
import { admittedTo } from '../../../shared/access/people.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { dueWords, listedFields, MAX_LISTED, moreThan, rowOf } from './mail-rows.ts'

type AssignedMail = Extract<Outgoing, { mail: 'assigned' }>

/**
 * Notifies an admin of what somebody else has assigned to them, without what is closed, deleted or assigned to another
 * meanwhile.
 */
export const assignedDelivery =
  (db: PrismaClient, env: WorkerEnv, send: Send) =>
  async ({ to, by, inquiries }: AssignedMail, job: Job) => {
    const admin = await db.user.findUnique({
      where: { ...admittedTo('sales'), id: to, mailWhenAssigned: true },
    })
    if (!admin) return false
    const found = await db.inquiry.findMany({
      where: { id: { in: inquiries }, assigneeId: to, state: { not: 'closed' }, email: { not: '' } },
      select: listedFields,
      orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    })
    const [first, second] = found
    if (!first) return false
    const [company, assigner] = await Promise.all([
      readCompany(db),
      by === '' ? null : db.user.findUnique({ where: { id: by } }),
    ])
    const now = new Date()
    const what = second ? `${found.length} requests are` : 'A request is'
    const subject = `${what} assigned to you`
    const url = dashboardLink(env, second ? '/invoice?view=mine' : `/invoice?id=${first.id}`)
    const listed = found.slice(0, MAX_LISTED)
    const content = {
      heading: subject,
      paragraphs: [
        `${assigner?.username || assigner?.email || 'Another admin'} has assigned ${second ? 'them' : 'it'} to you.`,
      ],
      list: listed.map((inquiry) => rowOf(inquiry, env, dueWords(inquiry, company, now))),
      more: moreThan(listed.length, found.length),
      ...(url && { action: { label: second ? 'Open the inbox' : 'Open it', url } }),
      notes: [{ text: `Times are ${clockName(now, company)}. You choose these mails below the notifications.` }],
    }
    const mail = { subject, ...mailBody(content, company), messageId: messageIdOf(job.id, env) }
    // Where the address is wrong, the bell says the same.
    return sendOrGiveUp(send, { to: admin.email, mail }, job)
  }
