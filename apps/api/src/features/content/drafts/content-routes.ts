import { kinds } from '@energy/contracts/content'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RouteGenericInterface } from 'fastify'
import { readPage } from '../../../shared/lists/list.ts'
import { shownPictures } from '../../../shared/media/shown.ts'
import { ofKinds } from '../families.ts'
import { isPinned } from '../place.ts'
import { answer, columns, newColumns, titlesOf, type AnyKind } from '../rows.ts'
import { standingOf, withSchedules } from './answers.ts'
import { change } from './change.ts'
import { saveDraft } from './save.ts'
import { startDraft } from './start.ts'

/** The lists of staff of products, services and blogs, and what saves their drafts. */
export const contentDrafts: FastifyPluginAsyncTypebox = async (app) => {
  for (const kind of Object.values(kinds)) {
    app.route<RouteGenericInterface, unknown, AnyKind['drafts']['schema']>({
      ...kind.drafts,
      handler: async ({ query }, reply) => {
        const page = await readPage(app.db, reply, query, {
          texts: titlesOf([kind.tag]),
          read: ({ ids, direction, take }) =>
            app.db.content.findMany({
              where: { ...ofKinds([kind.tag]), sortKey: ids },
              orderBy: { sortKey: direction },
              take,
              include: withSchedules,
            }),
        })
        const picturesOf = await shownPictures(app.db, page)
        return page.map((row) => ({
          ...answer(row, picturesOf(row)),
          ...standingOf(row),
          pinned: isPinned(row.sortKey),
        }))
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['start']['schema']>({
      ...kind.start,
      handler: async (request, reply) => {
        const body = { headerTitle: '', ...newColumns(kind, request.body) }
        return startDraft(app, request, reply, { ...body, kind: kind.tag }, body)
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['save']['schema']>({
      ...kind.save,
      handler: async (request, reply) =>
        change(app, request, reply, [kind.tag], (tx, item, authorId) =>
          saveDraft(tx, item, (before) => ({ ...before, ...columns(kind, request.body) }), authorId),
        ),
    })
  }
}
