import { kinds } from '@energy/contracts/content'
import type { EditedKind } from '@energy/contracts/content/edited'
import { isTextKind } from '@energy/contracts/texts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RouteGenericInterface } from 'fastify'
import { Prisma } from '../../generated/client.ts'
import { invalid } from '../../shared/http-error.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { isPinned, pinnedPlace, placeBetween, spread } from './place.ts'
import { families, whereItem, type Calls } from './families.ts'

type Tx = Prisma.TransactionClient

/** The order of lists by hand. */
export const places: FastifyPluginAsyncTypebox = async (app) => {
  for (const { calls, kindsFor } of families) {
    app.route<RouteGenericInterface, unknown, Calls['place']['schema']>({
      ...calls.place,
      handler: async (request) => {
        const { id } = request.params
        const { before, after, pinned } = request.body
        const written = await app.write(request, async (tx) => {
          const where = whereItem(kindsFor(request), id)
          const { kind } = await tx.content.findUniqueOrThrow({ where, select: { kind: true } })
          const item = await claimPlace(tx, kind, id)
          checkOrder(kind, pinned)
          if (pinned === undefined) return move(tx, kind, item, before === undefined ? { after } : { before })
          if (pinned === isPinned(item.sortKey)) return undefined
          return pinned ? pin(tx, kind, item) : unpin(tx, item)
        })
        return { acknowledged: true as const, matchedCount: 1, modifiedCount: written ? 1 : 0 }
      },
    })
  }
}

/** @throws HttpError 400 for a pin where items are moved, or the other way round */
function checkOrder(kind: EditedKind, pinned: boolean | undefined) {
  const order = isTextKind(kind) ? 'by-hand' : kinds[kind].order
  if ((pinned === undefined) === (order === 'by-hand')) return
  throw invalid([
    pinned === undefined
      ? { path: '', message: `The ${kind} are not moved, but pinned.` }
      : { path: '/pinned', message: `The ${kind} are not pinned, but moved.` },
  ])
}

/** An item with its place. */
interface Placed {
  id: string
  sortKey: string
}

/** Lets one transaction at a time change the order of a kind, and reads the item that it moves. */
async function claimPlace(tx: Tx, kind: EditedKind, id: string) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`places ${kind}`}, 0))`
  return tx.content.findUniqueOrThrow({ where: { id, kind, deletedAt: null }, select: { id: true, sortKey: true } })
}

async function pin(tx: Tx, kind: EditedKind, { id }: Placed) {
  const last = await tx.content.findFirst({
    where: { kind, deletedAt: null },
    orderBy: { sortKey: 'desc' },
    select: { sortKey: true },
  })
  return setPlaces(tx, [{ id, place: pinnedPlace(last?.sortKey) }])
}

/** Gives an item the place of its age. That of a draft is its id, so that it comes last when it is published. */
async function unpin(tx: Tx, { id }: Placed) {
  await tx.$executeRaw`
    UPDATE items SET place = CASE state WHEN 'draft' THEN id ELSE uuidv7("createdAt" - clock_timestamp()) END
    WHERE id = ${id}::uuid`
  return id
}

/**
 * Moves an item right before or right after another one.
 * @returns undefined where it stands there already
 * @throws HttpError 400 if there is no such other item
 */
async function move(
  tx: Tx,
  kind: EditedKind,
  { id, sortKey }: Placed,
  { before, after }: { before?: string | undefined; after?: string | undefined },
): Promise<string | undefined> {
  const neighbour = before ?? after ?? ''
  if (neighbour === id) return undefined
  const others = { kind, deletedAt: null, NOT: { id } }
  const beside =
    isId(neighbour) && (await tx.content.findFirst({ where: { ...others, id: neighbour }, select: { sortKey: true } }))
  if (!beside) throw invalid([{ path: before ? '/before' : '/after', message: 'The item beside it has gone.' }])
  const beyond = await tx.content.findFirst({
    where: { ...others, sortKey: before ? { lt: beside.sortKey } : { gt: beside.sortKey } },
    orderBy: { sortKey: before ? 'desc' : 'asc' },
    select: { sortKey: true },
  })
  const [low, high] = before ? [beyond, beside] : [beside, beyond]
  if ((!low || low.sortKey < sortKey) && (!high || sortKey < high.sortKey)) return undefined
  const place = placeBetween(low?.sortKey, high?.sortKey)
  if (place) return setPlaces(tx, [{ id, place }])
  await spreadOut(tx, kind)
  return move(tx, kind, { id, sortKey: '' }, { before, after })
}

/** Makes room between all items of a kind. */
async function spreadOut(tx: Tx, kind: EditedKind) {
  const rows = await tx.content.findMany({
    where: { kind, deletedAt: null },
    orderBy: { sortKey: 'asc' },
    select: { id: true, sortKey: true },
  })
  await setPlaces(tx, spread(rows))
}

/** Raw SQL, because a move is no change of an item. @returns the id of the first one */
async function setPlaces(tx: Tx, given: readonly { id: string; place: string }[]) {
  const [ids, taken] = [given.map(({ id }) => id), given.map(({ place }) => place)]
  await tx.$executeRaw`
    UPDATE items SET place = given.place FROM unnest(${ids}::uuid[], ${taken}::uuid[]) AS given (id, place)
    WHERE items.id = given.id`
  return ids[0]
}
