/** What the site shows, in SQL and for Prisma. Everything that is public reads these rows alone. */
export const LIVE_SQL = ` AND state = 'live'`
export const live = { deletedAt: null, state: 'live' } as const
