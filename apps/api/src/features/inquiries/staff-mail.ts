import { hourOf } from '@energy/contracts/bookings/slots'
import { clockName, formatWeekDay } from '@energy/contracts/time/company-time'
import type { Company } from '@energy/contracts/site/site-pages'
import { mailBody } from '@energy/server/mail-layout'
import type { Booking, PrismaClient } from '../../generated/client.ts'
import type { StaffMail } from '../../shared/inquiries/staff-mails.ts'
import { dashboardLink } from '../../shared/mail/dashboard-link.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../shared/mail/mailer.ts'
import type { WorkerEnv } from '../../shared/settings/worker-settings.ts'
import { readCompany } from '../../shared/site/company.ts'

const SUBJECTS: Record<StaffMail['list'], string> = {
  specialists: 'A request has come in',
  contacts: 'A message has come in',
  bills: 'A bill has come in',
}

const CALL_SUBJECTS = { moved: 'A booked call is moved', cancelled: 'A booked call is cancelled' }

/** When staff are to ring, or no longer are. */
function callWords({ startsAt, cancelledAt }: Booking, company: Company) {
  const { from, to } = hourOf(startsAt, company)
  const hour = `${formatWeekDay(startsAt, company)}, ${from} to ${to}, ${clockName(startsAt, company)}.`
  return cancelledAt ? `This call is cancelled: ${hour}` : `A call is booked: ${hour}`
}

/** Sends one of staff the mail about what has come in, unless it is deleted meanwhile. */
export const staffDelivery = (db: PrismaClient, env: WorkerEnv, send: Send) => async (job: StaffMail, current: Job) => {
  const found = await db.inquiry.findUnique({
    where: { id: job.inquiry },
    include: { bookings: { orderBy: { id: 'desc' }, take: 1 } },
  })
  if (!found?.email) return false
  const company = await readCompany(db)
  const { list, to, call } = job
  const subject = call ? CALL_SUBJECTS[call] : SUBJECTS[list]
  const path = list === 'specialists' ? `?id=${job.inquiry}` : `?view=messages&id=${job.inquiry}`
  const url = dashboardLink(env, `/invoice${path}`)
  const content = {
    heading: subject,
    paragraphs: [
      `From ${found.name || found.email}, ${found.email}`,
      ...found.bookings.map((booking) => callWords(booking, company)),
      found.comment,
    ].filter(Boolean),
    ...(url && { action: { label: 'Open it', url } }),
  }
  const mail = { subject, ...mailBody(content, company), messageId: messageIdOf(current.id, env) }
  // Where the address is wrong, the inquiry is in the dashboard all the same.
  return sendOrGiveUp(send, { to, mail }, current)
}
