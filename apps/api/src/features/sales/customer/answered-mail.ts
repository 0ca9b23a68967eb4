import { DECLINE_REASONS, DeclineReason } from '@energy/contracts/sales/offer-states'
import { mailBody } from '@energy/server/mail-layout'
import { Value } from '@sinclair/typebox/value'
import type { FastifyInstance } from 'fastify'
import type { Offer, Prisma, PrismaClient } from '../../../generated/client.ts'
import { dashboardLink } from '../../../shared/mail/dashboard-link.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import type { Outgoing } from '../../../shared/mail/queue.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { recipientsOf } from '../../../shared/site/recipients.ts'
import { printedTotal } from './answer.ts'

type AnsweredMail = Extract<Outgoing, { mail: 'answered' }>

const EVENTS = { accepted: 'An offer is accepted', declined: 'An offer is declined' } as const
type Answer = keyof typeof EVENTS

/**
 * A function for the calls by which customers answer an offer. It resolves with one that adds the mails to staff in the
 * transaction of the answer; nothing where nobody wants any.
 */
export function answeredMails(app: FastifyInstance) {
  const recipients = recipientsOf(app)
  return async (answer: Answer) => {
    const addresses = await recipients(EVENTS[answer])
    if (addresses.length === 0) return async () => {}
    const send = await app.outbox()
    return async (tx: Prisma.TransactionClient, offer: string) => {
      for (const to of addresses) await send(tx, { mail: 'answered', offer, to })
    }
  }
}

/** What an offer was answered with, in sentences. */
function answerOf(offer: Offer) {
  if (offer.state === 'accepted') return [`${offer.acceptedBy} has accepted it.`]
  const reason = Value.Check(DeclineReason, offer.reason) ? `${DECLINE_REASONS[offer.reason]}.` : ''
  return [reason, offer.reasonNote].filter(Boolean)
}

/** Notifies one of staff how a customer has answered an offer; nothing where it has changed or was erased meanwhile. */
export const answeredDelivery =
  (db: PrismaClient, env: WorkerEnv, send: Send) =>
  async ({ offer: id, to }: AnsweredMail, job: Job) => {
    const offer = await db.offer.findUnique({ where: { id, email: { not: '' } } })
    if (offer?.state !== 'accepted' && offer?.state !== 'declined') return false
    const subject = `Offer ${offer.number} was ${offer.state}: ${printedTotal(offer)}`
    const url = dashboardLink(env, `/offers/${id}`)
    const content = {
      heading: subject,
      paragraphs: [
        `${offer.title || 'The offer'}, for ${offer.businessName || offer.name}, ${offer.email}`,
        ...answerOf(offer),
      ],
      ...(url && { action: { label: 'Open it', url } }),
    }
    const mail = { subject, ...mailBody(content, await readCompany(db)), messageId: messageIdOf(job.id, env) }
    // Where the address is wrong, the bell says the same.
    return sendOrGiveUp(send, { to, mail }, job)
  }
