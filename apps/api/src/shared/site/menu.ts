import { kinds } from '@energy/contracts/content'
import { recordOf } from '@energy/contracts/record-of'
import { menuKinds } from '@energy/contracts/site'
import type { PrismaClient } from '../../generated/client.ts'
import { live } from '../live.ts'

/** The number of items of each kind in the navigation. */
const MENU_ITEMS = 50

/** The first items of a kind in the navigation. */
async function menuEntries(db: PrismaClient, kind: (typeof menuKinds)[number]) {
  const { menu: name } = kinds[kind]
  const rows = await db.content.findMany({
    where: { kind, ...live },
    select: { id: true, headerTitle: true, titlePrefix: true },
    orderBy: { sortKey: 'asc' },
    take: MENU_ITEMS,
  })
  return rows.map((row) => ({ _id: row.id, [name]: row[name] || row.headerTitle }))
}

/** The entries of the navigation. */
export async function readMenu(db: PrismaClient) {
  const lists = new Map(await Promise.all(menuKinds.map(async (kind) => [kind, await menuEntries(db, kind)] as const)))
  return recordOf(menuKinds, (kind) => lists.get(kind) ?? [])
}
