import { ItemState } from '@energy/contracts/content/drafts'
import { EditedKind } from '@energy/contracts/content/edited'
import { isTextKind, textRecord } from '@energy/contracts/texts'
import { Type, type Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '../../../generated/client.ts'
import type { ifMatch } from '../../../shared/etag.ts'
import { changedSince, conflict, invalid, notFound } from '../../../shared/http-error.ts'
import { emit } from '../../../shared/webhooks/emit.ts'
import { bodyOf, columnsOf, missingIn, type ItemBody } from '../item-body.ts'
import { addVersion, keepUnversioned } from '../versions.ts'

type Tx = Prisma.TransactionClient

const Claimed = Type.Object({
  id: Type.String(),
  kind: EditedKind,
  state: ItemState,
  draftNumber: Type.Union([Type.Integer(), Type.Null()]),
  revision: Type.Integer(),
})
/** An item that this transaction has locked, with its revision from now on. */
export type Claimed = Static<typeof Claimed>

const Rows = TypeCompiler.Compile(Type.Array(Claimed))

/**
 * Locks an item until the transaction ends, and counts a change of it. It has a version from then on.
 * @throws HttpError 404 if there is none, 412 if its revision is not one of the expected ones
 */
export async function claim(
  tx: Tx,
  { id, kinds }: { id: string; kinds: readonly EditedKind[] },
  { version: expected }: ReturnType<typeof ifMatch> = {},
): Promise<Claimed> {
  const rows = await tx.$queryRaw`
    UPDATE items SET revision = revision + 1
    WHERE id = ${id}::uuid AND kind = ANY(${kinds}::"Kind"[]) AND "deletedAt" IS NULL
    RETURNING id::text, kind::text, state::text, "draftNumber", revision`
  const [item] = Rows.Decode(rows)
  if (!item) throw notFound()
  if (expected && !expected.in.includes(item.revision - 1)) throw changedSince()
  await keepUnversioned(tx, id)
  return item
}

/** The newest version of a claimed item. */
export const newestVersion = (tx: Tx, itemId: string) =>
  tx.contentVersion.findFirstOrThrow({ where: { itemId }, orderBy: { number: 'desc' } })

/** The version that the site shows comes first: one that is newer was given up as a draft. */
export const shownFirst: Prisma.ContentVersionOrderByWithRelationInput[] = [
  { publishedAt: { sort: 'desc', nulls: 'last' } },
  { number: 'desc' },
]

/** The version that the site shows of a claimed item. */
export const shownVersion = (tx: Tx, itemId: string) =>
  tx.contentVersion.findFirstOrThrow({ where: { itemId }, orderBy: shownFirst })

const Live = TypeCompiler.Compile(Type.Tuple([Type.Object({ body: Type.Unknown() })]))

/** What the columns of an item say. */
export async function liveBody(tx: Tx, { id, kind }: Pick<Claimed, 'id' | 'kind'>): Promise<ItemBody> {
  const rows = await tx.$queryRaw`SELECT content_body(items) AS body FROM items WHERE id = ${id}::uuid`
  const [{ body }] = Live.Decode(rows)
  return bodyOf(kind, body)
}

/** Lets the columns of an item that is not live say what its draft says, for the lists of staff. */
export const showDraft = (tx: Tx, { id, kind }: Pick<Claimed, 'id' | 'kind'>, body: ItemBody) =>
  tx.content.update({ where: { id }, data: { ...columnsOf(kind, body), revision: { increment: 1 } } })

/**
 * Lets the site show a version of a claimed item.
 * @throws HttpError 400 if a field is missing
 */
export async function publishVersion(tx: Tx, { id, kind, state, draftNumber }: Claimed, number: number) {
  const version = await tx.contentVersion.findUniqueOrThrow({ where: { itemId_number: { itemId: id, number } } })
  const body = bodyOf(kind, version.body)
  requireComplete(kind, body)
  const now = new Date()
  await tx.contentVersion.update({
    where: { itemId_number: { itemId: id, number } },
    data: { publishedAt: version.publishedAt ?? now },
  })
  await tx.content.update({
    where: { id },
    data: {
      ...columnsOf(kind, body),
      state: 'live',
      // A draft that is newer than the published version stays.
      ...(draftNumber === number && { draftNumber: null }),
      // Readers take it for new when they first see it.
      ...(state === 'draft' && { createdAt: now }),
      version: { increment: 1 },
      revision: { increment: 1 },
    },
  })
  // It comes last, unless staff have moved or pinned it.
  if (state === 'draft') await tx.$executeRaw`UPDATE items SET place = uuidv7() WHERE id = ${id}::uuid AND place = id`
  // It would bring an older version back.
  await tx.schedule.deleteMany({ where: { itemId: id, action: 'publish', number: { lte: number } } })
  await emit(tx, 'content.published', { id, kind })
  return { number, savedAt: now }
}

/** @throws HttpError 400 for a body that lacks what the site cannot do without */
export function requireComplete(kind: EditedKind, body: ItemBody) {
  const missing = missingIn(kind, body)
  if (missing.length > 0) throw invalid(missing.map(({ path, message }) => ({ path, message })))
}

/** Publishes the draft of a claimed item. @throws HttpError 409 if it has none, 400 if a field of it is missing */
export async function publishDraft(tx: Tx, item: Claimed) {
  if (item.draftNumber === null) throw conflict('There is nothing to publish: the site shows this already.')
  return publishVersion(tx, item, item.draftNumber)
}

/** @throws HttpError 409 for a text without which the site has a gap */
export function requireRemovable(kind: EditedKind) {
  if (isTextKind(kind) && textRecord(kind).single) throw conflict('The site always shows this.')
}

/**
 * The draft of a claimed item that is live. Where it has none, a version that says what is live: the newest one may be a
 * draft that was given up, or show a picture that another one has replaced.
 */
async function draftOrLive(tx: Tx, item: Claimed, authorId: string | undefined) {
  const { id, kind, draftNumber: number } = item
  if (number !== null) return tx.contentVersion.findUniqueOrThrow({ where: { itemId_number: { itemId: id, number } } })
  const newest = await newestVersion(tx, id)
  if (isDeepStrictEqual(bodyOf(kind, newest.body), await liveBody(tx, item))) return newest
  await addVersion(tx, id, authorId)
  return newestVersion(tx, id)
}

/** Takes a claimed item off the site. What it said is its draft from then on. @throws HttpError 409 if it is not live */
export async function unpublishItem(tx: Tx, item: Claimed, authorId: string | undefined) {
  const { id, kind, state } = item
  requireRemovable(kind)
  if (state !== 'live') throw conflict('The site does not show this.')
  const head = await draftOrLive(tx, item, authorId)
  await tx.content.update({
    where: { id },
    data: { state: 'unpublished', draftNumber: head.number, version: { increment: 1 }, revision: { increment: 1 } },
  })
  await showDraft(tx, item, bodyOf(kind, head.body))
  await tx.schedule.deleteMany({ where: { itemId: id, action: 'unpublish' } })
  await emit(tx, 'content.unpublished', item)
  return { number: head.number, savedAt: new Date() }
}
