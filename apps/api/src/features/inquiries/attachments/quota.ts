import * as Type from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { PrismaClient } from '../../../generated/client.ts'
import { HttpError, tooMany } from '../../../shared/http-error.ts'
import { UPLOAD_RETENTION } from '../../../shared/media/uploads.ts'
import { hashOf } from '../../../shared/access/tokens.ts'

/** The files that a client may have started to send within a day. */
const DAILY = 100
/** The bytes that have arrived of all files that no message names yet, so that nobody can fill the storage. */
const MAX_UNUSED = 2 * 2 ** 30
/** Seconds after which a client may try again where there are too many. */
const RETRY_AFTER = 600

/** The beginning of `uid` of all uploads for messages. No identity has such a uid. */
export const PREFIX = 'visitor '
/** Whose an upload for a message is: the client by a hash of its address. It is deleted after a day. */
export const uidOfClient = (client: string) => PREFIX + Buffer.from(hashOf(client)).toString('base64url')

const Unused = TypeCompiler.Compile(Type.Tuple([Type.Object({ bytes: Type.Number() })]))

const firstMoment = () => new Date(Date.now() - UPLOAD_RETENTION)

/** @throws HttpError 429 where a client has started too many files, 503 where there is no room */
export async function checkQuota(db: PrismaClient, client: string) {
  const sent = await db.upload.count({ where: { uid: uidOfClient(client), createdAt: { gt: firstMoment() } } })
  if (sent >= DAILY) throw tooMany(UPLOAD_RETENTION / 1_000)
  await checkRoom(db)
}

/**
 * Checks whether there is room for more of the files of visitors. What is announced and does not arrive takes none:
 * otherwise some hundred small calls would stop all visitors for a day.
 * @throws HttpError 503 where there is none
 */
export async function checkRoom(db: PrismaClient) {
  const rows = await db.$queryRaw`
    SELECT coalesce(sum(CASE WHEN hash IS NOT NULL THEN bytes ELSE (
      SELECT sum(octet_length(upload_chunks.bytes)) FROM upload_chunks WHERE "uploadId" = uploads.id
    ) END), 0)::float8 AS bytes FROM uploads
    WHERE uid LIKE ${`${PREFIX}%`} AND "createdAt" > ${firstMoment()} AND NOT EXISTS (
      SELECT FROM attachments WHERE attachments.id = uploads.id AND "inquiryId" IS NOT NULL
    )`
  const [{ bytes }] = Unused.Decode(rows)
  if (bytes >= MAX_UNUSED)
    throw new HttpError(
      503,
      'We cannot take files at the moment. Send your message without them, or try again later.',
      {
        headers: { 'retry-after': String(RETRY_AFTER) },
      },
    )
}
