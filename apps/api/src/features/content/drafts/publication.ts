import { Kind, kinds } from '@energy/contracts/content'
import { ItemState, UNTITLED } from '@energy/contracts/drafts'
import { Type, type Static } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Prisma } from '../../../generated/client.ts'
import type { ifMatch } from '../../../shared/etag.ts'
import { changedSince, conflict, invalid, notFound } from '../../../shared/http-error.ts'
import { itemBodyOf } from '../../../shared/json-columns.ts'
import { columns } from '../rows.ts'

type Tx = Prisma.TransactionClient

const Claimed = Type.Object({
  id: Type.String(),
  kind: Kind,
  state: ItemState,
  draftNumber: Type.Union([Type.Integer(), Type.Null()]),
  revision: Type.Integer(),
})
/** An item that this transaction has locked, with its revision from now on. */
export type Claimed = Static<typeof Claimed>

const Rows = TypeCompiler.Compile(Type.Array(Claimed))

/**
 * Locks an item until the transaction ends, and counts a change of it.
 * @throws HttpError 404 if there is none, 412 if its revision is not one of the expected ones
 */
export async function claim(
  tx: Tx,
  { id, kind }: { id: string; kind: Kind },
  { version: expected }: ReturnType<typeof ifMatch> = {},
): Promise<Claimed> {
  const rows = await tx.$queryRaw`
    UPDATE items SET revision = revision + 1
    WHERE id = ${id}::uuid AND kind = ${kind}::"Kind" AND "deletedAt" IS NULL
    RETURNING id::text, kind::text, state::text, "draftNumber", revision`
  const [item] = Rows.Decode(rows)
  if (!item) throw notFound()
  if (expected && !expected.in.includes(item.revision - 1)) throw changedSince()
  return item
}

/** The newest version of an item that has one. */
export const newestVersion = (tx: Tx, itemId: string) =>
  tx.contentVersion.findFirstOrThrow({ where: { itemId }, orderBy: { number: 'desc' } })

/** Lets the columns of an item that is not live say what its draft says, for the lists of staff. */
export function showDraft(tx: Tx, { id, kind }: Pick<Claimed, 'id' | 'kind'>, body: ReturnType<typeof itemBodyOf>) {
  const { headerTitle = '', ...others } = columns(kinds[kind], body)
  return tx.content.update({
    where: { id },
    data: { ...others, headerTitle: headerTitle || UNTITLED, revision: { increment: 1 } },
  })
}

/**
 * Lets the site show a version of a claimed item.
 * @throws HttpError 400 if it has no title
 */
export async function publishVersion(tx: Tx, { id, kind, state, draftNumber }: Claimed, number: number) {
  const version = await tx.contentVersion.findUniqueOrThrow({ where: { itemId_number: { itemId: id, number } } })
  const body = itemBodyOf(version.body)
  if (body.headerTitle === '') throw invalid([{ path: '/headerTitle', message: 'Title is missing.' }])
  const now = new Date()
  await tx.contentVersion.update({
    where: { itemId_number: { itemId: id, number } },
    data: { publishedAt: version.publishedAt ?? now },
  })
  await tx.content.update({
    where: { id },
    data: {
      ...columns(kinds[kind], body),
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
  return { number, savedAt: now }
}

/** Publishes the draft of a claimed item. @throws HttpError 409 if it has none, 400 if the draft has no title */
export async function publishDraft(tx: Tx, item: Claimed) {
  if (item.draftNumber === null) throw conflict('There is nothing to publish: the site shows this already.')
  return publishVersion(tx, item, item.draftNumber)
}

/** Takes a claimed item off the site. What it said is its draft from then on. @throws HttpError 409 if it is not live */
export async function unpublishItem(tx: Tx, item: Claimed) {
  const { id, state, draftNumber } = item
  if (state !== 'live') throw conflict('The site does not show this.')
  const head = await (draftNumber === null
    ? newestVersion(tx, id)
    : tx.contentVersion.findUniqueOrThrow({ where: { itemId_number: { itemId: id, number: draftNumber } } }))
  await tx.content.update({
    where: { id },
    data: { state: 'unpublished', draftNumber: head.number, version: { increment: 1 }, revision: { increment: 1 } },
  })
  await showDraft(tx, item, itemBodyOf(head.body))
  await tx.schedule.deleteMany({ where: { itemId: id, action: 'unpublish' } })
  return { number: head.number, savedAt: new Date() }
}
