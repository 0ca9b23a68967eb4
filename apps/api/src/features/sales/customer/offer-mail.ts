import { formatLongDay } from '@energy/contracts/time/company-time'
import { totalsOf } from '@energy/contracts/sales/totals'
import { mailBody } from '@energy/server/mail-layout'
import type { PrismaClient } from '../../../generated/client.ts'
import { BY_HAND, messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import { refusalNoter } from '../../../shared/mail/refusals.ts'
import { linesOf } from '../../../shared/sales/lines.ts'
import { ownVersion } from '../../../shared/sales/own-offer.ts'
import { adminFields } from '../../../shared/sales/people.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { stateOn } from '../../../shared/sales/offer-state.ts'
import { printedTotal } from './answer.ts'
import { offerLink } from './offer-link.ts'

/** A day is printed as it is in the calendar. */
const CALENDAR = { timeZone: 'UTC', clock: '' }

/** Sends an offer to the customer; nothing where it has been answered, changed or withdrawn meanwhile. */
export const offerDelivery = (db: PrismaClient, env: WorkerEnv, send: Send) => async (id: string, job: Job) => {
  const offer = await db.offer.findUnique({
    where: { id, email: { not: '' } },
    include: {
      versions: { include: { sender: adminFields }, where: ownVersion, orderBy: { version: 'desc' }, take: 2 },
    },
  })
  const [version, before] = offer?.versions ?? []
  if (!offer || !version) return false
  const { today, clock } = await readSales(db)
  const state = stateOn(offer, today)
  if (state !== 'sent' && state !== 'seen') return false
  const company = await readCompany(db)
  const subject = `Your offer ${offer.number}${offer.title ? `: ${offer.title}` : ''}`
  const until = version.validUntil ? formatLongDay(version.validUntil, CALENDAR) : ''
  const isTaxed = totalsOf(linesOf(version.lines)).tax > 0
  const content = {
    heading: offer.title || subject,
    paragraphs: [
      ...(before ? ['This is a new version of our offer. The page shows what has changed.'] : []),
      ...version.intro.split(/\n\s*\n/).filter(Boolean),
      `The total is ${printedTotal(offer)}${isTaxed ? ', tax included' : ''}.${until ? ` The offer is valid until ${until}.` : ''}`,
      'Read it, accept or decline it, or ask us a question:',
    ],
    action: {
      label: 'See the offer',
      url: await offerLink(db, { id, email: offer.email, validUntil: version.validUntil }, { env, clock }),
    },
    notes: [
      { text: 'No sign-in is needed. The link is yours: whoever has it can read the offer and answer it.' },
      ...(version.sender?.username ? [{ text: `Sent by ${version.sender.username}.` }] : []),
    ],
  }
  const mail = {
    subject,
    ...mailBody(content, company),
    ...(company.email && { replyTo: company.email }),
    headers: BY_HAND,
    messageId: messageIdOf(job.id, env),
  }
  return sendOrGiveUp(send, { to: offer.email, mail }, job, refusalNoter(db, { offerId: id }))
}
