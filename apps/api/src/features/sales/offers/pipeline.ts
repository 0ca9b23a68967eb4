import { totalCountOf } from '@energy/contracts/counts'
import { offer as contract } from '@energy/contracts/sales/offers'
import { decimalsOf } from '@energy/contracts/sales/money'
import { salesSettings } from '@energy/contracts/sales/sales-settings'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { readSales } from '../../../shared/sales/settings.ts'
import { readFigures } from './figures.ts'
import { pageOfOffers } from './list.ts'

/** The rows of a page without `limit`. */
const DEFAULT_LIMIT = 100

/** The pipeline: the list of offers, their figures, and the settings that staff write them with. */
export const pipeline: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.list,
    handler: async ({ query }, reply) => {
      const { limit = DEFAULT_LIMIT, cursor, sort, direction, ...filter } = query
      const paging = { sort, direction, cursor, take: limit + 1 }
      const { offers, total } = await pageOfOffers(app.db, filter, await readSales(app.db), paging)
      const shown = offers.slice(0, limit)
      reply.header('x-total-count', totalCountOf(total))
      if (offers.length > limit) {
        const { cursor: _, limit: __, ...same } = query
        const next = new URLSearchParams({ limit: String(limit), cursor: shown.at(-1)?.cursor ?? '', ...same })
        reply.header('link', `<?${next}>; rel="next"`)
      }
      return shown.map(({ row }) => row)
    },
  })

  app.route({ ...contract.figures, handler: async () => readFigures(app.db, await readSales(app.db)) })

  app.route({
    ...salesSettings,
    handler: async () => {
      const { currency, taxRates, validDays, paymentDays, terms } = await readSales(app.db)
      return { currency, decimals: decimalsOf(currency), taxRates, validDays, paymentDays, terms }
    },
  })
}
