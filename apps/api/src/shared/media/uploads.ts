import { CHUNK_BYTES } from '@energy/contracts/pictures/uploads'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import type { Caller } from '../caller.ts'
import { conflict, notFound } from '../http-error.ts'
import { isId } from '../lists/pagination.ts'

/** The time for which an upload can be continued, in ms. */
export const UPLOAD_RETENTION = 24 * 60 * 60_000

export const chunksOf = (bytes: number) => Math.ceil(bytes / CHUNK_BYTES)
/** The size of a chunk: all but the last are full. */
export const sizeOf = (bytes: number, chunk: number) => Math.min(CHUNK_BYTES, bytes - chunk * CHUNK_BYTES)

/** An upload of the caller. @throws HttpError 404 for those of others, and those older than a day */
export async function ownUpload(db: PrismaClient, { uid }: Caller, id: string) {
  if (!isId(id)) throw notFound()
  const found = await db.upload.findFirst({
    where: { id, uid, createdAt: { gt: new Date(Date.now() - UPLOAD_RETENTION) } },
    include: { chunks: { select: { number: true } } },
  })
  if (!found) throw notFound()
  const arrived = new Set(found.chunks.map(({ number }) => number))
  const missing = found.hash
    ? []
    : Array.from({ length: chunksOf(found.bytes) }, (_, chunk) => chunk).filter((chunk) => !arrived.has(chunk))
  return { ...found, missing }
}

/** @throws HttpError 409 where chunks are missing */
export async function fileOf(tx: Prisma.TransactionClient, { id, bytes }: { id: string; bytes: number }) {
  const chunks = await tx.uploadChunk.findMany({ where: { uploadId: id }, orderBy: { number: 'asc' } })
  const file = Buffer.concat(chunks.map((chunk) => chunk.bytes))
  if (file.length !== bytes) throw conflict('Parts of this file have not arrived yet. Send them first.')
  return file
}
