import { totalCountOf } from '@energy/contracts/counts'
import { inbox as contract, type BulkResult } from '@energy/contracts/inquiries/inbox'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { conflict, HttpError } from '../../shared/http-error.ts'
import { assignmentJob } from './admin-mails/assignment-job.ts'
import { assigned, stepped, type Recorded } from './changes.ts'
import { countInbox, countViews, pageOfInbox } from './inbox.ts'
import { addEntry, lockInquiry, type LockedInquiry } from './inquiry.ts'
import { inboxReader } from './reader.ts'
import type { Prisma } from '../../generated/client.ts'

/** The rows of a page without `limit`. */
const DEFAULT_LIMIT = 100

/** Why an inquiry was not changed after an error of our own. */
const BROKEN_OFF = 'Something broke on our side. Try again in a moment.'

/** The inbox: lists, counts, and changes of several inquiries. */
export const inbox: FastifyPluginAsyncTypebox = async (app) => {
  const readerOf = inboxReader(app)

  app.route({
    ...contract.list,
    handler: async (request, reply) => {
      const { limit = DEFAULT_LIMIT, cursor, ...filter } = request.query
      const reader = await readerOf(request)
      const [found, total] = await Promise.all([
        pageOfInbox(app.db, filter, reader, { take: limit + 1, cursor }),
        countInbox(app.db, filter, reader),
      ])
      const shown = found.slice(0, limit)
      reply.header('x-total-count', totalCountOf(total))
      if (found.length > limit) {
        const next = new URLSearchParams({ ...filter, limit: String(limit), cursor: shown.at(-1)?.cursor ?? '' })
        reply.header('link', `<?${next}>; rel="next"`)
      }
      return shown
    },
  })

  app.route({ ...contract.counts, handler: async (request) => countViews(app.db, await readerOf(request)) })

  /**
   * Changes each inquiry in a transaction of its own, so that one that fails holds up no other. After an error of our own
   * the others are not tried; it is the answer only where nothing was changed before.
   */
  async function changeEach(
    request: FastifyRequest,
    ids: readonly string[],
    decide: (inquiry: LockedInquiry, tx: Prisma.TransactionClient) => Recorded | Promise<Recorded>,
  ) {
    const result: BulkResult = { done: [], failed: [] }
    for (const [at, id] of ids.entries())
      try {
        await app.write(request, async (tx) => {
          const [entry, change] = await decide(await lockInquiry(tx, id), tx)
          if (!entry) return undefined
          await addEntry(tx, { id, whoId: request.caller?.record?.id }, entry, change)
          return id
        })
        result.done.push(id)
      } catch (error) {
        if (error instanceof HttpError && error.status < 500) {
          result.failed.push({ _id: id, detail: error.message })
          continue
        }
        if (result.done.length === 0) throw error
        request.log.error({ error: error instanceof Error && error.name }, 'a change of several inquiries broke off')
        result.failed.push(...ids.slice(at).map((_id) => ({ _id, detail: BROKEN_OFF })))
        break
      }
    return result
  }

  app.route({
    ...contract.setStates,
    handler: async (request) => {
      const { ids, state } = request.body
      return changeEach(request, ids, (inquiry) => {
        // A colleague may have closed it since the list was read.
        if (inquiry.state === 'closed' && state !== 'closed') throw conflict('It is closed. Open it to reopen it.')
        return stepped(inquiry, state)
      })
    },
  })

  app.route({
    ...contract.assignAll,
    handler: async (request) => {
      const { ids, assignee } = request.body
      const notify = assignmentJob(request.caller?.record?.id)
      return changeEach(request, ids, (inquiry, tx) => assigned(tx, inquiry, assignee, notify))
    },
  })
}
