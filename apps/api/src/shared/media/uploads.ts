import { CHUNK_BYTES } from '@energy/contracts/pictures/uploads'
import type { FastifyInstance } from 'fastify'
import type { Prisma, PrismaClient, Upload } from '../../generated/client.ts'
import type { Caller } from '../access/caller.ts'
import { HttpError, conflict, notFound } from '../http-error.ts'
import { isId } from '../lists/pagination.ts'

/** The time for which an upload can be continued, in ms. */
export const UPLOAD_RETENTION = 24 * 60 * 60_000

const chunksOf = (bytes: number) => Math.ceil(bytes / CHUNK_BYTES)
/** The size of a chunk: all but the last are full. */
const sizeOf = (bytes: number, chunk: number) => Math.min(CHUNK_BYTES, bytes - chunk * CHUNK_BYTES)

/** The condition for uploads that go on: one that was cancelled has no bytes any more. */
export const notCancelled = { bytes: { gt: 0 } }

/**
 * Cancels an upload. Its row stays for a day without its name, so that it counts among those that were started.
 * @returns how many there were
 */
export async function cancelUpload(tx: Prisma.TransactionClient, id: string) {
  const { count } = await tx.upload.updateMany({ where: { id, ...notCancelled }, data: { bytes: 0, name: '' } })
  await tx.uploadChunk.deleteMany({ where: { uploadId: id } })
  return count
}

/** An upload of the caller. @throws HttpError 404 for those of others, and those older than a day */
export const ownUpload = (db: PrismaClient, { uid }: Caller, id: string) => findUpload(db, id, { uid })

/** An upload by its id and whose it may be. @throws HttpError 404 where there is none, or it is older than a day */
export async function findUpload(db: PrismaClient, id: string, of: Prisma.UploadWhereInput) {
  if (!isId(id)) throw notFound()
  const found = await db.upload.findFirst({
    where: { ...of, ...notCancelled, id, createdAt: { gt: new Date(Date.now() - UPLOAD_RETENTION) } },
    include: { chunks: { select: { number: true } } },
  })
  if (!found) throw notFound()
  const arrived = new Set(found.chunks.map(({ number }) => number))
  const missing = found.hash
    ? []
    : Array.from({ length: chunksOf(found.bytes) }, (_, chunk) => chunk).filter((chunk) => !arrived.has(chunk))
  return { ...found, missing }
}

/** An upload as it is answered. */
export const uploadAnswer = ({ id, name, bytes, missing }: Awaited<ReturnType<typeof findUpload>>) => ({
  _id: id,
  name,
  bytes,
  missing,
})

/** Stores a chunk of an upload. @throws HttpError 400 where the body is not what was announced */
export async function storeChunk(
  db: PrismaClient,
  { id, bytes, hash }: Pick<Upload, 'id' | 'bytes' | 'hash'>,
  chunk: number,
  body: unknown,
) {
  if (!Buffer.isBuffer(body) || chunk >= chunksOf(bytes) || body.length !== sizeOf(bytes, chunk))
    throw new HttpError(400, 'This chunk does not have the size that was announced.')
  // It is complete already: the answer to its last call was lost.
  if (!hash)
    await db.$executeRaw`
      INSERT INTO upload_chunks ("uploadId", number, bytes) VALUES (${id}::uuid, ${chunk}, ${body})
      ON CONFLICT ("uploadId", number) DO UPDATE SET bytes = excluded.bytes`
}

const notBytes = () =>
  new HttpError(415, 'The body must be bytes: send them with Content-Type: application/octet-stream.')

/** Makes the bodies of this plugin's calls bytes, of a chunk at most. */
export function parseChunks(app: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: CHUNK_BYTES }, (_, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser('*', (_request, _payload, done) => done(notBytes()))
}

/** @throws HttpError 409 where chunks are missing */
export async function fileOf(tx: Prisma.TransactionClient, { id, bytes }: { id: string; bytes: number }) {
  const chunks = await tx.uploadChunk.findMany({ where: { uploadId: id }, orderBy: { number: 'asc' } })
  const file = Buffer.concat(chunks.map((chunk) => chunk.bytes))
  if (file.length !== bytes) throw conflict('Parts of this file have not arrived yet. Send them first.')
  return file
}
