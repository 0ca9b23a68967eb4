import { Value } from '@sinclair/typebox/value'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import type { Job } from '../../shared/mail/mailer.ts'
import { PrivateAddress, type AddressRules } from '../../shared/webhooks/addresses.ts'
import { WebhookJob, WEBHOOKS_QUEUE } from '../../shared/webhooks/emit.ts'
import { NotSent, post } from '../../shared/webhooks/post.ts'
import { signatureHeaders } from '../../shared/webhooks/signature.ts'

type Delivery = Prisma.WebhookDeliveryGetPayload<{ include: { webhook: true } }>

/** The body that is signed and sent: the same at each attempt. */
const bodyOf = ({ event, createdAt, data }: Delivery) =>
  JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data })

/** Receivers stop for good with this status (Standard Webhooks). */
const GONE = 410

/** Sends a delivery once. @returns the status and why it failed; "" where it did not */
async function attempt(delivery: Delivery, rules: AddressRules) {
  const { id, webhook } = delivery
  const [at, body] = [new Date(), bodyOf(delivery)]
  const former = webhook.formerSecret && webhook.formerUntil && webhook.formerUntil > at ? [webhook.formerSecret] : []
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Webhooks',
    ...signatureHeaders([webhook.secret, ...former], { id, at, body }),
  }
  try {
    const { status, isAccepted, answer } = await post(new URL(webhook.url), { headers, body }, rules)
    const isRedirect = status >= 300 && status < 400
    return {
      status,
      isAccepted,
      error: isRedirect ? 'The host answered with a redirect, which is not followed.' : answer,
    }
  } catch (error) {
    if (!(error instanceof NotSent || error instanceof PrivateAddress)) throw error
    return { status: null, isAccepted: false, error: error.message }
  }
}

/**
 * Sends the delivery of a job, and records what came of it. The outbox tries it again where this fails.
 * @returns whether it was sent
 */
export const webhookDelivery =
  (db: PrismaClient, rules: AddressRules) =>
  async ({ data, retryCount, retryLimit }: Job) => {
    const { delivery: id } = Value.Parse(WebhookJob, data)
    const delivery = await db.webhookDelivery.findUnique({ where: { id }, include: { webhook: true } })
    // Deleted, or sent by a worker that died before it could say so.
    if (!delivery || delivery.state === 'sent') return false
    if (!delivery.webhook.active) {
      await db.webhookDelivery.updateMany({ where: { id }, data: { state: 'failed', error: 'The webhook was off.' } })
      return false
    }
    const { status, isAccepted, error } = await attempt(delivery, rules)
    const isLast = status === GONE || retryCount >= retryLimit
    const state = isAccepted ? 'sent' : isLast ? 'failed' : 'delayed'
    await db.webhookDelivery.updateMany({
      where: { id },
      data: { state, status, error, attempts: { increment: 1 }, attemptedAt: new Date() },
    })
    if (status === GONE) await db.webhook.updateMany({ where: { id: delivery.webhookId }, data: { active: false } })
    if (state === 'delayed') throw new NotSent(error)
    return isAccepted
  }

/** Marks deliveries as failed that no job will send: one is given up whose worker died at the last attempt. */
export const failLostDeliveries = (db: PrismaClient) =>
  db.$executeRaw`
    UPDATE webhook_deliveries SET state = 'failed'
    WHERE state IN ('waiting', 'delayed') AND NOT EXISTS (
      SELECT FROM pgboss.job
      WHERE name = ${WEBHOOKS_QUEUE} AND job.id = webhook_deliveries.id AND job.state < 'completed'
    )`
