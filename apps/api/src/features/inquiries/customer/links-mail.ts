import { formatLongDay, formatMoment } from '@energy/contracts/time/company-time'
import { LINK_DAYS } from '@energy/contracts/inquiries/requests'
import { mailBody } from '@energy/server/mail-layout'
import type { PrismaClient } from '../../../generated/client.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { numberOf } from '../inbox.ts'
import { requestLink } from './request-link.ts'

/** The inquiries that one mail links to; the newest. */
const MAX_LINKS = 10

/** Sends new links to the inquiries of an address; nothing where there are none. */
export const linksDelivery = (db: PrismaClient, env: WorkerEnv, send: Send) => async (email: string, job: Job) => {
  const found = await db.inquiry.findMany({
    where: { email },
    select: { id: true, number: true, createdAt: true },
    orderBy: { id: 'desc' },
    take: MAX_LINKS,
  })
  if (found.length === 0) return false
  const company = await readCompany(db)
  const links = await Promise.all(
    found.map(async (inquiry) => ({
      inquiry,
      ...(await requestLink(db, inquiry.id, env)),
    })),
  )
  const content = {
    heading: 'Your requests',
    paragraphs: [
      `Here is how you see what you asked us. No sign-in is needed; the links are yours alone and work for ${LINK_DAYS} days, until ${formatLongDay(links[0]?.until ?? new Date(), company)}.`,
    ],
    notes: links.map(({ inquiry, url }) => ({
      text: `Sent ${formatMoment(inquiry.createdAt, company)}:`,
      link: { label: `Your request ${numberOf(inquiry.createdAt, inquiry.number)}`, url },
    })),
    decline: {
      text: 'You get this mail because somebody asked for it with this address on our site. If it was not you, you can leave it.',
    },
  }
  const mail = { subject: 'Your requests', ...mailBody(content, company), messageId: messageIdOf(job.id, env) }
  return sendOrGiveUp(send, { to: email, mail }, job)
}
