import { trash as contract, TrashItem } from '@energy/contracts/content/trash'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { UUID } from '../../shared/lists/pagination.ts'
import { timeOf } from '../../shared/times.ts'
import { trashStart } from './rows.ts'

/** The number of items that the list shows. */
const SHOWN = 1_000

const Rows = TypeCompiler.Compile(
  Type.Array(
    Type.Object({
      ...Type.Omit(TrashItem, ['_id', 'deletedAt']).properties,
      id: Type.String(),
      deletedAt: Type.Date(),
    }),
  ),
)

/** What was deleted and can still be restored. */
export const trash: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.list,
    handler: async () => {
      // Who deleted it is in the audit table, by the last entry of this call: an id, or the name of a shell.
      const rows = await app.db.$queryRaw`
        SELECT items.id::text, kind::text, "headerTitle", "deletedAt", coalesce(deleter.username, '') AS "deletedBy"
        FROM items
        LEFT JOIN LATERAL (
          SELECT CASE WHEN who ~ ${UUID} THEN who::uuid END AS who FROM audit
          WHERE record = items.id::text AND what LIKE 'DELETE %/:id' ORDER BY audit.id DESC LIMIT 1
        ) AS deletion ON true
        LEFT JOIN users AS deleter ON deleter.id = deletion.who
        WHERE "deletedAt" >= ${trashStart()} ORDER BY "deletedAt" DESC, items.id DESC LIMIT ${SHOWN}`
      return Rows.Decode(rows).map(({ id, deletedAt, ...item }) => ({
        ...item,
        _id: id,
        deletedAt: deletedAt.toISOString(),
      }))
    },
  })

  app.route({
    ...contract.empty,
    handler: async (request) => {
      const { until } = request.query
      let erased = 0
      await app.write(request, async (tx) => {
        const deletedAt = until === undefined ? { not: null } : { lte: timeOf(until, '/until') }
        erased = (await tx.content.deleteMany({ where: { deletedAt } })).count
        return erased ? 'trash' : undefined
      })
      return { acknowledged: true as const, deletedCount: erased }
    },
  })
}
