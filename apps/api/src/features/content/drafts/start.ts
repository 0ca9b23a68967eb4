import { UNTITLED } from '@energy/contracts/content/drafts'
import type { EditedKind } from '@energy/contracts/content/edited'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Prisma } from '../../../generated/client.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { etagOf } from '../../../shared/etag.ts'

type Columns = Omit<Prisma.ContentUncheckedCreateInput, 'id' | 'state' | 'draftNumber' | 'versions'>

/**
 * Starts the draft of a new item, once for each `Idempotency-Key`.
 * @param item its columns, among them those that its lists show
 * @param body what its first version has
 */
export async function startDraft(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  item: Columns & { kind: EditedKind },
  body: Prisma.InputJsonObject,
) {
  const authorId = callerOf(request).record?.id ?? null
  const write = async (tx: Prisma.TransactionClient, chosen: { id?: string }) => {
    const { id } = await tx.content.create({
      data: {
        ...chosen,
        ...item,
        headerTitle: item.headerTitle || UNTITLED,
        state: 'draft',
        draftNumber: 1,
        versions: { create: { number: 1, body, authorId } },
      },
      select: { id: true },
    })
    return id
  }
  const insertedId = await app.writeOnce(request, write, true)
  reply.code(201).header('location', `${insertedId}/draft`).header('etag', etagOf(1))
  return { acknowledged: true as const, insertedId }
}
