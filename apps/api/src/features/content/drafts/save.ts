import { isDeepStrictEqual } from 'node:util'
import { Prisma } from '../../../generated/client.ts'
import { bodyOf, type ItemBody } from '../item-body.ts'
import { liveBody, newestVersion, showDraft, shownVersion, type Claimed } from './publication.ts'

type Tx = Prisma.TransactionClient

/** Milliseconds for which an author goes on with the same version of a draft. */
const SESSION = 60 * 60_000

/**
 * Saves a draft of a claimed item. The author's own draft of the last hour is saved over, unless it was published, is
 * scheduled or has a note; otherwise the draft is a version of its own. A draft that says what is live is none.
 * @param change changes what the draft says, or what is live where there is none
 * @returns the version, and whether it is new
 */
export async function saveDraft(
  tx: Tx,
  item: Claimed,
  change: (before: ItemBody) => ItemBody,
  authorId: string | undefined,
) {
  const { id, kind, state, draftNumber } = item
  const live = await liveBody(tx, item)
  const head =
    draftNumber === null
      ? undefined
      : await tx.contentVersion.findUniqueOrThrow({
          where: { itemId_number: { itemId: id, number: draftNumber } },
        })
  const body = bodyOf(kind, change(head ? bodyOf(kind, head.body) : live))
  if (state === 'live' && isDeepStrictEqual(body, live)) {
    await dropDraft(tx, id)
    const { number, createdAt } = await shownVersion(tx, id)
    return { number, savedAt: createdAt, isNew: false }
  }
  if (state !== 'live') await showDraft(tx, item, body)

  const savedAt = new Date()
  const isOwn =
    head?.publishedAt === null &&
    head.note === '' &&
    head.authorId === (authorId ?? null) &&
    +savedAt - +head.startedAt < SESSION
  if (isOwn && !(await tx.schedule.count({ where: { itemId: id, number: head.number } }))) {
    await tx.contentVersion.update({
      where: { itemId_number: { itemId: id, number: head.number } },
      data: { body, createdAt: savedAt },
    })
    return { number: head.number, savedAt, isNew: false }
  }
  const { number: last } = await newestVersion(tx, id)
  const number = last + 1
  await tx.contentVersion.create({ data: { itemId: id, number, body, authorId: authorId ?? null, createdAt: savedAt } })
  await tx.$executeRaw`UPDATE items SET "draftNumber" = ${number}, revision = revision + 1 WHERE id = ${id}::uuid`
  return { number, savedAt, isNew: true }
}

/** Lets an item have no draft. Prisma would count it as a change of what the site shows. */
export const dropDraft = (tx: Tx, id: string) =>
  tx.$executeRaw`UPDATE items SET "draftNumber" = NULL, revision = revision + 1 WHERE id = ${id}::uuid`
