import { DeliveryState, type Webhook, type WebhookDelivery } from '@energy/contracts/webhooks/webhooks'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Prisma, PrismaClient, WebhookDelivery as Row } from '../../generated/client.ts'
import { WEBHOOKS_QUEUE } from '../../shared/webhooks/emit.ts'

/** What an answer needs of a webhook; never the secrets. */
export const webhookFields = {
  omit: { secret: true, formerSecret: true },
  include: { deliveries: { orderBy: { id: 'desc' }, take: 1, select: { state: true, createdAt: true } } },
} as const

const stateOf = (state: string) => Value.Parse(DeliveryState, state)
const timeOf = (time: Date | null | undefined) => time?.toISOString() ?? null

export function webhookAnswer(row: Prisma.WebhookGetPayload<typeof webhookFields>): Webhook {
  const { id: _id, url, description, events, active, createdAt, formerUntil, deliveries } = row
  const [last] = deliveries
  return {
    _id,
    url,
    description,
    events,
    active,
    createdAt: createdAt.toISOString(),
    formerUntil: formerUntil && formerUntil > new Date() ? formerUntil.toISOString() : null,
    last: last ? { state: stateOf(last.state), createdAt: last.createdAt.toISOString() } : null,
  }
}

const Data = Type.Object({ id: Type.String(), kind: Type.String() })
const Waiting = Type.Array(Type.Object({ id: Type.String(), at: Type.Date() }))

/** A page of deliveries, with the times of their next attempts. */
export async function deliveryAnswers(db: PrismaClient, rows: readonly Row[]): Promise<WebhookDelivery[]> {
  const ids = rows.flatMap(({ id, state }) => (state === 'waiting' || state === 'delayed' ? [id] : []))
  const waiting = ids.length
    ? Value.Parse(
        Waiting,
        await db.$queryRaw`
          SELECT id::text, start_after AS at FROM pgboss.job
          WHERE name = ${WEBHOOKS_QUEUE} AND id = ANY (${ids}::uuid[]) AND state < 'active'`,
      )
    : []
  const next = new Map(waiting.map(({ id, at }) => [id, at]))
  return rows.map(({ id, event, data, state, attempts, status, error, createdAt, attemptedAt }) => ({
    _id: id,
    event,
    data: Value.Parse(Data, data),
    state: stateOf(state),
    attempts,
    status,
    error,
    createdAt: createdAt.toISOString(),
    attemptedAt: timeOf(attemptedAt),
    nextAttemptAt: timeOf(next.get(id)),
  }))
}
