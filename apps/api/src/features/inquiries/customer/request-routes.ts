import { attachmentFile } from '@energy/contracts/inquiries/attachments'
import { MAX_OWN, request as contract, type NewMessage } from '@energy/contracts/inquiries/requests'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from '@sinclair/typebox'
import type { FastifyRequest } from 'fastify'
import type { Prisma } from '../../../generated/client.ts'
import { callerOf, type Caller } from '../../../shared/access/caller.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { countMail } from '../../../shared/mail/address-limit.ts'
import { readWorkingTime } from '../../../shared/site/working-time.ts'
import { bindAttachments } from '../attachments/bind.ts'
import { sendAttachment } from '../attachments/download.ts'
import { requestFields, requestOf, rowFields, rowOf } from './own-request.ts'
import { openRequestLink } from './request-link.ts'
import { writeBack } from '../../../shared/inquiries/write-back.ts'

/** Mails with new links to one address in a day. */
const LINK_MAILS = 3

/** After the deletion of its sender an inquiry has no e-mail. */
const notErased = { email: { not: '' } } as const

/** The condition for the inquiries of a caller. */
const ownOf = ({ record, email, emailVerified }: Caller): Prisma.InquiryWhereInput => ({
  ...notErased,
  OR: [...(record ? [{ userId: record.id }] : []), ...(emailVerified ? [{ userId: null, email }] : [])],
})

const expired = () => new HttpError(404, 'This link has expired, or is not complete. Ask for a new one.')

/** What those who sent a request or a message see of it, signed in or by a link of a mail. */
export const requests: FastifyPluginAsyncTypebox = async (app) => {
  const workingTime = app.remembered('site', () => readWorkingTime(app.db))

  /** The id of an inquiry of the caller. @throws HttpError 404 */
  async function ownId(request: FastifyRequest, id: string) {
    const where = { ...ownOf(callerOf(request)), id }
    return (await app.db.inquiry.findFirstOrThrow({ where, select: { id: true } })).id
  }

  async function open(token: string) {
    const opened = await openRequestLink(app.db, token)
    if (!opened) throw expired()
    return opened
  }

  async function add(request: FastifyRequest, id: string, { text, attachments }: Static<typeof NewMessage>) {
    const { due } = await workingTime()
    const whoId = request.caller?.record?.id ?? null
    const insertedId = await app.writeOnce(
      request,
      async (tx, chosen) => {
        const entryId = await writeBack(tx, id, { ...chosen, text, whoId, dueAt: due(new Date()) })
        await bindAttachments(tx, attachments, { inquiryId: id, entryId })
        return entryId
      },
      true,
    )
    return { acknowledged: true as const, insertedId }
  }

  app.route({
    ...contract.list,
    handler: async (request) => {
      const found = await app.db.inquiry.findMany({
        where: ownOf(callerOf(request)),
        select: rowFields,
        orderBy: { id: 'desc' },
        take: MAX_OWN,
      })
      return found.map(rowOf)
    },
  })

  app.route({
    ...contract.read,
    handler: async (request) => {
      const id = await ownId(request, request.params.id)
      return requestOf(await app.db.inquiry.findUniqueOrThrow({ where: { id }, select: requestFields }))
    },
  })

  app.route({
    ...contract.writeBack,
    handler: async (request, reply) => {
      const id = await ownId(request, request.params.id)
      reply.code(201)
      return add(request, id, request.body)
    },
  })

  app.route({
    ...contract.readLinked,
    handler: async ({ params }) => {
      const { id, until } = await open(params.token)
      const found = await app.db.inquiry.findUniqueOrThrow({ where: { id, ...notErased }, select: requestFields })
      return { ...requestOf(found), bound: found.userId !== null, until: until.toISOString() }
    },
  })

  app.route({
    ...contract.writeBackLinked,
    handler: async (request, reply) => {
      const { id } = await open(request.params.token)
      reply.code(201)
      return add(request, id, request.body)
    },
  })

  app.route({
    ...attachmentFile.ofRequest,
    handler: async (request, reply) => {
      const { id, attachment } = request.params
      return sendAttachment(app, reply, { inquiry: await ownId(request, id), attachment })
    },
  })

  app.route({
    ...attachmentFile.ofLink,
    handler: async ({ params: { token, attachment } }, reply) =>
      sendAttachment(app, reply, { inquiry: (await open(token)).id, attachment }),
  })

  app.route({
    ...contract.askForLinks,
    handler: async ({ body: { email } }, reply) => {
      const send = await app.outbox()
      // The same for each address: the worker finds out whether there is anything to send.
      await app.db.$transaction(async (tx) => {
        if (await countMail(tx, { purpose: 'links', email, max: LINK_MAILS })) await send(tx, { mail: 'links', email })
      })
      reply.code(202)
      return { acknowledged: true as const }
    },
  })
}
