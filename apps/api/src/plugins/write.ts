import { createHash } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Prisma } from '../generated/client.ts'
import { Refusal } from '../shared/http-error.ts'

type Within = Prisma.TransactionClient
/** The id of the record that was written; undefined where nothing had to be. */
type Written = string | undefined

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes in one transaction. What staff write leaves its line in the audit table, in the same one. */
    write<W extends Written>(request: FastifyRequest, work: (within: Within) => Promise<W>): Promise<W>
    /**
     * Writes a new record, once for each `Idempotency-Key` of a caller and route in a day.
     * @param work is told the id to give the record, where it was chosen beforehand
     * @throws Refusal 422 where the key came with another body before
     */
    writeOnce(
      request: FastifyRequest,
      work: (within: Within, chosen: { id?: string }) => Promise<string>,
    ): Promise<string>
  }
}

const Claimed = Type.Array(Type.Object({ insertedId: Type.String() }))
const Kept = Type.Tuple([Type.Object({ insertedId: Type.String(), same: Type.Boolean() })])
const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value)

export const writing = fp(async (app) => {
  app.decorate('write', (request, work) => app.db.$transaction((within) => lined(within, request, work)))

  app.decorate('writeOnce', (request, work) => {
    const key = text(request.headers['idempotency-key'])
    if (key !== undefined)
      return app.db.$transaction(async (within) => {
        const claim = await claimed(within, keyOf(request, key), JSON.stringify(request.body))
        return claim.isNew ? lined(within, request, () => work(within, { id: claim.id })) : claim.id
      })
    // One statement is a transaction by itself; one that is said to begin and end costs twice the time.
    return leavesLine(request) ? app.write(request, (within) => work(within, {})) : work(app.db, {})
  })
})

/** What was written, with the line that it leaves. */
async function lined<W extends Written>(within: Within, request: FastifyRequest, work: (within: Within) => Promise<W>) {
  const written = await work(within)
  await leaveLine(within, request, written)
  return written
}

const leavesLine = ({ caller, routeOptions: { config } }: FastifyRequest) =>
  caller?.record?.role === 'admin' && config.access !== 'public'

async function leaveLine(within: Within, request: FastifyRequest, record: Written) {
  const { caller, routeOptions } = request
  const { method, url } = routeOptions
  if (!record || !caller?.record || !leavesLine(request)) return
  await within.audit.create({ data: { who: caller.record.id, what: `${String(method)} ${url}`, record } })
}

/** One caller's key is nobody else's, and a key of one route is none of another. */
const keyOf = ({ caller, routeOptions: { method, url } }: FastifyRequest, key: string) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, caller?.uid ?? null, key]))
    .digest('base64')

/**
 * Takes a key for this transaction: whoever sends it at the same moment waits here until this one has ended.
 * The database writes JSON in one way, whatever the order of its fields; of the body it keeps a hash.
 */
async function claimed(within: Within, key: string, body: string) {
  const [mine] = Value.Parse(
    Claimed,
    await within.$queryRaw`
      INSERT INTO idempotency AS kept (key, body, "insertedId")
      VALUES (${key}, sha256(convert_to(${body}::jsonb::text, 'UTF8')), uuidv7())
      ON CONFLICT (key) DO UPDATE
        SET body = excluded.body, "insertedId" = excluded."insertedId", "createdAt" = now()
        WHERE kept."createdAt" < now() - interval '1 day'
      RETURNING "insertedId"`,
  )
  if (mine) {
    await forgetOld(within)
    return { isNew: true, id: mine.insertedId }
  }
  const [kept] = Value.Parse(
    Kept,
    await within.$queryRaw`
      SELECT "insertedId", body = sha256(convert_to(${body}::jsonb::text, 'UTF8')) AS same
      FROM idempotency WHERE key = ${key}`,
  )
  if (!kept.same) throw new Refusal(422, 'This Idempotency-Key came with another body before. Send a new key.')
  return { isNew: false, id: kept.insertedId }
}

/** Every new key takes a few old ones away, so that no more stay than come in a day. */
const forgetOld = (within: Within) => within.$executeRaw`
  DELETE FROM idempotency WHERE key IN (
    SELECT key FROM idempotency WHERE "createdAt" < now() - interval '1 day'
    ORDER BY "createdAt" LIMIT 10 FOR UPDATE SKIP LOCKED)`
