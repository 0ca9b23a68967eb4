import type { Content } from '../generated/client.ts'

/** What the site shows, in SQL and for Prisma. Everything that is public reads these rows alone. */
export const LIVE_SQL = ` AND state = 'live'`
export const live = { deletedAt: null, state: 'live' } as const
/** Whether the site shows an item that was read with another record. */
export const isLive = <I extends Pick<Content, 'deletedAt' | 'state'>>(item: I | null): item is I =>
  item?.deletedAt === null && item.state === 'live'
