import type { WebhookEvent } from '@energy/contracts/webhooks/webhooks'
import type { Prisma } from '../../generated/client.ts'
import { emit } from '../../shared/webhooks/emit.ts'

/** Notifies webhooks of an item that was deleted or restored, where it is one that the site shows unless it is deleted. */
export async function emitIfLive(tx: Prisma.TransactionClient, event: WebhookEvent, id: string) {
  const { kind, state } = await tx.content.findUniqueOrThrow({ where: { id }, select: { kind: true, state: true } })
  if (state === 'live') await emit(tx, event, { id, kind })
}
