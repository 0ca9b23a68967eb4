import { contact, type NewContact } from '@energy/contracts/inquiries/contacts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Env } from '../../shared/settings/api-settings.ts'
import { Prisma } from '../../generated/client.ts'
import { readPage } from '../../shared/lists/list.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { phonesOfInquiry } from '../../shared/lists/phones.ts'
import { notFound } from '../../shared/http-error.ts'
import { preferencesOf } from '../../shared/json-columns.ts'
import { etagOf } from '../../shared/etag.ts'
import { inState, timelineOf, inquiryRelations, inquiryFieldsOf } from './inquiry.ts'

/** The columns that `q` searches. */
const texts = {
  table: Prisma.sql`contacts`,
  columns: [Prisma.sql`"firstName"`, Prisma.sql`"lastName"`, Prisma.sql`email`, Prisma.sql`comment`],
  phones: phonesOfInquiry,
}

export const contacts: FastifyPluginAsyncTypebox<{ env: Env }> = async (app, { env }) => {
  const answerOf = (row: Prisma.ContactGetPayload<{ include: typeof inquiryRelations }>) => ({
    ...row,
    _id: row.id,
    preferences: preferencesOf(row.preferences),
    createdAt: row.createdAt.toISOString(),
    ...inquiryFieldsOf(row, env),
    bound: row.userId !== null,
  })

  app.route({
    ...contact.list,
    handler: async ({ query }, reply) => {
      const { state } = query
      const found = await readPage(app.db, reply, query, {
        newestFirst: true,
        texts: { ...texts, rows: inState(state) },
        read: ({ ids, direction, take }) =>
          app.db.contact.findMany({
            where: { ...(state && { state }), id: ids },
            include: inquiryRelations,
            orderBy: { id: direction },
            take,
          }),
      })
      return found.map(answerOf)
    },
  })

  app.route({
    ...contact.read,
    handler: async ({ params: { id } }, reply) => {
      if (!isId(id)) throw notFound()
      const [found, timeline] = await Promise.all([
        app.db.contact.findUniqueOrThrow({ where: { id }, include: inquiryRelations }),
        timelineOf(app.db, 'contacts', id),
      ])
      reply.header('etag', etagOf(found.version))
      return { ...answerOf(found), timeline }
    },
  })

  app.route({
    ...contact.create,
    handler: async (request, reply) => {
      const { body, caller } = request
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        const userId = caller?.record?.id ?? null
        const data = { ...body, ...chosen, preferences: preferred(body.preferences), userId }
        return (await tx.contact.create({ data, select: { id: true } })).id
      })
      reply.code(201).header('location', `contacts/${insertedId}`)
      return { acknowledged: true as const, insertedId }
    },
  })
}

function preferred({ allAbove = false, email, phone, post }: NonNullable<NewContact['preferences']> = {}) {
  return {
    email: allAbove || email === true,
    phone: allAbove || phone === true,
    post: allAbove || post === true,
    allAbove,
  }
}
