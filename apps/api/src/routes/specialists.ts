import { specialist, type NewSpecialist } from '@energy/contracts/specialists'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Env } from '../env.ts'
import { Prisma } from '../generated/client.ts'
import { listed } from '../lists.ts'
import { isId } from '../paging.ts'
import { notFound } from '../problem.ts'
import { businessInfoOf, personalInfoOf } from '../stored.ts'
import { etagOf } from '../versions.ts'
import { inState, timelineOf, worked, workOf } from '../work.ts'

/** Where `q` is looked for. */
const texts = {
  table: Prisma.sql`specialists`,
  columns: [Prisma.sql`username`, Prisma.sql`email`, Prisma.sql`comment`],
}

const shown = { email: true, image: true, personalInfo: true, businessInfo: true } as const

export const specialists: FastifyPluginAsyncTypebox<{ env: Env }> = async (app, { env }) => {
  const include = { user: { select: shown }, ...worked }
  type Row = Prisma.SpecialistGetPayload<{ include: typeof include }>

  /** Requests with what is known of whoever sent them. */
  async function answers(requests: readonly Row[]) {
    const unbound = requests.filter(({ user }) => !user).map(({ email }) => email)
    const users = await app.db.user.findMany({ where: { email: { in: unbound }, deletingAt: null }, select: shown })
    const byEmail = new Map(users.map((user) => [user.email, user]))
    return requests.map(({ id, userId, user, createdAt, ...request }) => {
      const person = user ?? byEmail.get(request.email)
      return {
        ...request,
        _id: id,
        createdAt: createdAt.toISOString(),
        ...workOf({ ...request, createdAt }, env),
        bound: userId !== null,
        account: person !== undefined,
        image: person?.image ?? '',
        personalInfo: personalInfoOf(person?.personalInfo ?? {}),
        businessInfo: businessInfoOf(person?.businessInfo ?? {}),
      }
    })
  }

  app.route({
    ...specialist.list,
    handler: async ({ query }, reply) => {
      const { state } = query
      const found = await listed(app.db, reply, query, {
        name: 'specialists',
        part: state,
        newestFirst: true,
        texts: { ...texts, rows: inState(state) },
        read: ({ ids, direction, take }) =>
          app.db.specialist.findMany({
            where: { ...(state && { state }), id: ids },
            include,
            orderBy: { id: direction },
            take,
          }),
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
      const insertedId = await app.writeOnce(request, (within, { id }) =>
        insert(within, { id, userId: caller?.record?.id }, body),
      )
      reply.code(201).header('location', `specialists/${insertedId}`)
      return { acknowledged: true as const, insertedId }
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
