import { currentTraceparent } from '@energy/server/traces/traces'
import { Type, type Static } from '@sinclair/typebox'
import { Prisma } from '../../generated/client.ts'

/** The name of the mail queue; a migration creates it. */
export const QUEUE = 'mail'

/** A job of the outbox: the id of what it is about. Text and tokens are created when the mail is sent. */
export const Outgoing = Type.Union([
  Type.Object({ mail: Type.Literal('confirmation'), subscriber: Type.String() }),
  Type.Object({ mail: Type.Literal('invitation'), invitation: Type.String() }),
  Type.Object({ mail: Type.Literal('reply'), entry: Type.String() }),
  Type.Object({
    mail: Type.Literal('acknowledgement'),
    inquiry: Type.String(),
    /** Whether the sender was signed in with this address, and it was verified. */
    known: Type.Optional(Type.Boolean()),
  }),
  Type.Object({ mail: Type.Literal('links'), email: Type.String() }),
  Type.Object({
    mail: Type.Literal('inquiry'),
    list: Type.Union([Type.Literal('specialists'), Type.Literal('contacts'), Type.Literal('bills')]),
    inquiry: Type.String(),
    to: Type.String(),
    /** What its sender did with the call that they booked. */
    call: Type.Optional(Type.Union([Type.Literal('moved'), Type.Literal('cancelled')])),
  }),
  Type.Object({
    mail: Type.Literal('assigned'),
    /** The admin who has the inquiries now, and the one who assigned them. */
    to: Type.String(),
    by: Type.String(),
    inquiries: Type.Array(Type.String()),
  }),
  Type.Object({ mail: Type.Literal('overdue'), to: Type.String(), day: Type.String() }),
  Type.Object({
    mail: Type.Literal('booking'),
    booking: Type.String(),
    about: Type.Union([
      Type.Literal('booked'),
      Type.Literal('moved'),
      Type.Literal('cancelled'),
      Type.Literal('reminder'),
    ]),
    /** Whether one of staff has cancelled the call. */
    byStaff: Type.Optional(Type.Boolean()),
    /** What is left of a call that was deleted with its inquiry. */
    deleted: Type.Optional(
      Type.Object({
        inquiry: Type.String(),
        email: Type.String(),
        phoneEnd: Type.String(),
        startsAt: Type.String(),
        endsAt: Type.String(),
        timeZone: Type.String(),
        changes: Type.Integer(),
        at: Type.String(),
      }),
    ),
  }),
  Type.Object({ mail: Type.Literal('offer'), offer: Type.String() }),
  Type.Object({ mail: Type.Literal('answered'), offer: Type.String(), to: Type.String() }),
  // A job of an older version does not name the entry among the mails of the invoice.
  Type.Object({ mail: Type.Literal('invoice'), invoice: Type.String(), invoiceMail: Type.Optional(Type.String()) }),
  Type.Object({ mail: Type.Literal('reminder'), invoice: Type.String(), invoiceMail: Type.Optional(Type.String()) }),
  // A letter to a subscriber, whose mail has the id of the job, and one to the person of staff who tries it out.
  Type.Object({ mail: Type.Literal('letter') }),
  Type.Object({ mail: Type.Literal('letter-test'), letter: Type.String(), to: Type.String() }),
])
export type Outgoing = Static<typeof Outgoing>

/** Each may be an expression of the columns of `from`. */
interface JobOptions {
  id?: string | Prisma.Sql
  /** Seconds until it is done. */
  delay?: number | Prisma.Sql
  /** Jobs with a higher one are done first. */
  priority?: number
  /** Instead of that of the queue. */
  retries?: number
}

/** The data of a job with the trace that it continues. */
function tracedData(data: Prisma.Sql) {
  const traceparent = currentTraceparent()
  return traceparent === undefined
    ? data
    : Prisma.sql`(${data}) || jsonb_build_object('traceparent', ${traceparent}::text)`
}

/**
 * An INSERT of a mail's job, for a write that has to stay one statement. It has the settings of the queue, as a job of the
 * outbox has them.
 * @param data the job as `jsonb`, of the columns of `from`; each row of `from` makes one job
 */
export const insertJob = (
  data: Prisma.Sql,
  from: Prisma.Sql,
  { id, delay = 0, priority = 0, retries }: JobOptions = {},
) => Prisma.sql`
  INSERT INTO pgboss.job (
    id, name, priority, data, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
  )
  SELECT
    ${id === undefined ? Prisma.sql`gen_random_uuid()` : Prisma.sql`${id}::uuid`}, queue.name, ${priority}::int, ${tracedData(data)},
    now() + make_interval(secs => ${delay}), now() + make_interval(secs => ${delay} + queue.retention_seconds),
    queue.expire_seconds, queue.deletion_seconds, coalesce(${retries ?? null}::int, queue.retry_limit), queue.retry_delay,
    queue.retry_backoff, queue.retry_delay_max, queue.policy, queue.dead_letter, queue.heartbeat_seconds
  FROM pgboss.queue, ${from} WHERE queue.name = ${QUEUE}`

/**
 * An UPDATE that adds an id to a list of a job, unless a worker has taken it. The worker sees what is committed when it
 * takes it.
 */
export const addToJob = (job: string, list: string, id: string) => Prisma.sql`
  UPDATE pgboss.job SET data = jsonb_set(data, ARRAY[${list}], (data -> ${list}::text) || to_jsonb(${id}::text))
  WHERE name = ${QUEUE} AND id = ${job}::uuid AND state < 'active'`
