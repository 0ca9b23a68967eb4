import { specialist } from '@energy/contracts/inquiries/specialists'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Prisma } from '../../generated/client.ts'
import { deleteRecord } from '../../shared/database/delete-record.ts'
import { callOff } from '../../shared/inquiries/call-off.ts'
import { readPage } from '../../shared/lists/list.ts'
import { insertInquiry } from './insert.ts'
import { answersOf, include, type RequestRow } from './requests.ts'
import { rowsOf, texts } from './inquiry.ts'

export const specialists: FastifyPluginAsyncTypebox = async (app) => {
  const answers = (requests: readonly RequestRow[]) => answersOf(app.db, requests)

  app.route({
    ...specialist.list,
    handler: async ({ query }, reply) => {
      const { state, email } = query
      const where = { form: 'specialists' as const, ...(state && { state }), ...(email !== undefined && { email }) }
      const found = await readPage(app.db, reply, query, {
        newestFirst: true,
        texts: {
          ...texts,
          rows: Prisma.sql`${rowsOf('specialists', state)} AND ${email === undefined ? Prisma.sql`true` : Prisma.sql`email = ${email}`}`,
        },
        read: ({ ids, direction, take }) =>
          app.db.inquiry.findMany({ where: { ...where, id: ids }, include, orderBy: { id: direction }, take }),
      })
      return answers(found)
    },
  })

  app.route({
    ...specialist.remove,
    handler: (request) =>
      deleteRecord(app, request, async (tx, id) => {
        await callOff(tx, Prisma.sql`inquiries.id = ${id}::uuid`)
        await tx.inquiry.delete({ where: { id, form: 'specialists' }, select: { id: true } })
      }),
  })

  const insert = insertInquiry(app, 'specialists')
  app.route({
    ...specialist.create,
    handler: async (request, reply) => {
      const insertedId = await insert(request, request.body)
      reply.code(201).header('location', `specialists/${insertedId}`)
      return { acknowledged: true as const, insertedId }
    },
  })
}
