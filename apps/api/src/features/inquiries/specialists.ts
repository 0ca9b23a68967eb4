import { specialist, type NewSpecialist } from '@energy/contracts/inquiries/specialists'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Env } from '../../shared/settings/api-settings.ts'
import { Prisma } from '../../generated/client.ts'
import { readPage } from '../../shared/lists/list.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { notFound } from '../../shared/http-error.ts'
import { answersOf, include, texts, type RequestRow } from './requests.ts'
import { etagOf } from '../../shared/etag.ts'
import { inState, timelineOf } from './inquiry.ts'

export const specialists: FastifyPluginAsyncTypebox<{ env: Env }> = async (app, { env }) => {
  const answers = (requests: readonly RequestRow[]) => answersOf(app.db, env, requests)

  app.route({
    ...specialist.list,
    handler: async ({ query }, reply) => {
      const { state, email } = query
      const where = { ...(state && { state }), ...(email !== undefined && { email }) }
      const found = await readPage(app.db, reply, query, {
        newestFirst: true,
        texts: {
          ...texts,
          rows: Prisma.sql`${inState(state)} AND ${email === undefined ? Prisma.sql`true` : Prisma.sql`email = ${email}`}`,
        },
        read: ({ ids, direction, take }) =>
          app.db.specialist.findMany({ where: { ...where, id: ids }, include, orderBy: { id: direction }, take }),
      })
      return answers(found)
    },
  })

  app.route({
    ...specialist.read,
    handler: async ({ params: { id } }, reply) => {
      if (!isId(id)) throw notFound()
      const found = await app.db.specialist.findUniqueOrThrow({ where: { id }, include })
      const [[request], timeline] = await Promise.all([answers([found]), timelineOf(app.db, 'specialists', id)])
      if (!request) throw notFound()
      reply.header('etag', etagOf(found.version))
      return { ...request, timeline }
    },
  })

  app.route({
    ...specialist.create,
    handler: async (request, reply) => {
      const { body, caller } = request
      const insertedId = await app.writeOnce(request, (tx, { id }) =>
        insert(tx, { id, userId: caller?.record?.id }, body),
      )
      reply.code(201).header('location', `specialists/${insertedId}`)
      return { acknowledged: true as const, insertedId }
    },
  })
}

const Inserted = TypeCompiler.Compile(Type.Tuple([Type.Object({ id: Type.String() })]))

/** Raw SQL: Prisma's `create` sends the same statement and takes a quarter longer (docs/decisions/0010-response-cache.md). */
async function insert(
  tx: Prisma.TransactionClient,
  own: { id: string | undefined; userId: string | undefined },
  { username, email, phone = '', businessName = '', businessAddress = '', comment = '' }: NewSpecialist,
) {
  const [{ id }] = Inserted.Decode(
    await tx.$queryRaw`
      INSERT INTO specialists (id, "userId", username, email, phone, "businessName", "businessAddress", comment)
      VALUES (
        coalesce(${own.id}::uuid, uuidv7()), ${own.userId}::uuid,
        ${username}, ${email}, ${phone}, ${businessName}, ${businessAddress}, ${comment}
      )
      RETURNING id`,
  )
  return id
}
