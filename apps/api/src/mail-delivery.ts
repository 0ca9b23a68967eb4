import { Value } from '@sinclair/typebox/value'
import { replyDelivery } from './features/inquiries/reply-mail.ts'
import { confirmationDelivery } from './features/newsletter/confirmation-mail.ts'
import type { PrismaClient } from './generated/client.ts'
import { mailer, type Job } from './shared/mail/mailer.ts'
import { Outgoing } from './shared/mail/queue.ts'
import type { WorkerEnv } from './shared/settings/worker-settings.ts'

/**
 * Sends a job of the outbox; fails where the mail server does not accept the mail. A mail that is sent again has the same
 * `Message-ID`, and new links; the old links work, too.
 * @returns a function that resolves with whether there still was a mail to send
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
