import type { Prisma } from '../../generated/client.ts'
import { notFound } from '../http-error.ts'

interface Message {
  /** The id for its timeline entry, where one is chosen. */
  id?: string
  text: string
  /** The user who writes; null without an account. */
  whoId: string | null
  /** When it is to be answered, unless an earlier time is promised already: that stays, and who waits longest. */
  dueAt: Date
}

/**
 * Adds what the sender of an inquiry writes back. It waits again, also where it was closed.
 * @returns the id of the timeline entry
 */
export async function writeBack(tx: Prisma.TransactionClient, inquiryId: string, { dueAt, ...entry }: Message) {
  const count = await tx.$executeRaw`
    UPDATE inquiries SET
      state = 'new', version = version + 1,
      "waitingSince" = CASE state WHEN 'new' THEN least("waitingSince", now()) ELSE now() END,
      "dueAt" = CASE state WHEN 'new' THEN least("dueAt", ${dueAt}) ELSE ${dueAt} END
    WHERE id = ${inquiryId}::uuid AND email <> ''`
  if (count === 0) throw notFound()
  const created = await tx.timelineEntry.create({
    data: { ...entry, what: 'message', inquiryId },
    select: { id: true },
  })
  return created.id
}
