import { localOf } from '@energy/contracts/time/company-time'
import { inbox } from '@energy/contracts/inquiries/inbox'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { PrismaClient } from '../../../generated/client.ts'
import { pagesBy, sendTable } from '../../../shared/export/files.ts'
import { preferencesOf } from '../../../shared/database/json-columns.ts'
import { pageOfInbox, type ListedInquiry } from '../inbox.ts'
import { inboxReader } from '../reader.ts'
import { cellsOf, HEADS } from './columns.ts'

/** The rows that are read at once. */
const PAGE = 500

/** Of an inquiry that is deleted between the two reads. */
const NO_TEXTS = { comment: '', address: '', businessAddress: '', time: '', preferences: {}, entries: [] }

/** Reads the whole of what was written, and what else the inbox does not show. */
async function withTexts(db: PrismaClient, page: readonly ListedInquiry[]) {
  const found = await db.inquiry.findMany({
    where: { id: { in: page.map(({ _id }) => _id) } },
    select: {
      id: true,
      comment: true,
      address: true,
      businessAddress: true,
      time: true,
      preferences: true,
      entries: { where: { what: 'message' }, select: { text: true }, orderBy: { id: 'desc' }, take: 1 },
    },
  })
  const texts = new Map(found.map(({ id, ...row }) => [id, row]))
  return page.map((row) => {
    const { entries, preferences, ...more } = texts.get(row._id) ?? NO_TEXTS
    return { ...row, ...more, lastMessage: entries[0]?.text ?? '', preferences: preferencesOf(preferences) }
  })
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
      const pages = pagesBy(
        PAGE,
        async (cursor) => withTexts(app.db, await pageOfInbox(app.db, filter, reader, { take: PAGE, cursor })),
        (row) => cellsOf(row, reader.opening),
      )
      const file = `inquiries-${filter.view ?? 'waiting'}-${day}`
      return sendTable(reply, { name: 'Inquiries', heads: HEADS, pages }, { format, file })
    },
  })
}
