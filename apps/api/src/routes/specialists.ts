import { specialist, type NewSpecialist } from '@energy/contracts/specialists'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Prisma } from '../generated/client.ts'
import { containing, isId, keyset, page, wholeCount } from '../paging.ts'
import { notFound } from '../problem.ts'
import { businessInfoOf, personalInfoOf } from '../stored.ts'

const shown = { email: true, image: true, personalInfo: true, businessInfo: true } as const

export const specialists: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...specialist.list,
    handler: async ({ query }, reply) => {
      const { after, direction, take } = keyset(query, true)
      const asked = query.q
        ? { OR: [{ username: containing(query.q) }, { email: containing(query.q) }, { comment: containing(query.q) }] }
        : {}
      const [found, total] = await Promise.all([
        app.db.specialist.findMany({
          where: { ...asked, ...(after && { id: after }) },
          include: { user: { select: shown } },
          orderBy: { id: direction },
          take,
        }),
        query.q ? app.db.specialist.count({ where: asked }) : wholeCount(app.db, 'specialists'),
      ])
      const requests = page(reply, query, found, total)
      const unbound = requests.filter(({ user }) => !user).map(({ email }) => email)
      const users = await app.db.user.findMany({ where: { email: { in: unbound }, deletingAt: null }, select: shown })
      const byEmail = new Map(users.map((user) => [user.email, user]))
      return requests.map(({ id, userId, user, createdAt, ...request }) => {
        const person = user ?? byEmail.get(request.email)
        return {
          ...request,
          _id: id,
          createdAt: createdAt.toISOString(),
          bound: userId !== null,
          account: person !== undefined,
          image: person?.image ?? '',
          personalInfo: personalInfoOf(person?.personalInfo ?? {}),
          businessInfo: businessInfoOf(person?.businessInfo ?? {}),
        }
      })
    },
  })

  app.route({
    ...specialist.create,
    handler: async (request, reply) => {
      const { body, caller } = request
      const insertedId = await app.writeOnce(request, (within, { id }) =>
        insert(within, { id, userId: caller?.record?.id }, body),
      )
      reply.code(201)
      return { acknowledged: true as const, insertedId }
    },
  })

  app.route({
    ...specialist.remove,
    handler: async (request) => {
      const { id } = request.params
      if (!isId(id)) throw notFound()
      await app.write(request, async (within) => {
        await within.specialist.delete({ where: { id }, select: { id: true } })
        return id
      })
      return { acknowledged: true as const, deletedCount: 1 }
    },
  })
}

const Inserted = TypeCompiler.Compile(Type.Tuple([Type.Object({ id: Type.String() })]))

/** By hand: what Prisma's `create` adds to the same statement is a quarter of the call (docs/decisions/0010). */
async function insert(
  within: Prisma.TransactionClient,
  own: { id: string | undefined; userId: string | undefined },
  { username, email, phone = '', businessName = '', businessAddress = '', comment = '' }: NewSpecialist,
) {
  const [{ id }] = Inserted.Decode(
    await within.$queryRaw`
      INSERT INTO specialists (id, "userId", username, email, phone, "businessName", "businessAddress", comment)
      VALUES (
        coalesce(${own.id}::uuid, uuidv7()), ${own.userId}::uuid,
        ${username}, ${email}, ${phone}, ${businessName}, ${businessAddress}, ${comment}
      )
      RETURNING id`,
  )
  return id
}
