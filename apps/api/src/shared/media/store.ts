import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Disk } from 'flydrive'
import type { Picture, Prisma, Upload } from '../../generated/client.ts'
import { callerOf, type Caller } from '../access/caller.ts'
import { HttpError } from '../http-error.ts'
import { aQueue } from './in-turn.ts'
import { inspect } from './inspect.ts'
import { STORAGE_TIMEOUT, lockPicture } from './lock.ts'
import { renditionsOf, storeRenditions, widthsFor } from './renditions.ts'
import { loadSharp } from './sharp.ts'
import { originalOf } from './files.ts'
import { fileOf, notCancelled, ownUpload } from './uploads.ts'

type Tx = Prisma.TransactionClient

/** The process decodes one picture at a time. */
const inTurn = aQueue()

interface Making {
  upload: string
  /** Whether staff find it in the library. */
  library: boolean
  /** What is written with the picture, in the same transaction. @returns the id of the record that was written */
  write?(tx: Tx, picture: Picture): Promise<string>
}

/**
 * Makes a picture of an upload: it is checked, its original and its smallest rendition are stored, and the worker makes
 * the others. The same bytes are the same picture; the same upload, sent again, too.
 * @returns the hash of the picture
 * @throws HttpError 404 for an upload of somebody else, 409 where parts are missing, 422 for what is not a picture
 */
export async function pictureOfUpload(app: FastifyInstance, request: FastifyRequest, making: Making) {
  const caller = callerOf(request)
  const { hash, upload, decoded } = await inTurn(() => decodedUpload(app, caller, making.upload))
  const [storage, send] = await Promise.all([app.storage(), app.outbox()])

  /** Stores the picture, and lets the worker make its renditions. */
  async function create(tx: Tx) {
    const stored = await storeDecoded(storage, hash, decoded ?? (await decode(await fileOf(tx, upload))))
    const made = { ...stored, state: 'processing' as const }
    await send(tx, { hash })
    return tx.picture.upsert({
      where: { hash },
      update: made,
      create: { hash, ...made, ...ofUpload(upload, caller), bytes: upload.bytes, library: making.library },
    })
  }

  /** It may be in the trash, or have been a person's own picture until now. */
  const takeToLibrary = (tx: Tx, { library }: Picture) =>
    tx.picture.update({
      where: { hash },
      data: { deletedAt: null, library: true, ...(!library && ofUpload(upload, caller)) },
    })

  await app.write(
    request,
    async (tx) => {
      await lockPicture(tx, hash)
      const known = await tx.picture.findUnique({ where: { hash } })
      const made = known && known.state !== 'failed' ? known : await create(tx)
      const picture = making.library ? await takeToLibrary(tx, made) : made
      await tx.upload.update({ where: { id: upload.id, ...notCancelled }, data: { hash, chunks: { deleteMany: {} } } })
      return making.write ? making.write(tx, picture) : picture.id
    },
    STORAGE_TIMEOUT,
  )
  return hash
}

const ofUpload = ({ name }: Upload, { record }: Caller) => ({ name, uploaderId: record?.id ?? null })

/** An upload with its hash, and decoded unless its picture is known. A refused file is deleted. */
async function decodedUpload({ db }: FastifyInstance, caller: Caller, id: string) {
  const upload = await ownUpload(db, caller, id)
  if (upload.hash) return { upload, hash: upload.hash }
  const file = await fileOf(db, upload).catch(async (error: Error) => {
    // Another call has made its picture meanwhile, and deleted the parts.
    const made = await ownUpload(db, caller, id)
    if (!made.hash) throw error
    return made.hash
  })
  if (typeof file === 'string') return { upload, hash: file }
  const hash = createHash('sha256').update(file).digest('hex')
  const known = await db.picture.findUnique({ where: { hash }, select: { state: true } })
  if (known && known.state !== 'failed') return { upload, hash }
  const decoded = await decode(file).catch(async (error: Error) => {
    if (error instanceof HttpError) await db.uploadChunk.deleteMany({ where: { uploadId: id } })
    throw error
  })
  return { upload, hash, decoded }
}

async function decode(file: Buffer) {
  const known = await inspect(file)
  const [width = known.width] = widthsFor(known)
  const picture = (await loadSharp())(file).resize({ width }).toColourspace('srgb')
  return { file, known, smallest: { width, files: await renditionsOf(picture, width) } }
}

/** Stores the original and the smallest rendition. @returns what its row has of the file */
async function storeDecoded(
  storage: Disk,
  hash: string,
  { file, known, smallest }: Awaited<ReturnType<typeof decode>>,
) {
  await storage.put(originalOf(hash), file)
  await storeRenditions(storage, hash, smallest.width, smallest.files)
  return { ...known, widths: [smallest.width] }
}

/** The same for a file that was not uploaded. @throws HttpError 422 for what is not a picture */
export const storeFile = async (storage: Disk, hash: string, file: Buffer) =>
  storeDecoded(storage, hash, await decode(file))
