import { kinds } from '@energy/contracts/content'
import { recordOf } from '@energy/contracts/record-of'
import { menuKinds } from '@energy/contracts/site'
import type { PrismaClient } from '../../generated/client.ts'
import { live } from '../live.ts'

/** The number of items of each kind in the navigation. */
const MENU_ITEMS = 50

/** The first items of a kind that the navigation lists. */
async function menuEntries(db: PrismaClient, kind: (typeof menuKinds)[number], take: number) {
  const { menu: name } = kinds[kind]
  const rows = await db.content.findMany({
    where: { kind, ...live },
    select: { id: true, headerTitle: true, titlePrefix: true },
    orderBy: { sortKey: 'asc' },
    take,
  })
  return rows.map((row) => ({ _id: row.id, [name]: row[name] || row.headerTitle }))
}

/**
 * The entries of the navigation.
 * @param take the number of entries of each kind
 */
export async function readMenu(db: PrismaClient, take = MENU_ITEMS) {
  const entries = menuKinds.map(async (kind) => [kind, await menuEntries(db, kind, take)] as const)
  const lists = new Map(await Promise.all(entries))
  return recordOf(menuKinds, (kind) => lists.get(kind) ?? [])
}
