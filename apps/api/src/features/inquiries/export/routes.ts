import { localOf } from '@energy/contracts/company-time'
import { inbox } from '@energy/contracts/inquiries/inbox'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { pagesBy, sendTable } from '../../../shared/export/files.ts'
import { pageOfInbox } from '../inbox.ts'
import { inboxReader } from '../reader.ts'
import { cellsOf, HEADS } from './columns.ts'

/** The rows that are read at once. */
const PAGE = 500

/** The export of a view of the inbox. */
export const inboxExport: FastifyPluginAsyncTypebox = async (app) => {
  const readerOf = inboxReader(app)
  app.route({
    ...inbox.export,
    handler: async (request, reply) => {
      const { format = 'csv', ...filter } = request.query
      const reader = await readerOf(request)
      const { day } = localOf(new Date(), reader.opening)
      const pages = pagesBy(
        PAGE,
        (cursor) => pageOfInbox(app.db, filter, reader, { take: PAGE, cursor }),
        (row) => cellsOf(row, reader.opening),
      )
      const file = `inquiries-${filter.view ?? 'waiting'}-${day}`
      return sendTable(reply, { name: 'Inquiries', heads: HEADS, pages }, { format, file })
    },
  })
}
