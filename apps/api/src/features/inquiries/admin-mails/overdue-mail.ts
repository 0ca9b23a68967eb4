import { clockName } from '@energy/contracts/time/company-time'
import { mailBody } from '@energy/server/mail-layout'
import type { Prisma, PrismaClient } from '../../../generated/client.ts'
import { dashboardLink } from '../../../shared/mail/dashboard-link.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import type { Outgoing } from '../../../shared/mail/queue.ts'
import { admittedTo } from '../../../shared/access/people.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { readWorkingTime } from '../../../shared/site/working-time.ts'
import { dueWords, listedFields, MAX_LISTED, moreThan, rowOf } from './mail-rows.ts'

type OverdueMail = Extract<Outgoing, { mail: 'overdue' }>

/** Whether a day is today, and the company has not closed yet. */
async function isStill(db: PrismaClient, day: string, now: Date) {
  const today = (await readWorkingTime(db)).time.dayOf(now)
  return today?.day === day && now < today.closes
}

/** What is overdue: that of an admin first, then that of nobody, then that of others; the longest first. */
async function readOverdue(db: PrismaClient, admin: string, now: Date) {
  const overdue = { state: 'new', dueAt: { lt: now } } satisfies Prisma.InquiryWhereInput
  const groups = [{ assigneeId: admin }, { assigneeId: null }, { assigneeId: { not: admin } }]
  const total = await db.inquiry.count({ where: overdue })
  const listed = []
  for (const group of groups)
    listed.push(
      ...(await db.inquiry.findMany({
        where: { ...overdue, ...group },
        select: listedFields,
        orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
        take: MAX_LISTED - listed.length,
      })),
    )
  return { total, listed }
}

/** Whose work an inquiry is, as the mail to an admin says it. */
function ownerOf({ assignee }: Awaited<ReturnType<typeof readOverdue>>['listed'][number], admin: string) {
  if (!assignee) return 'assigned to nobody'
  return `assigned to ${assignee.id === admin ? 'you' : assignee.username || assignee.email}`
}

/** Notifies an admin of what is overdue on a day; nothing where it is all answered, or where the day is over. */
export const overdueDelivery =
  (db: PrismaClient, env: WorkerEnv, send: Send) =>
  async ({ to, day }: OverdueMail, job: Job) => {
    const now = new Date()
    const admin = await db.user.findUnique({ where: { ...admittedTo('sales'), id: to, mailOverdue: true } })
    if (!admin || !(await isStill(db, day, now))) return false
    const { total, listed } = await readOverdue(db, to, now)
    if (total === 0) return false
    const company = await readCompany(db)
    const subject = total === 1 ? 'A request is overdue' : `${total} requests are overdue`
    const url = dashboardLink(env, '/invoice?view=overdue')
    const content = {
      heading: subject,
      paragraphs: [
        total === 1
          ? 'It waits for an answer.'
          : 'They wait for an answer: yours first, then those of nobody, each the longest first.',
      ],
      list: listed.map((inquiry) => rowOf(inquiry, env, [...dueWords(inquiry, company, now), ownerOf(inquiry, to)])),
      more: moreThan(listed.length, total),
      ...(url && { action: { label: 'Open what is overdue', url } }),
      notes: [{ text: `Times are ${clockName(now, company)}. You choose these mails below the notifications.` }],
    }
    const mail = { subject, ...mailBody(content, company), messageId: messageIdOf(job.id, env) }
    return sendOrGiveUp(send, { to: admin.email, mail }, job)
  }
