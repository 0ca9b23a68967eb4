import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../caller.ts'
import { storeRenditions, widthsFor } from './renditions.ts'
import { loadSharp } from './sharp.ts'
import { originalOf } from './storage.ts'
import { inspect } from './inspect.ts'
import { fileOf, ownUpload } from './uploads.ts'

/**
 * Makes a picture of an upload: it is checked, its original and its smallest rendition are stored, and the worker makes
 * the others. The same bytes are the same picture; the same upload, sent again, too.
 * @param library whether staff find it in the library
 * @throws HttpError 404 for an upload of somebody else, 409 where parts are missing, 422 for what is not a picture
 */
export async function pictureOfUpload(app: FastifyInstance, caller: Caller, uploadId: string, library: boolean) {
  const upload = await ownUpload(app.db, caller, uploadId)
  const file = upload.hash ? undefined : await fileOf(app.db, upload)
  const hash =
    upload.hash ??
    createHash('sha256')
      .update(file ?? '')
      .digest('hex')
  const known = await app.db.picture.findUnique({ where: { hash } })
  const made = !known && file ? await storeFile(await app.storage(), hash, file) : undefined
  const send = await app.outbox()
  return app.db.$transaction(async (tx) => {
    await tx.upload.update({ where: { id: uploadId }, data: { hash, chunks: { deleteMany: {} } } })
    if (made) {
      const { count } = await tx.picture.createMany({
        data: { hash, name: upload.name, bytes: upload.bytes, library, uploaderId: caller.record?.id ?? null, ...made },
        skipDuplicates: true,
      })
      if (count) await send(tx, { hash })
    }
    // It may have been in the trash, or a person's own picture until now.
    return tx.picture.update({
      where: { hash },
      data: { deletedAt: null, ...(library && { library }) },
    })
  })
}

async function storeFile(storage: Disk, hash: string, file: Buffer) {
  const inspected = await inspect(file)
  const [smallest = inspected.width] = widthsFor(inspected.width)
  await storage.put(originalOf(hash), file)
  await storeRenditions(
    storage,
    hash,
    (await loadSharp())(file).resize({ width: smallest }).toColourspace('srgb'),
    smallest,
  )
  return { ...inspected, widths: [smallest] }
}
