import { isTextKind, textRecord, texts, type TextKind } from '@energy/contracts/texts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ifMatch } from '../../../shared/etag.ts'
import { changedSince, forbidden, notFound } from '../../../shared/http-error.ts'
import { readPage } from '../../../shared/lists/list.ts'
import { shownPictures } from '../../../shared/media/shown.ts'
import { standingOf, withSchedules } from '../drafts/answers.ts'
import { change } from '../drafts/change.ts'
import { requireRemovable, shownFirst } from '../drafts/publication.ts'
import { saveDraft } from '../drafts/save.ts'
import { startDraft } from '../drafts/start.ts'
import { emitIfLive } from '../emit-if-live.ts'
import { itemAnswer, ofKinds, textKindsFor, whereItem } from '../families.ts'
import { bodyOf, titleOf } from '../item-body.ts'
import { isPinned } from '../place.ts'
import { titlesOf, trashStart } from '../rows.ts'
import { checkTexts } from './input.ts'

const isSingle = (kind: TextKind) => textRecord(kind).single === true

/** What staff do with the texts of the site, besides what they do with all drafts. */
export const siteTexts: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...texts.drafts,
    handler: async (request, reply) => {
      const { query } = request
      const kinds = textKindsFor(request).filter((each) => query.kind === undefined || each === query.kind)
      const page = await readPage(app.db, reply, query, {
        texts: titlesOf(kinds),
        read: ({ ids, direction, take }) =>
          app.db.content.findMany({
            where: { ...ofKinds(kinds), sortKey: ids },
            orderBy: { sortKey: direction },
            take,
            include: withSchedules,
          }),
      })
      const picturesOf = await shownPictures(app.db, page)
      return page.flatMap((row) =>
        isTextKind(row.kind)
          ? [{ ...itemAnswer(row, picturesOf(row)), kind: row.kind, ...standingOf(row), pinned: isPinned(row.sortKey) }]
          : [],
      )
    },
  })

  app.route({
    ...texts.singles,
    handler: async (request) => {
      const select = { number: true, createdAt: true, author: { select: { username: true } } }
      const rows = await app.db.content.findMany({
        where: ofKinds(textKindsFor(request).filter(isSingle)),
        include: { ...withSchedules, versions: { orderBy: shownFirst, select } },
      })
      return rows.flatMap(({ id: _id, kind, updatedAt, versions, ...row }) => {
        const saved = versions.find(({ number }) => number === row.draftNumber) ?? versions[0]
        const savedAt = (saved?.createdAt ?? updatedAt).toISOString()
        return isTextKind(kind)
          ? [{ kind, _id, ...standingOf(row), savedAt, savedBy: saved?.author?.username ?? '' }]
          : []
      })
    },
  })

  app.route({
    ...texts.start,
    handler: async (request, reply) => {
      const { kind } = request.body
      if (!textKindsFor(request).includes(kind)) throw forbidden('Only an editor may do this.')
      const body = bodyOf(kind, checkTexts(request, kind, request.body))
      return startDraft(app, request, reply, { kind, headerTitle: titleOf(kind, body), texts: body }, body)
    },
  })

  app.route({
    ...texts.save,
    handler: async (request, reply) =>
      change(app, request, reply, textKindsFor(request), async (tx, item, authorId) => {
        if (!isTextKind(item.kind)) throw notFound()
        const sent = checkTexts(request, item.kind, request.body)
        return saveDraft(tx, item, (before) => ({ ...before, ...sent }), authorId)
      }),
  })

  app.route({
    ...texts.remove,
    handler: async (request) => {
      const where = whereItem(textKindsFor(request), request.params.id)
      const { kind } = await app.db.content.findUniqueOrThrow({ where, select: { kind: true } })
      requireRemovable(kind)
      const { version } = ifMatch(request.headers['if-match'])
      await app.write(request, async (tx) => {
        const { count } = await tx.content.updateMany({
          where: { ...where, ...(version && { revision: version }) },
          data: { deletedAt: new Date(), version: { increment: 1 }, revision: { increment: 1 } },
        })
        if (!count) throw changedSince()
        await emitIfLive(tx, 'content.unpublished', where.id)
        return where.id
      })
      return { acknowledged: true as const, deletedCount: 1 }
    },
  })

  app.route({
    ...texts.restore,
    handler: async (request) => {
      const where = { ...whereItem(textKindsFor(request), request.params.id), deletedAt: { gte: trashStart() } }
      await app.write(request, async (tx) => {
        const { count } = await tx.content.updateMany({ where, data: { deletedAt: null, version: { increment: 1 } } })
        if (!count) throw notFound()
        await emitIfLive(tx, 'content.published', where.id)
        return where.id
      })
      return { acknowledged: true as const, restoredCount: 1 }
    },
  })
}
