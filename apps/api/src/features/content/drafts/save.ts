import type { DraftChange, Kind } from '@energy/contracts/content'
import { kinds } from '@energy/contracts/content'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { isDeepStrictEqual } from 'node:util'
import { Prisma } from '../../../generated/client.ts'
import { itemBodyOf } from '../../../shared/json-columns.ts'
import { columns } from '../rows.ts'
import { keepUnversioned } from '../versions.ts'
import { newestVersion, showDraft, type Claimed } from './publication.ts'

type Tx = Prisma.TransactionClient

/** Milliseconds for which an author goes on with the same version of a draft. */
const SESSION = 60 * 60_000

const Live = TypeCompiler.Compile(Type.Tuple([Type.Object({ body: Type.Unknown() })]))

/** What the columns of an item say. */
async function bodyOf(tx: Tx, id: string) {
  const [{ body }] = Live.Decode(
    await tx.$queryRaw`SELECT content_body(items) AS body FROM items WHERE id = ${id}::uuid`,
  )
  return body
}

/**
 * Saves a draft of a claimed item. The author's own draft of the last hour is saved over, unless it was published or is
 * scheduled; otherwise the draft is a version of its own. A draft that says what is live is none.
 * @param change fields that it leaves out keep their value
 * @returns the version, and whether it is new
 */
export async function saveDraft(tx: Tx, item: Claimed, change: DraftChange, authorId: string | undefined) {
  const { id, kind, state, draftNumber } = item
  await keepUnversioned(tx, id)
  const live = itemBodyOf(await bodyOf(tx, id))
  const head =
    draftNumber === null
      ? undefined
      : await tx.contentVersion.findUniqueOrThrow({
          where: { itemId_number: { itemId: id, number: draftNumber } },
        })
  const body = stored(kind, { ...(head ? itemBodyOf(head.body) : live), ...columns(kinds[kind], change) })
  if (state === 'live' && isDeepStrictEqual(body, stored(kind, live))) {
    await dropDraft(tx, id)
    const { number, createdAt } = await newestVersion(tx, id)
    return { number, savedAt: createdAt, isNew: false }
  }
  if (state !== 'live') await showDraft(tx, item, itemBodyOf(body))

  const savedAt = new Date()
  const isOwn =
    head?.publishedAt === null && head.authorId === (authorId ?? null) && +savedAt - +head.startedAt < SESSION
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

/** The body of a version: the fields of its kind. */
const stored = (kind: Kind, body: DraftChange) => columns(kinds[kind], body)
