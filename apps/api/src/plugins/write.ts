import { createHash } from 'node:crypto'
import type { AuditField } from '@energy/contracts/audit'
import { isStaff } from '@energy/contracts/people/roles'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma } from '../generated/client.ts'
import { HttpError } from '../shared/http-error.ts'

type Tx = Prisma.TransactionClient
/**
 * The id of the record that was written, alone or among what the work returns; undefined where nothing had to be. With it
 * the fields that the write has changed, for the audit.
 */
type Written = string | undefined | { record: string | undefined; fields?: AuditField[] }

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Writes in one transaction. What staff write gets an entry in the audit table, in the same one.
     * @param timeout of the transaction, in ms; without it that of the settings
     */
    write<W extends Written>(request: FastifyRequest, work: (tx: Tx) => Promise<W>, timeout?: number): Promise<W>
    /**
     * Writes a new record and its audit entry in one statement, which is a transaction by itself.
     * @param insert an INSERT that returns the id
     * @param more further parts of its WITH, which read the id from `record`
     */
    insert(request: FastifyRequest, insert: Prisma.Sql, ...more: Prisma.Sql[]): Promise<string>
    /**
     * Writes a new record, a new part of one or a mail, once for each `Idempotency-Key` of a caller and address in a day.
     * @param work gets the id for what it writes where the key's claim has chosen one; of a part of a record, such as a
     * payment, it returns the id of that record, too, for the audit
     * @param isTransaction whether the work is more than one statement
     * @throws HttpError 422 where the key came with another body before
     */
    writeOnce(
      request: FastifyRequest,
      work: (tx: Tx, chosen: { id?: string }) => Promise<string | { id: string; record: string }>,
      isTransaction?: boolean,
    ): Promise<string>
  }
}

const Inserted = TypeCompiler.Compile(Type.Tuple([Type.Object({ id: Type.String() })]))
const Claimed = Type.Array(Type.Object({ insertedId: Type.String() }))
const Stored = Type.Tuple([Type.Object({ insertedId: Type.String(), same: Type.Boolean() })])
const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value)

export const write = fp(async (app) => {
  app.decorate('write', (request, work, timeout) =>
    app.db.$transaction((tx) => withAuditEntry(tx, request, work), timeout === undefined ? undefined : { timeout }),
  )

  app.decorate('insert', async (request, insert, ...more) => {
    const entry = auditEntryOf(request)
    const parts = [
      Prisma.sql`record AS (${insert})`,
      ...more,
      ...(entry
        ? [
            Prisma.sql`
              entry AS (
              INSERT INTO audit (who, what, record, "apiKey")
              SELECT ${entry.who}, ${entry.what}, id, ${entry.apiKey} FROM record)`,
          ]
        : []),
    ]
    const [{ id }] = Inserted.Decode(await app.db.$queryRaw`WITH ${Prisma.join(parts)} SELECT id FROM record`)
    return id
  })

  app.decorate('writeOnce', async (request, work, isTransaction = false) => {
    const key = text(request.headers['idempotency-key'])
    const workOn = async (tx: Tx, chosen: { id?: string }) => {
      const written = await work(tx, chosen)
      return typeof written === 'string' ? { id: written, record: written } : written
    }
    if (key !== undefined)
      return app.db.$transaction(async (tx) => {
        const claim = await claimKey(tx, keyOf(request, key), JSON.stringify(request.body ?? null))
        return claim.isNew ? (await withAuditEntry(tx, request, () => workOn(tx, { id: claim.id }))).id : claim.id
      })
    // One statement is a transaction by itself; an explicit transaction takes twice the time.
    const isWrapped = isTransaction || auditEntryOf(request) !== undefined
    return (await (isWrapped ? app.write(request, (tx) => workOn(tx, {})) : workOn(app.db, {}))).id
  })
})

/** Does a write, and writes its audit entry in the same transaction where staff made it. */
async function withAuditEntry<W extends Written>(tx: Tx, request: FastifyRequest, work: (tx: Tx) => Promise<W>) {
  const written = await work(tx)
  const { record, fields = [] } = typeof written === 'object' ? written : { record: written }
  const entry = auditEntryOf(request)
  if (record && entry) await tx.audit.create({ data: { ...entry, record, fields } })
  return written
}

/** The audit entry of a call by staff, without the record; undefined for other calls. */
function auditEntryOf({ caller, routeOptions: { method, url, config } }: FastifyRequest) {
  if (!caller?.record || !isStaff(caller.record.role) || config.access === 'public') return undefined
  return { who: caller.record.id, what: `${String(method)} ${url}`, apiKey: caller.apiKey ?? '' }
}

/** The stored key: a hash of the route with its params, the caller and the caller's key. */
const keyOf = ({ caller, params, routeOptions: { method, url } }: FastifyRequest, key: string) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, caller?.uid ?? null, key, ...Object.values(params ?? {})]))
    .digest('base64')

/**
 * Claims a key for this transaction; a call that sends the same key at the same moment waits here until this one ends.
 * The body is compared by a hash of its `jsonb`, which does not depend on the order of fields.
 */
async function claimKey(tx: Tx, key: string, body: string) {
  const [inserted] = Value.Parse(
    Claimed,
    await tx.$queryRaw`
      INSERT INTO idempotency AS stored (key, body, "insertedId")
      VALUES (${key}, sha256(convert_to(${body}::jsonb::text, 'UTF8')), uuidv7())
      ON CONFLICT (key) DO UPDATE
        SET body = excluded.body, "insertedId" = excluded."insertedId", "createdAt" = now()
        WHERE stored."createdAt" < now() - interval '1 day'
      RETURNING "insertedId"`,
  )
  if (inserted) return { isNew: true, id: inserted.insertedId }
  const [stored] = Value.Parse(
    Stored,
    await tx.$queryRaw`
      SELECT "insertedId", body = sha256(convert_to(${body}::jsonb::text, 'UTF8')) AS same
      FROM idempotency WHERE key = ${key}`,
  )
  if (!stored.same) throw new HttpError(422, 'This Idempotency-Key came with another body before. Send a new key.')
  return { isNew: false, id: stored.insertedId }
}
