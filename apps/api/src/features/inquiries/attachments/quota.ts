import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { tooMany } from '../../../shared/http-error.ts'
import { checkRoom } from '../../../shared/media/room.ts'
import { UPLOAD_RETENTION } from '../../../shared/media/uploads.ts'
import { hashOf } from '../../../shared/access/tokens.ts'

/** The files that a client may have started to send within a day. */
const DAILY = 100

/** The beginning of `uid` of all uploads for messages. No identity has such a uid. */
export const PREFIX = 'visitor '
/** Whose an upload for a message is: the client by a hash of its address. It is deleted after a day. */
export const uidOfClient = (client: string) => PREFIX + Buffer.from(hashOf(client)).toString('base64url')

/** @throws HttpError 429 where a client has started too many files, 503 where there is no room */
export async function checkQuota(db: PrismaClient, client: string) {
  const createdAt = { gt: new Date(Date.now() - UPLOAD_RETENTION) }
  const sent = await db.upload.count({ where: { uid: uidOfClient(client), createdAt } })
  if (sent >= DAILY) throw tooMany(UPLOAD_RETENTION / 1_000)
  await checkVisitorsRoom(db)
}

/** Checks whether there is room for files of visitors that no message names yet. @throws HttpError 503 where there is none */
export const checkVisitorsRoom = (db: PrismaClient) =>
  checkRoom(
    db,
    Prisma.sql`uid LIKE ${`${PREFIX}%`} AND NOT EXISTS (
      SELECT FROM attachments WHERE attachments.id = uploads.id AND "inquiryId" IS NOT NULL
    )`,
    'We cannot take files at the moment. Send your message without them, or try again later.',
  )
