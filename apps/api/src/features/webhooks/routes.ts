import { FORMER_SECRET_HOURS, MAX_WEBHOOKS, TEST_EVENT, webhook as contract } from '@energy/contracts/webhooks/webhooks'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Prisma } from '../../generated/client.ts'
import { deleteRecord } from '../../shared/database/delete-record.ts'
import { conflict, notFound } from '../../shared/http-error.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { readPage } from '../../shared/lists/list.ts'
import type { Env } from '../../shared/settings/api-settings.ts'
import { emitAgain } from '../../shared/webhooks/emit.ts'
import { newSecret, secretText } from '../../shared/webhooks/signature.ts'
import { deliveryAnswers, webhookAnswers, webhookFields } from './answers.ts'
import { checkUrl } from './check-url.ts'

const done = { acknowledged: true as const }
const isOff = () => conflict('This webhook is off. Turn it on first.')

const justId = { select: { id: true } } as const

/** The webhooks and their logs. The worker sends what is in the outbox for them. */
export const webhooks: FastifyPluginAsyncTypebox<{ env: Pick<Env, 'WEBHOOKS_ALLOW_PRIVATE'> }> = async (
  app,
  { env },
) => {
  const found = async (id: string) => (await app.db.webhook.findUniqueOrThrow({ where: { id }, ...justId })).id
  const rules = { allowPrivate: env.WEBHOOKS_ALLOW_PRIVATE === 'true' }

  app.route({
    ...contract.list,
    handler: async () =>
      webhookAnswers(app.db, await app.db.webhook.findMany({ ...webhookFields, orderBy: { id: 'asc' } })),
  })

  app.route({
    ...contract.read,
    handler: async ({ params }) => {
      const row = await app.db.webhook.findUniqueOrThrow({ ...webhookFields, where: { id: params.id } })
      const [answer] = await webhookAnswers(app.db, [row])
      if (!answer) throw notFound()
      return answer
    },
  })

  app.route({
    ...contract.create,
    handler: async (request, reply) => {
      const { events, description = '' } = request.body
      const url = await checkUrl(request.body.url, rules)
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        if ((await tx.webhook.count()) >= MAX_WEBHOOKS)
          throw conflict(`There are ${MAX_WEBHOOKS} webhooks already. Delete one first.`)
        const data = { ...chosen, url, events, description, secret: newSecret() }
        return (await tx.webhook.create({ data, ...justId })).id
      })
      const { secret } = await app.db.webhook.findUniqueOrThrow({ where: { id: insertedId }, select: { secret: true } })
      reply.code(201).header('location', `webhooks/${insertedId}`)
      return { ...done, insertedId, secret: secretText(secret) }
    },
  })

  app.route({
    ...contract.update,
    handler: async (request) => {
      const id = await found(request.params.id)
      const { url, ...others } = request.body
      const data = { ...others, ...(url !== undefined && { url: await checkUrl(url, rules) }) }
      await app.write(request, async (tx) => {
        await tx.webhook.update({ where: { id }, data, ...justId })
        return id
      })
      return { ...done, matchedCount: 1, modifiedCount: 1 }
    },
  })

  app.route({
    ...contract.rotate,
    handler: async (request, reply) => {
      const id = request.params.id
      await app.writeOnce(request, async (tx) => {
        const count = await tx.$executeRaw`
          UPDATE webhooks SET secret = ${newSecret()}, "formerSecret" = secret,
            "formerUntil" = now() + make_interval(hours => ${FORMER_SECRET_HOURS}::int)
          WHERE id = ${id}::uuid`
        if (!count) throw notFound()
        return id
      })
      // A repeated call gets the secret that the first one has made.
      const { secret } = await app.db.webhook.findUniqueOrThrow({ where: { id }, select: { secret: true } })
      reply.code(201)
      return { ...done, secret: secretText(secret) }
    },
  })

  app.route({
    ...contract.remove,
    handler: (request) => deleteRecord(app, request, (tx, id) => tx.webhook.delete({ where: { id }, ...justId })),
  })

  app.route({
    ...contract.test,
    handler: async (request, reply) => {
      const where = { id: request.params.id }
      const { id, active } = await app.db.webhook.findUniqueOrThrow({ where, select: { id: true, active: true } })
      if (!active) throw isOff()
      const data = { webhookId: id, event: TEST_EVENT, data: { id, kind: 'webhooks' } }
      const { insertedId } = await app.write(request, async (tx) => ({
        record: id,
        insertedId: (await tx.webhookDelivery.create({ data, ...justId })).id,
      }))
      reply.code(201)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.deliveries,
    handler: async ({ params, query }, reply) => {
      const webhookId = await found(params.id)
      const page = await readPage(app.db, reply, query, {
        newestFirst: true,
        texts: {
          table: Prisma.sql`webhook_deliveries`,
          columns: [],
          rows: Prisma.sql`"webhookId" = ${webhookId}::uuid`,
        },
        read: ({ ids, direction, take }) =>
          app.db.webhookDelivery.findMany({ where: { webhookId, id: ids }, orderBy: { id: direction }, take }),
      })
      return deliveryAnswers(app.db, page)
    },
  })

  app.route({
    ...contract.sendAgain,
    handler: async (request, reply) => {
      const { id: webhookId, delivery: id } = request.params
      if (!isId(id)) throw notFound()
      await app.write(request, async (tx) => {
        const { webhook } = await tx.webhookDelivery.findUniqueOrThrow({
          where: { id, webhookId },
          select: { webhook: { select: { active: true } } },
        })
        if (!webhook.active) throw isOff()
        if (!(await emitAgain(tx, id))) throw conflict('This is being sent just now.')
        return id
      })
      reply.code(202)
      return done
    },
  })
}
