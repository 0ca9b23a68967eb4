import { DeliveryState, type Webhook, type WebhookDelivery } from '@energy/contracts/webhooks/webhooks'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Prisma, PrismaClient, WebhookDelivery as Row } from '../../generated/client.ts'
import { WEBHOOKS_QUEUE } from '../../shared/webhooks/emit.ts'

/** What an answer needs of a webhook; never the secrets. */
export const webhookFields = { omit: { secret: true, formerSecret: true } } as const

const stateOf = (state: string) => Value.Parse(DeliveryState, state)
const timeOf = (time: Date | null | undefined) => time?.toISOString() ?? null

const LastDeliveries = Type.Array(Type.Object({ id: Type.String(), state: DeliveryState, at: Type.Date() }))

/** Webhooks with their last deliveries. Prisma would read all deliveries of several webhooks to answer the last ones. */
export async function webhookAnswers(
  db: PrismaClient,
  rows: readonly Prisma.WebhookGetPayload<typeof webhookFields>[],
): Promise<Webhook[]> {
  const found = Value.Parse(
    LastDeliveries,
    await db.$queryRaw`
      SELECT webhook.id::text, last.state, last."createdAt" AS at
      FROM unnest(${rows.map(({ id }) => id)}::uuid[]) AS webhook(id), LATERAL (
        SELECT state, "createdAt" FROM webhook_deliveries WHERE "webhookId" = webhook.id
        ORDER BY webhook_deliveries.id DESC LIMIT 1
      ) AS last`,
  )
  const lastOf = new Map(found.map((last) => [last.id, last]))
  return rows.map((row) => webhookAnswer(row, lastOf.get(row.id)))
}

function webhookAnswer(
  row: Prisma.WebhookGetPayload<typeof webhookFields>,
  last: { state: DeliveryState; at: Date } | undefined,
): Webhook {
  const { id: _id, url, description, events, active, createdAt, formerUntil } = row
  return {
    _id,
    url,
    description,
    events,
    active,
    createdAt: createdAt.toISOString(),
    formerUntil: formerUntil && formerUntil > new Date() ? formerUntil.toISOString() : null,
    last: last ? { state: last.state, createdAt: last.at.toISOString() } : null,
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
