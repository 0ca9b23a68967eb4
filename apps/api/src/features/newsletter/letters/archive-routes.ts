import { MAX_COUNT } from '@energy/contracts/counts'
import { letterArchive } from '@energy/contracts/letters/archive'
import { parse } from '@energy/formatted/parse'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { PrismaClient } from '../../../generated/client.ts'
import { notFound } from '../../../shared/http-error.ts'
import { keyset, pageOf } from '../../../shared/lists/pagination.ts'
import { readGuides } from './letter-guides.ts'

/** What the site shows. */
const shown = { isArchived: true, startedAt: { not: null } } as const
const answerOf = ({ id, title, startedAt }: { id: string; title: string; startedAt: Date | null }) => ({
  _id: id,
  title,
  sentAt: startedAt?.toISOString() ?? '',
})

/** The condition for the letters that were sent before another one. */
async function sentBefore(db: PrismaClient, id: string) {
  const { startedAt } = (await db.letter.findUnique({ where: { id }, select: { startedAt: true } })) ?? {}
  return startedAt ? { OR: [{ startedAt: { lt: startedAt } }, { startedAt, id: { lt: id } }] } : { id: { in: [] } }
}

/** The letters on the site. */
export const archivedLetters: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...letterArchive.list,
    handler: async ({ query }, reply) => {
      const { cursor, take } = keyset(query, true)
      const before = cursor === undefined ? {} : await sentBefore(app.db, cursor)
      const [rows, total] = await Promise.all([
        app.db.letter.findMany({
          where: { ...shown, ...before },
          // Not their texts: a page has up to a hundred letters.
          select: { id: true, title: true, startedAt: true },
          // One that was begun earlier may have been sent later.
          orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
          take,
        }),
        app.db.letter.count({ where: shown, take: MAX_COUNT + 1 }),
      ])
      return pageOf(reply, query, rows, total).map(answerOf)
    },
  })

  app.route({
    ...letterArchive.read,
    handler: async ({ params: { id } }) => {
      const found = await app.db.letter.findFirst({ where: { id, ...shown } })
      if (!found) throw notFound()
      return { ...answerOf(found), text: parse(found.text), guides: await readGuides(app.db, found.guides) }
    },
  })
}
