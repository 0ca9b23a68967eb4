import { offerFile as contract } from '@energy/contracts/sales/offer-files'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { sendStored } from '../../../shared/attachments/send.ts'
import { startStaffUpload } from '../../../shared/attachments/staff-uploads.ts'
import { notFound } from '../../../shared/http-error.ts'
import { isId } from '../../../shared/lists/pagination.ts'
import { keyOfOfferFile } from '../../../shared/sales/offer-file.ts'
import { ownVersion } from '../../../shared/sales/own-offer.ts'
import { ownIdOf } from '../customer/own-id.ts'

/** The files of offers: staff send them, and both sides download them. */
export const offerFiles: FastifyPluginAsyncTypebox = async (app) => {
  /** @param isOwn whether a version that the customer has must name it */
  async function send(reply: FastifyReply, offerId: string, file: string, isOwn: boolean) {
    if (!isId(file)) throw notFound()
    const versions = isOwn ? { versions: { some: { ...ownVersion, files: { has: file } } } } : {}
    const { id, name, type } = await app.db.offerFile.findFirstOrThrow({
      where: { id: file, offer: { id: offerId, ...versions } },
    })
    return sendStored(app, reply, { name, type, key: keyOfOfferFile(id) })
  }

  app.route({
    ...contract.create,
    handler: async (request, reply) => {
      const { id } = request.params
      await app.db.offer.findUniqueOrThrow({ where: { id }, select: { id: true } })
      reply.code(201)
      return startStaffUpload(app, request, id)
    },
  })

  app.route({
    ...contract.read,
    handler: async ({ params: { id, attachment } }, reply) => send(reply, id, attachment, false),
  })

  const { ownId, linkedId } = ownIdOf(app.db)
  app.route({
    ...contract.own,
    handler: async (request, reply) => {
      const { id, attachment } = request.params
      return send(reply, await ownId(request, id), attachment, true)
    },
  })
  app.route({
    ...contract.linked,
    handler: async ({ params: { token, attachment } }, reply) =>
      send(reply, (await linkedId(token)).id, attachment, true),
  })
}
