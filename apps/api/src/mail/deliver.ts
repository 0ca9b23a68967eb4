import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { createTransport } from 'nodemailer'
import type { PrismaClient } from '../generated/client.ts'
import type { WorkerEnv } from '../worker-env.ts'
import { confirmationMail } from './confirmation.ts'
import { Outgoing } from './queue.ts'
import { messageIdOf, replyMail } from './reply.ts'
import { hashOf, newToken } from './tokens.ts'

// A server that says nothing for so long has lost the mail to the next attempt: milliseconds.
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** A mail server's word that it never takes this mail (RFC 5321, 4.2.1). */
const Refused = Type.Object({ responseCode: Type.Integer({ minimum: 500, maximum: 599 }) })

interface Job {
  id: string
  data: unknown
  retryCount: number
  retryLimit: number
}

/**
 * What hands a mail of the outbox to the mail server, and fails where that does not take it.
 * A mail that is sent again has the `Message-ID` that it had, by which whoever receives it knows it again; its links
 * are new ones, and those of the first work, too. It answers whether there was still a mail to send.
 */
export function delivery(db: PrismaClient, env: WorkerEnv) {
  const transport = createTransport({ url: env.SMTP_URL, ...PATIENCE })

  const send = ({ to, mail }: { to: string; mail: object }) =>
    transport.sendMail({
      ...mail,
      from: env.MAIL_FROM,
      // As parts, so that nothing in an address can be taken for more than one.
      to: { name: '', address: to },
      disableFileAccess: true,
      disableUrlAccess: true,
    })

  async function confirmation(id: string, job: Job) {
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
    const mail = { ...confirmationMail(env, tokens), messageId: messageIdOf(job.id, env) }
    await send({ to: subscriber.email, mail })
    return true
  }

  /** Staff see how far a reply has come, and send it again by hand once nobody else does. */
  async function reply(id: string, { retryCount, retryLimit }: Job) {
    const composed = await replyMail(db, id, env)
    if (!composed) return false
    const mark = (state: 'sent' | 'delayed' | 'failed') =>
      db.workEntry.updateMany({ where: { id }, data: { delivery: state } })
    try {
      await send(composed)
    } catch (error) {
      const isLast = Value.Check(Refused, error) || retryCount >= retryLimit
      await mark(isLast ? 'failed' : 'delayed')
      if (isLast) return false
      throw error
    }
    await mark('sent')
    return true
  }

  return async (job: Job) => {
    const outgoing = Value.Parse(Outgoing, job.data)
    return outgoing.mail === 'reply' ? reply(outgoing.entry, job) : confirmation(outgoing.subscriber, job)
  }
}
