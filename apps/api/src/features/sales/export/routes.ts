import { offer } from '@energy/contracts/sales/offers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { pagesBy, sendTable } from '../../../shared/export/files.ts'
import { dayOf } from '../../../shared/sales/days.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { pageOfOffers } from '../offers/list.ts'
import { cellsOf, HEADS, NUMBERS } from './columns.ts'

/** The rows that are read at once. */
const PAGE = 500

/** The export of the pipeline. */
export const offersExport: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...offer.export,
    handler: async ({ query }, reply) => {
      const { format = 'csv', sort, direction, ...filter } = query
      const sales = await readSales(app.db)
      const pages = pagesBy(
        PAGE,
        async (cursor) => (await pageOfOffers(app.db, filter, sales, { sort, direction, cursor, take: PAGE })).offers,
        ({ row }) => cellsOf(row, sales.clock),
      )
      const file = `offers-${filter.state ?? 'all'}-${dayOf(sales.today)}`
      return sendTable(reply, { name: 'Offers', heads: HEADS, numbers: NUMBERS, pages }, { format, file })
    },
  })
}
