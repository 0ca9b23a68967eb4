import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf, type Caller } from '../access/caller.ts'
import { findUpload, uploadAnswer } from '../media/uploads.ts'

/** The beginning of `uid` of all uploads of staff for replies and offers. No identity has such a uid. */
export const STAFF = 'staff '
/** Whose an upload of staff is: the admin who sends it, and the inquiry that it answers or the offer that gets it. */
export const uidOfStaff = ({ uid }: Pick<Caller, 'uid'>, recordId: string) => `${STAFF}${uid} ${recordId}`

/** Starts an upload of the caller for a record. It counts towards no limit of visitors. */
export async function startStaffUpload(
  app: FastifyInstance,
  request: FastifyRequest & { body: { name: string; bytes: number } },
  recordId: string,
) {
  const uid = uidOfStaff(callerOf(request), recordId)
  const data = { id: crypto.randomUUID(), uid, ...request.body }
  const id = await app.write(request, async (tx) => (await tx.upload.create({ data })).id)
  return uploadAnswer(await findUpload(app.db, id, { uid }))
}
