import { kinds } from '@energy/contracts/content'
import { UNTITLED } from '@energy/contracts/drafts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RouteGenericInterface } from 'fastify'
import { callerOf } from '../../../shared/caller.ts'
import { etagOf } from '../../../shared/etag.ts'
import { conflict, notFound } from '../../../shared/http-error.ts'
import { itemBodyOf } from '../../../shared/json-columns.ts'
import { readPage } from '../../../shared/lists/list.ts'
import { isId } from '../../../shared/lists/pagination.ts'
import { shownPictures } from '../../../shared/media/shown.ts'
import { isPinned } from '../place.ts'
import { answer, newColumns, titlesOf, type AnyKind } from '../rows.ts'
import { standingOf, withSchedules } from './answers.ts'
import { change } from './change.ts'
import { findingsOf } from './findings.ts'
import { othersWith } from './presence.ts'
import { newestVersion, publishDraft, unpublishItem } from './publication.ts'
import { readDraft } from './read.ts'
import { dropDraft, saveDraft } from './save.ts'
import { scheduleAction } from './schedules.ts'

/** The drafts of staff, over what the site shows. */
export const drafts: FastifyPluginAsyncTypebox = async (app) => {
  for (const kind of Object.values(kinds)) {
    const ofKind = { kind: kind.tag, deletedAt: null }
    const whereId = (id: string) => {
      if (!isId(id)) throw notFound()
      return { ...ofKind, id }
    }

    app.route<RouteGenericInterface, unknown, AnyKind['drafts']['schema']>({
      ...kind.drafts,
      handler: async ({ query }, reply) => {
        const page = await readPage(app.db, reply, query, {
          texts: titlesOf(kind.tag),
          read: ({ ids, direction, take }) =>
            app.db.content.findMany({
              where: { ...ofKind, sortKey: ids },
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
        const authorId = callerOf(request).record?.id ?? null
        const insertedId = await app.write(request, async (tx) => {
          const { id } = await tx.content.create({
            data: {
              ...body,
              kind: kind.tag,
              headerTitle: body.headerTitle || UNTITLED,
              state: 'draft',
              draftNumber: 1,
              versions: { create: { number: 1, body, authorId } },
            },
            select: { id: true },
          })
          return id
        })
        reply.code(201).header('location', `${insertedId}/draft`).header('etag', etagOf(1))
        return { acknowledged: true as const, insertedId }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['draft']['schema']>({
      ...kind.draft,
      handler: async ({ params }, reply) => {
        const { draft, row, pictures, saved } = await readDraft(app.db, whereId(params.id))
        reply.header('etag', etagOf(row.revision))
        return {
          ...answer(row, pictures),
          ...draft,
          ...standingOf(row),
          pinned: isPinned(row.sortKey),
          number: saved?.number ?? 1,
          savedAt: (saved?.createdAt ?? row.updatedAt).toISOString(),
          savedBy: saved?.author?.username ?? '',
        }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['save']['schema']>({
      ...kind.save,
      handler: async (request, reply) =>
        change(app, request, reply, kind, (tx, item, authorId) => saveDraft(tx, item, request.body, authorId)),
    })

    app.route<RouteGenericInterface, unknown, AnyKind['discard']['schema']>({
      ...kind.discard,
      handler: async (request, reply) => {
        await change(app, request, reply, kind, async (tx, item) => {
          if (item.state !== 'live') throw conflict('The site does not show this, so there is nothing to go back to.')
          if (item.draftNumber !== null) await dropDraft(tx, item.id)
          const { number, createdAt } = await newestVersion(tx, item.id)
          return { number, savedAt: createdAt }
        })
        return { acknowledged: true as const, deletedCount: 1 }
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['publish']['schema']>({
      ...kind.publish,
      handler: async (request, reply) => change(app, request, reply, kind, publishDraft),
    })

    app.route<RouteGenericInterface, unknown, AnyKind['unpublish']['schema']>({
      ...kind.unpublish,
      handler: async (request, reply) => change(app, request, reply, kind, unpublishItem),
    })

    app.route<RouteGenericInterface, unknown, AnyKind['check']['schema']>({
      ...kind.check,
      handler: async ({ params }) => {
        const { draft, row } = await readDraft(app.db, whereId(params.id))
        return findingsOf(app.db, kind.tag, draft ?? itemBodyOf(answer(row, [])))
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['present']['schema']>({
      ...kind.present,
      handler: async (request) => {
        const { id } = await app.db.content.findUniqueOrThrow({
          where: whereId(request.params.id),
          select: { id: true },
        })
        return othersWith(app.db, id, callerOf(request).record?.id)
      },
    })

    app.route<RouteGenericInterface, unknown, AnyKind['schedule']['schema']>({
      ...kind.schedule,
      handler: async (request, reply) =>
        change(app, request, reply, kind, (tx, item, authorId) =>
          scheduleAction(tx, item, request.params.action, { ...request.body, authorId }),
        ),
    })

    app.route<RouteGenericInterface, unknown, AnyKind['cancel']['schema']>({
      ...kind.cancel,
      handler: async (request) => {
        const { id, action } = request.params
        if (!isId(id)) throw notFound()
        await app.write(request, async (tx) => {
          const { count } = await tx.schedule.deleteMany({ where: { itemId: id, action, item: ofKind } })
          if (!count) throw notFound()
          return id
        })
        return { acknowledged: true as const, deletedCount: 1 }
      },
    })
  }
}
