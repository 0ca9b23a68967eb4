import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Prisma } from '../../../generated/client.ts'
import { auditedItem, changedFields } from '../../../shared/audited.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { etagOf, ifMatch } from '../../../shared/etag.ts'
import type { EditedKind } from '@energy/contracts/content/edited'
import { claim, type Claimed } from './publication.ts'

/** The version that a change of an item has stored. */
interface Stored {
  number: number
  savedAt: Date
  /** False for a version that was there before: such a change gets no entry in the audit table. */
  isNew?: boolean
}

/**
 * Changes an item that this transaction has locked, if its revision is the expected one. Answers the stored version,
 * and the `ETag` of the new revision.
 */
export async function change(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { id: string }; Headers: { 'if-match'?: string } }>,
  reply: FastifyReply,
  kinds: readonly EditedKind[],
  work: (tx: Prisma.TransactionClient, item: Claimed, authorId: string | undefined) => Promise<Stored>,
) {
  const { id } = request.params
  const expected = ifMatch(request.headers['if-match'])
  const authorId = callerOf(request).record?.id
  const { number, savedAt, revision, state, draftNumber } = await app.write(request, async (tx) => {
    const item = await claim(tx, { id, kinds }, expected)
    const before = await auditedItem(tx, id)
    const stored = await work(tx, item, authorId)
    const row = await tx.content.findUniqueOrThrow({
      where: { id },
      select: { revision: true, state: true, draftNumber: true },
    })
    if (stored.isNew === false) return { ...stored, ...row, record: undefined }
    return { ...stored, ...row, record: id, fields: changedFields(before, await auditedItem(tx, id)) }
  })
  reply.header('etag', etagOf(revision))
  const hasChanges = state === 'live' && draftNumber !== null
  return { acknowledged: true as const, number, savedAt: savedAt.toISOString(), hasChanges }
}
