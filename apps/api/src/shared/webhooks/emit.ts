import { TEST_EVENT, type WebhookEvent } from '@energy/contracts/webhooks/webhooks'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Prisma } from '../../generated/client.ts'
import { insertJob } from '../mail/queue.ts'

/** The name of the queue of deliveries; a migration creates it. */
export const WEBHOOKS_QUEUE = 'webhooks'

/** A job names a delivery, and has its id. */
export const WebhookJob = Type.Object({ delivery: Type.String() })

/** An INSERT of the deliveries of an event about `record`, one for each webhook that meets a condition. */
const insertDeliveries = (event: string, kind: string, condition: Prisma.Sql) => Prisma.sql`
  INSERT INTO webhook_deliveries ("webhookId", event, data)
  SELECT webhooks.id, ${event}, jsonb_build_object('id', record.id, 'kind', ${kind}::text)
  FROM webhooks, record WHERE ${condition}
  RETURNING id`

const subscribedTo = (event: WebhookEvent) => Prisma.sql`webhooks.active AND ${event} = ANY (webhooks.events)`

/** An INSERT of the jobs of deliveries, from rows that have their ids. */
const insertJobs = (from: Prisma.Sql) =>
  insertJob(Prisma.sql`jsonb_build_object('delivery', delivery.id)`, from, {
    queue: WEBHOOKS_QUEUE,
    id: Prisma.sql`delivery.id`,
  })

/**
 * Parts of a WITH that tell webhooks of an event about `record`, which is a part before them with the record's id: for a
 * write that has to stay one statement.
 */
export const emission = (event: WebhookEvent, kind: string) => Prisma.sql`
  delivery AS (${insertDeliveries(event, kind, subscribedTo(event))}),
  delivery_job AS (${insertJobs(Prisma.sql`delivery`)})`

/** Tells webhooks of an event about a record, in the transaction that causes it. */
export const emit = (tx: Prisma.TransactionClient, event: WebhookEvent, { id, kind }: { id: string; kind: string }) =>
  tx.$executeRaw`
    WITH record AS (SELECT ${id}::uuid AS id),
      delivery AS (${insertDeliveries(event, kind, subscribedTo(event))})
    ${insertJobs(Prisma.sql`delivery`)}`

const Rows = Type.Array(Type.Object({ id: Type.String() }))

/** Sends the test event to a webhook that is on. @returns the id of the delivery; undefined where there is no such webhook */
export async function emitTest(tx: Prisma.TransactionClient, webhookId: string) {
  const condition = Prisma.sql`webhooks.active AND webhooks.id = record.id`
  const [row] = Value.Parse(
    Rows,
    await tx.$queryRaw`
      WITH record AS (SELECT ${webhookId}::uuid AS id),
        delivery AS (${insertDeliveries(TEST_EVENT, 'webhooks', condition)}),
        delivery_job AS (${insertJobs(Prisma.sql`delivery`)})
      SELECT id::text FROM delivery`,
  )
  return row?.id
}

/**
 * Lets the worker send a delivery at once, whether it waits for its next attempt, has failed or was sent.
 * @returns whether no worker is sending it just now
 */
export async function emitAgain(tx: Prisma.TransactionClient, id: string) {
  await tx.webhookDelivery.update({ where: { id }, data: { state: 'waiting' } })
  await tx.$executeRaw`
    DELETE FROM pgboss.job WHERE name = ${WEBHOOKS_QUEUE} AND id = ${id}::uuid AND state <> 'active'`
  const job = insertJobs(Prisma.sql`(SELECT ${id}::uuid AS id) AS delivery`)
  return (await tx.$executeRaw`${job} ON CONFLICT DO NOTHING`) > 0
}
