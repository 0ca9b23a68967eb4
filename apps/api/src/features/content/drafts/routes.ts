import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { RouteGenericInterface } from 'fastify'
import { isTextKind } from '@energy/contracts/texts'
import { callerOf } from '../../../shared/access/caller.ts'
import { etagOf } from '../../../shared/etag.ts'
import { conflict, HttpError } from '../../../shared/http-error.ts'
import { families, itemAnswer, ofKinds, whereItem, type Calls } from '../families.ts'
import { bodyOf } from '../item-body.ts'
import { isPinned } from '../place.ts'
import { answer } from '../rows.ts'
import { standingOf } from './answers.ts'
import { change } from './change.ts'
import { findingsOf } from './findings.ts'
import { othersWith } from './presence.ts'
import { publishDraft, shownVersion, unpublishItem } from './publication.ts'
import { readDraft } from './read.ts'
import { dropDraft } from './save.ts'
import { scheduleAction } from './schedules.ts'

/** The drafts of staff, over what the site shows. */
export const drafts: FastifyPluginAsyncTypebox = async (app) => {
  for (const { calls, kindsFor } of families) {
    app.route<RouteGenericInterface, unknown, Calls['draft']['schema']>({
      ...calls.draft,
      handler: async (request, reply) => {
        const { draft, row, pictures, saved } = await readDraft(app.db, whereItem(kindsFor(request), request.params.id))
        reply.header('etag', etagOf(row.revision))
        return {
          ...itemAnswer(row, pictures, draft),
          ...standingOf(row),
          pinned: isPinned(row.sortKey),
          number: saved?.number ?? 1,
          savedAt: (saved?.createdAt ?? row.updatedAt).toISOString(),
          savedBy: saved?.author?.username ?? '',
        }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['discard']['schema']>({
      ...calls.discard,
      handler: async (request, reply) => {
        await change(app, request, reply, kindsFor(request), async (tx, item) => {
          if (item.state !== 'live') throw conflict('The site does not show this, so there is nothing to go back to.')
          if (item.draftNumber !== null) await dropDraft(tx, item.id)
          const { number, createdAt } = await shownVersion(tx, item.id)
          return { number, savedAt: createdAt }
        })
        return { acknowledged: true as const, deletedCount: 1 }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['publish']['schema']>({
      ...calls.publish,
      handler: async (request, reply) => change(app, request, reply, kindsFor(request), publishDraft),
    })

    app.route<RouteGenericInterface, unknown, Calls['unpublish']['schema']>({
      ...calls.unpublish,
      handler: async (request, reply) => change(app, request, reply, kindsFor(request), unpublishItem),
    })

    app.route<RouteGenericInterface, unknown, Calls['check']['schema']>({
      ...calls.check,
      handler: async (request) => {
        const { draft, row } = await readDraft(app.db, whereItem(kindsFor(request), request.params.id))
        return findingsOf(
          app.db,
          row.kind,
          draft ?? bodyOf(row.kind, isTextKind(row.kind) ? row.texts : answer(row, [])),
        )
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['present']['schema']>({
      ...calls.present,
      handler: async (request) => {
        const { id } = await app.db.content.findUniqueOrThrow({
          where: whereItem(kindsFor(request), request.params.id),
          select: { id: true },
        })
        return othersWith(app.db, id, callerOf(request).record?.id)
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['schedule']['schema']>({
      ...calls.schedule,
      handler: async (request, reply) =>
        change(app, request, reply, kindsFor(request), (tx, item, authorId) =>
          scheduleAction(tx, item, request.params.action, { ...request.body, authorId }),
        ),
    })

    app.route<RouteGenericInterface, unknown, Calls['cancel']['schema']>({
      ...calls.cancel,
      handler: async (request) => {
        const { id, action } = request.params
        await app.write(request, async (tx) => {
          const { count } = await tx.schedule.deleteMany({
            where: { itemId: id, action, item: ofKinds(kindsFor(request)) },
          })
          if (!count) throw new HttpError(404, 'This is not scheduled any more.')
          return id
        })
        return { acknowledged: true as const, deletedCount: 1 }
      },
    })
  }
}
