import { schedules as contract } from '@energy/contracts/content/schedules'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { scheduleOf, withSchedules } from './answers.ts'

/** The number of schedules in a list without `limit`. */
const SHOWN = 1_000

/** What is scheduled, for all kinds. */
export const scheduled: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.list,
    handler: async ({ query: { limit = SHOWN } }) => {
      const rows = await app.db.schedule.findMany({
        where: { item: { deletedAt: null } },
        orderBy: [{ at: 'asc' }, { itemId: 'asc' }, { action: 'asc' }],
        take: limit,
        include: { ...withSchedules.schedules.include, item: { select: { id: true, kind: true, headerTitle: true } } },
      })
      return rows.map(({ item: { id, kind, headerTitle }, ...row }) => ({
        kind,
        _id: id,
        headerTitle,
        ...scheduleOf(row),
      }))
    },
  })
}
