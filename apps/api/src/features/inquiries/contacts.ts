import { contact } from '@energy/contracts/inquiries/contacts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Prisma } from '../../generated/client.ts'
import { deleteRecord } from '../../shared/database/delete-record.ts'
import { readPage } from '../../shared/lists/list.ts'
import { preferencesOf } from '../../shared/database/json-columns.ts'
import { insertInquiry } from './insert.ts'
import { rowsOf, texts, inquiryRelations, inquiryFieldsOf } from './inquiry.ts'

const answerOf = (row: Prisma.InquiryGetPayload<{ include: typeof inquiryRelations }>) => ({
  ...row,
  _id: row.id,
  preferences: preferencesOf(row.preferences),
  createdAt: row.createdAt.toISOString(),
  ...inquiryFieldsOf(row),
  bound: row.userId !== null,
})

export const contacts: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contact.list,
    handler: async ({ query }, reply) => {
      const { state } = query
      const found = await readPage(app.db, reply, query, {
        newestFirst: true,
        texts: { ...texts, rows: rowsOf('contacts', state) },
        read: ({ ids, direction, take }) =>
          app.db.inquiry.findMany({
            where: { form: 'contacts', ...(state && { state }), id: ids },
            include: inquiryRelations,
            orderBy: { id: direction },
            take,
          }),
      })
      return found.map(answerOf)
    },
  })

  app.route({
    ...contact.remove,
    handler: (request) =>
      deleteRecord(app, request, (tx, id) =>
        tx.inquiry.delete({ where: { id, form: 'contacts' }, select: { id: true } }),
      ),
  })

  const insert = insertInquiry(app, 'contacts')
  app.route({
    ...contact.create,
    handler: async (request, reply) => {
      const insertedId = await insert(request, request.body)
      reply.code(201).header('location', `contacts/${insertedId}`)
      return { acknowledged: true as const, insertedId }
    },
  })
}
