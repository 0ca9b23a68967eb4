import type { Company } from '@energy/contracts/site/site-pages'
import { mailBody } from '@energy/server/mail-layout'
import type { PrismaClient } from '../../generated/client.ts'
import { readCompany } from '../../shared/site/company.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../shared/mail/mailer.ts'
import type { WorkerEnv } from '../../shared/settings/worker-settings.ts'
import { siteUrl } from '../../shared/site/site-url.ts'
import { unsubscribeHeaders, unsubscribePage } from './unsubscribe-links.ts'
import { hashOf, newToken } from '../../shared/access/tokens.ts'

/** The mail that asks to confirm a subscription. No user input is in its headers. */
function confirmationMail(env: WorkerEnv, tokens: { confirm: string; unsubscribe: string }, company: Company) {
  return {
    subject: `Confirm your address for the ${company.name} newsletter`,
    ...mailBody(
      {
        heading: 'Confirm your e-mail address',
        paragraphs: [
          `Somebody, we hope you, asked for the newsletter of ${company.name} at this address.`,
          'You get it once you have confirmed that. If it was not you, do nothing: no newsletter will come.',
        ],
        action: { label: 'Confirm the address', url: siteUrl(`/newsletter/confirm?token=${tokens.confirm}`, env) },
        decline: {
          text: 'Never again?',
          link: { label: 'Unsubscribe', url: unsubscribePage(tokens.unsubscribe, env) },
        },
      },
      company,
    ),
    headers: unsubscribeHeaders(tokens.unsubscribe, env),
  }
}

/** Sends a subscriber that mail, unless they have unsubscribed or confirmed meanwhile. */
export const confirmationDelivery = (db: PrismaClient, env: WorkerEnv, send: Send) => async (id: string, job: Job) => {
  const subscriber = await db.subscriber.findUnique({ where: { id } })
  if (!subscriber || (subscriber.confirmedAt && !subscriber.refusedAt)) return false
  const tokens = { confirm: newToken(), unsubscribe: newToken() }
  await db.subscriberToken.createMany({
    data: [
      { subscriberId: id, hash: hashOf(tokens.confirm), purpose: 'confirm' },
      { subscriberId: id, hash: hashOf(tokens.unsubscribe), purpose: 'unsubscribe' },
    ],
  })
  const mail = { ...confirmationMail(env, tokens, await readCompany(db)), messageId: messageIdOf(job.id, env) }
  return sendOrGiveUp(send, { to: subscriber.email, mail }, job)
}
