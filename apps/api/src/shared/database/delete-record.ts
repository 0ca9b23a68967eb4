import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Prisma } from '../../generated/client.ts'

/**
 * Deletes the record of a call.
 * @param remove fails where there is no such record, or it must stay
 */
export async function deleteRecord(
  app: FastifyInstance,
  request: FastifyRequest & { params: { id: string } },
  remove: (tx: Prisma.TransactionClient, id: string) => Promise<unknown>,
) {
  const { id } = request.params
  await app.write(request, async (tx) => {
    await remove(tx, id)
    return id
  })
  return { acknowledged: true as const, deletedCount: 1 }
}
