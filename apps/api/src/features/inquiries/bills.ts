import { bill } from '@energy/contracts/inquiries/bills'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { insertInquiry } from './insert.ts'

/** The form that takes a bill. */
export const bills: FastifyPluginAsyncTypebox = async (app) => {
  const insert = insertInquiry(app, 'bills')
  app.route({
    ...bill.create,
    handler: async (request, reply) => {
      const insertedId = await insert(request, request.body)
      reply.code(201).header('location', `inquiries/${insertedId}`)
      return { acknowledged: true as const, insertedId }
    },
  })
}
