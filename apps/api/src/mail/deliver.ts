import { Value } from '@sinclair/typebox/value'
import { createTransport } from 'nodemailer'
import type { PrismaClient } from '../generated/client.ts'
import type { WorkerEnv } from '../worker-env.ts'
import { confirmationMail } from './confirmation.ts'
import { Outgoing } from './queue.ts'
import { hashOf, newToken } from './tokens.ts'

// A server that says nothing for so long has lost the mail to the next attempt: milliseconds.
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * What hands a mail of the outbox to the mail server, and fails where that does not take it.
 * A mail that is sent again has the `Message-ID` that it had, by which whoever receives it knows it again; its links
 * are new ones, and those of the first work, too. It answers whether there was still a mail to send.
 */
export function delivery(db: PrismaClient, env: WorkerEnv) {
  const transport = createTransport({ url: env.SMTP_URL, ...PATIENCE })
  const { hostname } = new URL(env.SITE_URL)

  return async (job: { id: string; data: unknown }) => {
    const { subscriber: id } = Value.Parse(Outgoing, job.data)
    const subscriber = await db.subscriber.findUnique({ where: { id } })
    // Gone or confirmed since it was asked for.
    if (!subscriber || subscriber.confirmedAt) return false
    const tokens = { confirm: newToken(), unsubscribe: newToken() }
    await db.subscriberToken.createMany({
      data: [
        { subscriberId: id, hash: hashOf(tokens.confirm), purpose: 'confirm' },
        { subscriberId: id, hash: hashOf(tokens.unsubscribe), purpose: 'unsubscribe' },
      ],
    })
    await transport.sendMail({
      ...confirmationMail(env, tokens),
      from: env.MAIL_FROM,
      // As parts, so that nothing in an address can be taken for more than one.
      to: { name: '', address: subscriber.email },
      messageId: `<${job.id}@${hostname}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return true
  }
}
