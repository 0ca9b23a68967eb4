import { order as contract, type OrderState } from '@energy/contracts/sales/orders'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Prisma } from '../../../generated/client.ts'
import { etagOf, ifMatch } from '../../../shared/etag.ts'
import { invalid } from '../../../shared/http-error.ts'
import { dayOf, typedDateOf } from '../../../shared/sales/days.ts'
import { readDocuments } from '../../../shared/sales/list.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { orderFields, orderOf, orderRowOf } from './answers.ts'
import { changeOrder, lockOrder, stepOf } from './order.ts'

const modified = { acknowledged: true as const, matchedCount: 1, modifiedCount: 1 }

const inState = (state: OrderState | 'open' | undefined) =>
  state === undefined
    ? Prisma.sql`true`
    : state === 'open'
      ? Prisma.sql`state < 'done'`
      : Prisma.sql`state = ${state}::"OrderState"`

/** The calls of staff on orders. */
export const orders: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.list,
    handler: async ({ query }, reply) => {
      const table = { table: Prisma.sql`orders`, rows: inState(query.state) }
      const found = await readDocuments(app.db, reply, query, table, ({ ids, take }) =>
        app.db.order.findMany({ where: { id: ids }, include: orderFields, orderBy: { id: 'desc' }, take }),
      )
      return found.map(orderRowOf)
    },
  })

  app.route({
    ...contract.read,
    handler: async ({ params: { id } }, reply) => {
      const found = await app.db.order.findUniqueOrThrow({ where: { id }, include: orderFields })
      reply.header('etag', etagOf(found.version))
      return orderOf(found, (await readSales(app.db)).today)
    },
  })

  app.route({
    ...contract.update,
    handler: async (request, reply) => {
      const { scheduledFor, installedOn, note } = request.body
      const { today } = await readSales(app.db)
      const { version } = await app.write(request, async (tx) => {
        const { id, state } = await lockOrder(tx, request.params.id, ifMatch(request.headers['if-match']))
        if (state === 'scheduled' && scheduledFor === '')
          throw invalid([
            { path: '/scheduledFor', message: 'A scheduled order has a day. Take it back to accepted first.' },
          ])
        if ((state === 'installed' || state === 'done') && installedOn === '')
          throw invalid([{ path: '/installedOn', message: 'Say on which day it was installed.' }])
        if (installedOn !== undefined && installedOn > dayOf(today))
          throw invalid([
            { path: '/installedOn', message: 'Choose today or an earlier day: it was installed by then.' },
          ])
        const changed = await changeOrder(tx, id, {
          ...(scheduledFor !== undefined && { scheduledFor: typedDateOf(scheduledFor, '/scheduledFor') }),
          ...(installedOn !== undefined && { installedOn: typedDateOf(installedOn, '/installedOn') }),
          ...(note !== undefined && { note }),
        })
        return { record: id, version: changed.version }
      })
      reply.header('etag', etagOf(version))
      return modified
    },
  })

  app.route({
    ...contract.setState,
    handler: async (request, reply) => {
      const { today } = await readSales(app.db)
      const { version } = await app.write(request, async (tx) => {
        const order = await lockOrder(tx, request.params.id, ifMatch(request.headers['if-match']))
        const changed = await changeOrder(tx, order.id, stepOf(order, request.body.state, today))
        return { record: order.id, version: changed.version }
      })
      reply.header('etag', etagOf(version))
      return modified
    },
  })
}
