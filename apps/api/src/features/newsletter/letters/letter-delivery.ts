import type { LetterOutcome, PrismaClient } from '../../../generated/client.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import type { Outgoing } from '../../../shared/mail/queue.ts'
import { refusalOf } from '../../../shared/mail/refusal.ts'
import { admittedTo } from '../../../shared/access/people.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { unsubscribeHeaders } from '../unsubscribe-links.ts'
import { letterMail } from './letter-mail.ts'
import { letterToken } from './letter-token.ts'

/**
 * Sends a mail of a letter and records its outcome; nothing where it has one already, or where its subscriber has
 * unsubscribed or was refused meanwhile. An address that is refused for good gets no further letter.
 */
export function letterDelivery(db: PrismaClient, env: WorkerEnv, send: Send) {
  const record = (id: string, outcome: LetterOutcome) =>
    db.letterMail.updateMany({ where: { id, outcome: null }, data: { outcome } })

  return async ({ id, retryCount, retryLimit }: Job) => {
    const found = await db.letterMail.findUnique({ where: { id }, include: { letter: true, subscriber: true } })
    if (!found || found.outcome) return false
    const { letter, subscriber } = found
    if (!subscriber || subscriber.refusedAt) {
      await record(id, 'left')
      return false
    }
    const token = await letterToken(db, id, letter.startedAt ?? letter.createdAt)
    const { mail, company } = await letterMail(db, letter, token, env)
    try {
      await send({
        to: subscriber.email,
        mail: {
          ...mail,
          ...(company.email && { replyTo: company.email }),
          headers: unsubscribeHeaders(token, env),
          messageId: messageIdOf(id, env),
        },
      })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) {
        await db.$transaction([
          ...(refusal.isOfAddress
            ? [
                db.subscriber.updateMany({
                  where: { id: subscriber.id },
                  data: { refusedAt: new Date(), refusal: refusal.words },
                }),
              ]
            : []),
          record(id, 'refused'),
        ])
        return false
      }
      if (retryCount < retryLimit) throw error
      await record(id, 'failed')
      return false
    }
    await record(id, 'sent')
    return true
  }
}

/** Sends a letter to the person of staff who tries it out. Its link unsubscribes nobody. */
export const letterTestDelivery =
  (db: PrismaClient, env: WorkerEnv, send: Send) =>
  async ({ letter: id, to }: Extract<Outgoing, { mail: 'letter-test' }>, job: Job) => {
    const [letter, person] = await Promise.all([
      db.letter.findUnique({ where: { id } }),
      db.user.findUnique({ where: { ...admittedTo('sales'), id: to } }),
    ])
    if (!letter || !person) return false
    const token = await letterToken(db, id, letter.createdAt)
    const { mail } = await letterMail(db, letter, token, env)
    const test = {
      ...mail,
      subject: `[Test] ${mail.subject}`,
      headers: unsubscribeHeaders(token, env),
      messageId: messageIdOf(job.id, env),
    }
    return sendOrGiveUp(send, { to: person.email, mail: test }, job)
  }
