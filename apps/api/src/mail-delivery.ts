import { Value } from '@sinclair/typebox/value'
import { replyDelivery } from './features/inquiries/reply-mail.ts'
import { confirmationDelivery } from './features/newsletter/confirmation-mail.ts'
import type { PrismaClient } from './generated/client.ts'
import { mailer, type Job } from './shared/mail/mailer.ts'
import { Outgoing } from './shared/mail/queue.ts'
import type { WorkerEnv } from './shared/settings/worker-settings.ts'

/**
 * What hands a mail of the outbox to the mail server, and fails where that does not take it.
 * A mail that is sent again has the `Message-ID` that it had, by which whoever receives it knows it again; its links
 * are new ones, and those of the first work, too. It answers whether there was still a mail to send.
 */
export function delivery(db: PrismaClient, env: WorkerEnv) {
  const send = mailer(env)
  const confirmation = confirmationDelivery(db, env, send)
  const reply = replyDelivery(db, env, send)
  return async (job: Job) => {
    const outgoing = Value.Parse(Outgoing, job.data)
    return outgoing.mail === 'reply' ? reply(outgoing.entry, job) : confirmation(outgoing.subscriber, job)
  }
}
