import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Upload } from '../../../generated/client.ts'
import { answerOf, columns } from '../../../shared/attachments/answer.ts'
import { fileOfAttachment } from '../../../shared/attachments/file.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { aQueue } from '../../../shared/media/in-turn.ts'
import { fileOf, notCancelled } from '../../../shared/media/uploads.ts'
import { safeName, typeOf } from './check-file.ts'

/** Each file is in memory as a whole, and anybody can complete one, so the process checks one at a time. */
const inTurn = aQueue()

/**
 * Checks an upload and stores it as an attachment. It may be repeated, as its answer may be lost. A refused file is
 * deleted.
 * @throws HttpError 409 where parts are missing, 415 for a type that is not taken
 */
export const completeAttachment = (app: FastifyInstance, upload: Upload) => inTurn(() => checkAndStore(app, upload))

async function checkAndStore({ db, storage }: FastifyInstance, upload: Upload) {
  const { id, bytes } = upload
  const known = await db.attachment.findUnique({ where: { id }, select: columns })
  if (known) return answerOf(known)
  const file = await fileOf(db, upload)
  const type = await typeOf(file).catch(async (error: unknown) => {
    if (error instanceof HttpError) await db.uploadChunk.deleteMany({ where: { uploadId: id } })
    throw error
  })
  const attachment = { id, name: safeName(upload.name, type), type, bytes }
  await (await storage()).put(fileOfAttachment(id), file)
  await db.$transaction(async (tx) => {
    // Another process may have stored it meanwhile.
    await tx.attachment.createMany({ data: attachment, skipDuplicates: true })
    const hash = createHash('sha256').update(file).digest('hex')
    await tx.upload.update({ where: { id, ...notCancelled }, data: { hash, chunks: { deleteMany: {} } } })
  })
  return answerOf(attachment)
}
