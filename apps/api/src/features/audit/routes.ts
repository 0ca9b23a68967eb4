import { audit as contract, type AuditEntry } from '@energy/contracts/audit'
import { isoMoment, localOf, type CompanyClock } from '@energy/contracts/time/company-time'
import { cellText } from '@energy/contracts/spreadsheet'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Prisma } from '../../generated/client.ts'
import { pagesBy, sendTable } from '../../shared/export/files.ts'
import { countRows } from '../../shared/lists/list.ts'
import { keyset, pageOf } from '../../shared/lists/pagination.ts'
import { readWorkingTime } from '../../shared/site/working-time.ts'
import { matching, readEntries } from './entries.ts'

/** The rows of an export that are read at once. */
const PAGE = 500

/** The columns of an export: their heads, and what they have of an entry. */
const COLUMNS: Record<string, (entry: AuditEntry, clock: CompanyClock) => string> = {
  Time: ({ at }, clock) => isoMoment(new Date(at), clock),
  Who: ({ name, who }) => name || who,
  'API key': (entry) => entry.apiKey,
  What: ({ what }) => what,
  Meaning: ({ summary }) => summary,
  Record: ({ record }) => record,
  Name: ({ title }) => title,
  Changes: ({ fields }) => fields.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join('\n'),
}

/** What staff have done, for admins. */
export const auditLog: FastifyPluginAsyncTypebox = async (app) => {
  const clockOf = async () => (await readWorkingTime(app.db)).opening

  app.route({
    ...contract.list,
    handler: async ({ query }, reply) => {
      const { cursor, take } = keyset(query, true)
      const rows = matching(query, await clockOf())
      const [entries, total] = await Promise.all([
        readEntries(app.db, rows, { take, before: cursor, summaryOf: app.summaryOf }),
        countRows(app.db, { table: Prisma.sql`audit`, rows }),
      ])
      const page = entries.map((entry) => ({ ...entry, id: entry._id }))
      return pageOf(reply, query, page, total)
    },
  })

  app.route({
    ...contract.export,
    handler: async ({ query }, reply) => {
      const { format = 'csv', ...filter } = query
      const clock = await clockOf()
      const rows = matching(filter, clock)
      const pages = pagesBy(
        PAGE,
        async (before) => {
          const entries = await readEntries(app.db, rows, { take: PAGE, before, summaryOf: app.summaryOf })
          return entries.map((entry) => ({ ...entry, cursor: entry._id }))
        },
        (entry) => Object.values(COLUMNS).map((cell) => cellText(cell(entry, clock))),
      )
      const file = `audit-${localOf(new Date(), clock).day}`
      return sendTable(reply, { name: 'Audit', heads: Object.keys(COLUMNS), pages }, { format, file })
    },
  })
}
