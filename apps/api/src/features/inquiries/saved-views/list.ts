import { InboxFilter } from '@energy/contracts/inquiries/inbox'
import type { SavedView } from '@energy/contracts/inquiries/saved-views'
import { keysOf } from '@energy/contracts/record-of'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { countOf } from '../../../shared/lists/count.ts'
import { filtered, type Reader } from '../views.ts'

/** Without the bounds of texts: TypeBox counts an emoji as two characters, unlike the contract. */
const Stored = Type.Object({ ...InboxFilter.properties, q: Type.Optional(Type.String()) })

/** A stored filter, without what is no filter of today: another version may have written it. */
export function filterOf(stored: unknown): InboxFilter {
  const fields = Object(stored)
  const known = keysOf(Stored.properties).filter((name) => Value.Check(Stored.properties[name], fields[name]))
  return Value.Decode(
    Stored,
    Object.fromEntries(known.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
  )
}

const Counted = TypeCompiler.Compile(Type.Tuple([Type.Object({ counts: Type.Array(Type.Integer()) })]))

/** The number of inquiries of each filter, each up to MAX_COUNT + 1; undefined for one with a text, which is slower. */
async function countsOf(db: PrismaClient, filters: readonly InboxFilter[], reader: Reader) {
  const counted = filters.filter(({ q }) => !q)
  if (counted.length === 0) return new Map<InboxFilter, number>()
  const columns = counted.map((filter) =>
    countOf(Prisma.sql`SELECT 1 FROM inquiries WHERE ${filtered(filter, reader)}`),
  )
  const [{ counts }] = Counted.Decode(await db.$queryRaw`SELECT ARRAY[${Prisma.join(columns)}]::int[] AS counts`)
  return new Map(counted.map((filter, at) => [filter, counts[at] ?? 0]))
}

/** The saved views that an admin sees, with their counts: the own ones, then those that others share. */
export async function listSavedViews(db: PrismaClient, reader: Reader): Promise<SavedView[]> {
  const rows = await db.inboxView.findMany({
    where: { OR: [{ ownerId: reader.id }, { shared: true }] },
    include: { owner: { select: { username: true, email: true } } },
    orderBy: { id: 'asc' },
  })
  const views = rows.map(({ id, name, filter, shared, ownerId, owner }) => ({
    _id: id,
    name,
    filter: filterOf(filter),
    shared,
    own: ownerId === reader.id,
    owner: owner.username || owner.email,
  }))
  const counts = await countsOf(
    db,
    views.map(({ filter }) => filter),
    reader,
  )
  return views
    .map((view) => {
      const count = counts.get(view.filter)
      return { ...view, ...(count !== undefined && { count }) }
    })
    .toSorted((one, other) => Number(other.own) - Number(one.own))
}
