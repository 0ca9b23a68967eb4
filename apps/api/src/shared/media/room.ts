import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { HttpError } from '../http-error.ts'
import { UPLOAD_RETENTION } from './uploads.ts'

/** The bytes that have arrived of all uploads of a kind within a day, so that nobody can fill the storage. */
const MAX_BYTES = 2 * 2 ** 30
/** Seconds after which a client may try again where there are too many. */
const RETRY_AFTER = 600

const Arrived = TypeCompiler.Compile(Type.Tuple([Type.Object({ bytes: Type.Number() })]))

/**
 * Checks whether there is room for more uploads. What is announced and does not arrive takes none: otherwise some hundred
 * small calls would stop everybody for a day.
 * @param rows the condition for the uploads that share the room
 * @throws HttpError 503 with this detail where there is none
 */
export async function checkRoom(db: PrismaClient, rows: Prisma.Sql, detail: string) {
  const found = await db.$queryRaw`
    SELECT coalesce(sum(CASE WHEN hash IS NOT NULL THEN bytes ELSE (
      SELECT sum(octet_length(upload_chunks.bytes)) FROM upload_chunks WHERE "uploadId" = uploads.id
    ) END), 0)::float8 AS bytes FROM uploads
    WHERE "createdAt" > ${new Date(Date.now() - UPLOAD_RETENTION)} AND ${rows}`
  const [{ bytes }] = Arrived.Decode(found)
  if (bytes >= MAX_BYTES) throw new HttpError(503, detail, { headers: { 'retry-after': String(RETRY_AFTER) } })
}
