import type { WebhookEvent } from '@energy/contracts/webhooks/webhooks'
import { currentTraceparent } from '@energy/server/traces/traces'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Prisma } from '../../generated/client.ts'

/** The name of the queue of deliveries; a migration creates it. A trigger adds a job for each delivery that waits. */
export const WEBHOOKS_QUEUE = 'webhooks'

/** A job names a delivery, and has its id. */
export const WebhookJob = Type.Object({ delivery: Type.String() })

/** An INSERT of the deliveries of an event, one for each webhook that wants it, from rows `record` with the record's id. */
const insertDeliveries = (event: WebhookEvent, kind: string, record: Prisma.Sql) => Prisma.sql`
  INSERT INTO webhook_deliveries ("webhookId", event, data, traceparent)
  SELECT webhooks.id, ${event}, jsonb_build_object('id', record.id, 'kind', ${kind}::text),
    ${currentTraceparent() ?? null}::text
  FROM webhooks, ${record} WHERE webhooks.active AND ${event} = ANY (webhooks.events)`

/**
 * A part of a WITH that emits an event to webhooks about `record`, which is a part before it with the id of the record:
 * for a write that has to stay one statement.
 */
export const emission = (event: WebhookEvent, kind: string) =>
  Prisma.sql`delivery AS (${insertDeliveries(event, kind, Prisma.sql`record`)})`

/** Emits an event about a record to webhooks, in the transaction that causes it. */
export const emit = (tx: Prisma.TransactionClient, event: WebhookEvent, { id, kind }: { id: string; kind: string }) =>
  tx.$executeRaw(insertDeliveries(event, kind, Prisma.sql`(SELECT ${id}::uuid AS id) AS record`))

const Jobs = Type.Array(Type.Object({ id: Type.String() }))

/**
 * Lets the worker send a delivery at once, whether it waits for its next attempt, has failed or was sent.
 * @returns whether no worker is sending it just now
 */
export async function emitAgain(tx: Prisma.TransactionClient, id: string) {
  await tx.$queryRaw`SELECT id FROM webhook_deliveries WHERE id = ${id}::uuid FOR UPDATE`
  await tx.$executeRaw`
    DELETE FROM pgboss.job WHERE name = ${WEBHOOKS_QUEUE} AND id = ${id}::uuid AND state <> 'active'`
  const active = await tx.$queryRaw`
    SELECT id::text FROM pgboss.job WHERE name = ${WEBHOOKS_QUEUE} AND id = ${id}::uuid`
  if (Value.Parse(Jobs, active).length > 0) return false
  await tx.webhookDelivery.update({
    where: { id },
    data: { state: 'waiting', traceparent: currentTraceparent() ?? null },
  })
  return true
}
