import { contact, type NewContact } from '@energy/contracts/contacts'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Env } from '../env.ts'
import { Prisma } from '../generated/client.ts'
import { matching } from '../matching.ts'
import { isId, keyset, page, wholeCount } from '../paging.ts'
import { notFound } from '../problem.ts'
import { preferencesOf } from '../stored.ts'
import { etagOf } from '../versions.ts'
import { inState, timelineOf, worked, workOf } from '../work.ts'

/** Where `q` is looked for. */
const texts = {
  table: Prisma.sql`contacts`,
  columns: [Prisma.sql`"firstName"`, Prisma.sql`"lastName"`, Prisma.sql`email`, Prisma.sql`comment`],
}

export const contacts: FastifyPluginAsyncTypebox<{ env: Env }> = async (app, { env }) => {
  const answerOf = (row: Prisma.ContactGetPayload<{ include: typeof worked }>) => ({
    ...row,
    _id: row.id,
    preferences: preferencesOf(row.preferences),
    createdAt: row.createdAt.toISOString(),
    ...workOf(row, env),
    bound: row.userId !== null,
  })

  app.route({
    ...contact.list,
    handler: async ({ query }, reply) => {
      const part = keyset(query, true)
      const { after, direction, take } = part
      const { q, state } = query
      const asked = state ? { state } : {}
      const hits = q && (await matching(app.db, { ...texts, rows: inState(state) }, q, part))
      const [found, total] = await Promise.all([
        app.db.contact.findMany({
          where: { ...asked, ...(hits ? hits.where : after && { id: after }) },
          include: worked,
          orderBy: { id: direction },
          take,
        }),
        hits ? hits.total : state ? app.db.contact.count({ where: asked }) : wholeCount(app.db, 'contacts'),
      ])
      return page(reply, query, found, total).map(answerOf)
    },
  })

  app.route({
    ...contact.read,
    handler: async ({ params: { id } }, reply) => {
      if (!isId(id)) throw notFound()
      const [found, timeline] = await Promise.all([
        app.db.contact.findUniqueOrThrow({ where: { id }, include: worked }),
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
      const insertedId = await app.writeOnce(request, async (within, chosen) => {
        const userId = caller?.record?.id ?? null
        const data = { ...body, ...chosen, preferences: preferred(body.preferences), userId }
        return (await within.contact.create({ data, select: { id: true } })).id
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
