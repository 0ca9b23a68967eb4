import { localOf } from '@energy/contracts/company-time'
import { EXPORT_TYPES, inbox } from '@energy/contracts/inquiries/inbox'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { create as contentDisposition } from 'content-disposition'
import type { PrismaClient } from '../../../generated/client.ts'
import { pageOfInbox } from '../inbox.ts'
import { inboxReader } from '../reader.ts'
import type { Reader, Selected } from '../views.ts'
import { cellsOf } from './columns.ts'
import { fileOf } from './files.ts'

/** The rows that are read at once. */
const PAGE = 500

/** The rows of a view, page by page: each is read when the one before is sent. */
async function* pagesOf(db: PrismaClient, filter: Selected, reader: Reader) {
  let cursor: string | undefined
  do {
    const { rows, next } = await pageOf(db, filter, reader, cursor)
    yield rows
    cursor = next
  } while (cursor !== undefined)
}

async function pageOf(db: PrismaClient, filter: Selected, reader: Reader, cursor: string | undefined) {
  const found = await pageOfInbox(db, filter, reader, { take: PAGE, cursor })
  return {
    rows: found.map((row) => cellsOf(row, reader.opening)),
    next: found.length === PAGE ? found.at(-1)?.cursor : undefined,
  }
}

/** The export of a view of the inbox. */
export const inboxExport: FastifyPluginAsyncTypebox = async (app) => {
  const readerOf = inboxReader(app)
  app.route({
    ...inbox.export,
    handler: async (request, reply) => {
      const { format = 'csv', ...filter } = request.query
      const reader = await readerOf(request)
      const { day } = localOf(new Date(), reader.opening)
      const file = await fileOf[format](pagesOf(app.db, filter, reader))
      return reply
        .type(EXPORT_TYPES[format])
        .headers({
          'cache-control': 'no-store',
          'content-disposition': contentDisposition(`inquiries-${filter.view ?? 'waiting'}-${day}.${format}`),
        })
        .send(file)
    },
  })
}
