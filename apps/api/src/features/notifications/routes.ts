import { createHash } from 'node:crypto'
import { notifications as contract } from '@energy/contracts/notifications'
import { matchesEtag } from '@energy/server/conditional-request'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { summaryFor, notificationsFor } from './notifications.ts'
import { callerOf } from '../../shared/access/caller.ts'
import { notFound } from '../../shared/http-error.ts'
import { readWorkingTime } from '../../shared/site/working-time.ts'

/** The record of the admin who asks. */
function recordOf(request: FastifyRequest) {
  const { record } = callerOf(request)
  if (!record) throw notFound()
  return record
}

/** The admin who asks. A new admin has seen nothing since their own sign-up. */
function readerOf(request: FastifyRequest) {
  const record = recordOf(request)
  return { id: record.id, seenAt: record.seenAt ?? record.createdAt }
}

/** The bell asks every few seconds, so a call reads only a few index entries while nothing is new. */
export const notifications: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.read,
    handler: async (request, reply) => {
      const reader = readerOf(request)
      const { version, ...counts } = await summaryFor(app.db, reader)
      const etag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`
      reply.header('etag', etag)
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return { ...counts, seenAt: reader.seenAt.toISOString(), items: await notificationsFor(app.db, reader) }
    },
  })

  app.route({
    ...contract.seen,
    handler: async (request) => {
      const { id, seenAt } = readerOf(request)
      // Neither into the future nor backwards.
      const until = Math.min(Date.parse(request.body.until) || 0, Date.now())
      await app.write(request, async (tx) => {
        await tx.user.updateMany({ where: { id }, data: { seenAt: new Date(Math.max(until, seenAt.getTime())) } })
        return id
      })
      return { acknowledged: true as const }
    },
  })

  app.route({
    ...contract.mails,
    handler: async (request) => {
      const { mailWhenAssigned: whenAssigned, mailOverdue: overdue } = recordOf(request)
      return { whenAssigned, overdue }
    },
  })

  const workingTime = app.remembered('site', () => readWorkingTime(app.db))
  app.route({
    ...contract.setMails,
    handler: async (request) => {
      const { whenAssigned, overdue } = request.body
      const { id, mailOverdue } = recordOf(request)
      const now = new Date()
      const today = (await workingTime()).time.dayOf(now)
      // Who wants the mail of opening time only after it gets the first one on the next day.
      const isLate = overdue && !mailOverdue && today !== undefined && now >= today.opens
      const data = {
        mailWhenAssigned: whenAssigned,
        mailOverdue: overdue,
        ...(isLate && { overdueMailDay: new Date(today.day) }),
      }
      await app.write(request, async (tx) => {
        await tx.user.updateMany({ where: { id }, data })
        return id
      })
      return { acknowledged: true as const }
    },
  })
}
