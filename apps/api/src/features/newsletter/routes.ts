import { subscriber } from '@energy/contracts/subscribers'
import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { confirm, unsubscribe, subscriberToMail } from './subscribers.ts'
import { Prisma } from '../../generated/client.ts'
import { deleteRecord } from '../../shared/database/delete-record.ts'
import { readPage } from '../../shared/lists/list.ts'
import type { Env } from '../../shared/settings/api-settings.ts'
import { unsubscribePage } from './unsubscribe-links.ts'

/** Milliseconds; a form that is sent faster was filled in by a program. */
const MIN_FILL_TIME = 1_500
/** The columns that `q` searches. */
const texts = { table: Prisma.sql`subscribers`, columns: [Prisma.sql`email`], rows: Prisma.sql`true` }
const done = { acknowledged: true as const }

export const subscribers: FastifyPluginAsyncTypebox<{ env: Env }> = async (app, { env }) => {
  app.route({
    ...subscriber.list,
    handler: async ({ query }, reply) => {
      const found = await readPage(app.db, reply, query, {
        newestFirst: true,
        texts,
        read: ({ ids, direction, take }) =>
          app.db.subscriber.findMany({ where: { id: ids }, orderBy: { id: direction }, take }),
      })
      return found.map(({ id, email, createdAt, confirmedAt, refusedAt, refusal }) => ({
        _id: id,
        email,
        createdAt: createdAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? '',
        refusedAt: refusedAt?.toISOString() ?? '',
        refusal,
      }))
    },
  })

  app.route({
    ...subscriber.create,
    handler: async ({ body }, reply) => {
      const { email, website = '', took = MIN_FILL_TIME } = body
      reply.code(202)
      if (website !== '' || took < MIN_FILL_TIME) return done
      const send = await app.outbox()
      await app.db.$transaction(async (tx) => {
        const id = await subscriberToMail(tx, email)
        if (id !== undefined) await send(tx, { mail: 'confirmation', subscriber: id })
      })
      return done
    },
  })

  app.route({
    ...subscriber.confirm,
    handler: async ({ body }) => {
      await app.db.$transaction((tx) => confirm(tx, body.token))
      return done
    },
  })

  app.route({
    ...subscriber.unsubscribe,
    handler: async ({ body }) => {
      await app.db.$transaction((tx) => unsubscribe(tx, body.token))
      return done
    },
  })

  // A mail program without RFC 8058 opens the address in a browser.
  app.route({
    ...subscriber.link,
    handler: async ({ params }, reply) => reply.redirect(unsubscribePage(params.token, env), 302),
  })

  await app.register(async (forms) => {
    // A mail program posts the form List-Unsubscribe=One-Click, in one of two encodings (RFC 8058); the link alone
    // identifies the subscriber.
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1_024 },
      async () => undefined,
    )
    forms.withTypeProvider<TypeBoxTypeProvider>().route({
      ...subscriber.oneClick,
      handler: async ({ params }) => {
        await app.db.$transaction((tx) => unsubscribe(tx, params.token))
        return done
      },
    })
  })

  app.route({
    ...subscriber.remove,
    handler: (request) =>
      deleteRecord(app, request, (tx, id) => tx.subscriber.delete({ where: { id }, select: { id: true } })),
  })
}
