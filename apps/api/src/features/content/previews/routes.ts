import { PREVIEW_DAYS } from '@energy/contracts/previews/links'
import { preview } from '@energy/contracts/previews/previews'
import { isTextKind } from '@energy/contracts/texts'
import { formattedOf } from '@energy/formatted/formatted-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest, RouteGenericInterface } from 'fastify'
import { callerOf } from '../../../shared/access/caller.ts'
import { itemBodyOf } from '../../../shared/database/json-columns.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { hashOf, newToken } from '../../../shared/access/tokens.ts'
import { readDraft } from '../drafts/read.ts'
import { families, whereItem, type Calls } from '../families.ts'
import { previewedText } from '../texts/previewed.ts'
import { answer } from '../rows.ts'
import { openFrame, signFrame } from './frame-token.ts'

const DAY = 24 * 60 * 60_000

const ended = () => new HttpError(404, 'This preview has ended. Ask the person who shared it for a new link.')

/** Previews of drafts: links that staff share, and the frame of the editor. */
export const previews: FastifyPluginAsyncTypebox = async (app) => {
  /** What the item of a token says in its draft, or on the site where it has none. */
  const show = async (id: string | undefined) => {
    if (id === undefined) throw ended()
    const { draft, row, pictures } = await readDraft(app.db, { id, deletedAt: null })
    const { kind } = row
    if (isTextKind(kind)) return previewedText(app.db, { ...row, kind }, draft)
    const item = { ...answer(row, pictures), ...(draft && itemBodyOf(draft)) }
    const formatted = formattedOf(kind, item)
    return { kind, item: { ...item, ...(formatted && { formatted }) } }
  }

  app.route({
    ...preview.read,
    handler: async ({ params }) => {
      const link = await app.db.preview.findUnique({
        where: { hash: hashOf(params.token), expiresAt: { gt: new Date() }, revokedAt: null },
      })
      return show(link?.itemId)
    },
  })

  app.route({
    ...preview.frame,
    handler: async ({ params }) => show(await openFrame(app.db, params.token)),
  })

  for (const { calls, kindsFor } of families) {
    const item = async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const { id } = request.params
      await app.db.content.findUniqueOrThrow({ where: whereItem(kindsFor(request), id), select: { id: true } })
      return { itemId: id, revokedAt: null }
    }

    app.route<RouteGenericInterface, unknown, Calls['previewLink']['schema']>({
      ...calls.previewLink,
      handler: async (request) => {
        const link = await app.db.preview.findFirst({
          where: { ...(await item(request)), expiresAt: { gt: new Date() } },
          orderBy: { expiresAt: 'desc' },
          include: { author: { select: { username: true } } },
        })
        return { expiresAt: link?.expiresAt.toISOString() ?? '', sharedBy: link?.author?.username ?? '' }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['share']['schema']>({
      ...calls.share,
      handler: async (request, reply) => {
        const shared = await item(request)
        const token = newToken()
        const expiresAt = new Date(Date.now() + PREVIEW_DAYS * DAY)
        const authorId = callerOf(request).record?.id ?? null
        await app.write(request, async (tx) => {
          await tx.preview.updateMany({ where: shared, data: { revokedAt: new Date() } })
          await tx.preview.create({ data: { ...shared, hash: hashOf(token), authorId, expiresAt } })
          return shared.itemId
        })
        reply.code(201)
        return { token, expiresAt: expiresAt.toISOString() }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['unshare']['schema']>({
      ...calls.unshare,
      handler: async (request) => {
        const shared = await item(request)
        const { count } = await app.write(request, async (tx) => {
          const revoked = await tx.preview.updateMany({ where: shared, data: { revokedAt: new Date() } })
          return { ...revoked, record: revoked.count ? shared.itemId : undefined }
        })
        return { acknowledged: true as const, deletedCount: count }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['frame']['schema']>({
      ...calls.frame,
      handler: async (request) => signFrame(app.db, (await item(request)).itemId),
    })
  }
}
