import { invoice as contract } from '@energy/contracts/sales/invoices'
import { order } from '@energy/contracts/sales/orders'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Prisma } from '../../../generated/client.ts'
import { etagOf, ifMatch } from '../../../shared/etag.ts'
import { conflict, invalid } from '../../../shared/http-error.ts'
import { dayOf } from '../../../shared/sales/days.ts'
import { invoiceStateOn, paidOf } from '../../../shared/sales/invoice-row.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { changeOrder, lockOrder } from '../orders/order.ts'
import { checkAddress, checkNotCancelled, checkStands, lockInvoice, pay, takeBack } from './invoice.ts'
import { credit, issue } from './issue.ts'
import { addReminder } from './reminders.ts'

const done = { acknowledged: true as const }

/** Notes who mails an invoice or a credit note. @returns the job of the mail */
async function noteMail(tx: Prisma.TransactionClient, invoice: string, { caller }: FastifyRequest) {
  const adminId = caller?.record?.id ?? null
  const { id } = await tx.invoiceMail.create({ data: { invoiceId: invoice, what: 'invoice', adminId } })
  return { mail: 'invoice' as const, invoice, invoiceMail: id }
}

/** The calls of staff that issue invoices and work on them. */
export const invoices: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...order.invoice,
    handler: async (request, reply) => {
      const [sales, send] = [await readSales(app.db), await app.outbox()]
      const { id } = request.params
      const insertedId = await app.writeOnce(
        request,
        async (tx, chosen) => {
          const locked = await lockOrder(tx, id, ifMatch(request.headers['if-match']))
          await changeOrder(tx, id)
          const issued = await issue(tx, locked, request.body, sales, chosen)
          await send(tx, await noteMail(tx, issued.id, request))
          return issued.id
        },
        true,
      )
      const { version } = await app.db.order.findUniqueOrThrow({ where: { id }, select: { version: true } })
      reply.code(201).header('etag', etagOf(version))
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.pay,
    handler: async (request, reply) => {
      const adminId = request.caller?.record?.id ?? null
      const { today } = await readSales(app.db)
      const insertedId = await app.writeOnce(
        request,
        async (tx, chosen) => {
          const locked = await lockInvoice(tx, request.params.id)
          if (request.body.paidOn > dayOf(today))
            throw invalid([{ path: '/paidOn', message: 'Choose today or an earlier day: it was paid by then.' }])
          return { id: (await pay(tx, locked, request.body, { ...chosen, adminId })).id, record: locked.id }
        },
        true,
      )
      reply.code(201)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.removePayment,
    handler: async (request) => {
      const { id, payment } = request.params
      await app.write(request, async (tx) => {
        await takeBack(tx, await lockInvoice(tx, id), payment)
        return id
      })
      return { ...done, deletedCount: 1 }
    },
  })

  app.route({
    ...contract.cancel,
    handler: async (request, reply) => {
      const [sales, send] = [await readSales(app.db), await app.outbox()]
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        const locked = await lockInvoice(tx, request.params.id)
        checkStands(locked)
        if (paidOf(locked) !== 0)
          throw conflict('Some of this invoice is paid. Record what you pay back as a negative payment first.')
        const note = await credit(tx, locked, request.body.reason, sales, chosen)
        await changeOrder(tx, locked.orderId)
        // Without an address the job only makes its PDF.
        await send(tx, note.email ? await noteMail(tx, note.id, request) : { mail: 'invoice', invoice: note.id })
        return note.id
      })
      reply.code(201)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.remind,
    handler: async (request, reply) => {
      const [{ today }, send] = [await readSales(app.db), await app.outbox()]
      await app.writeOnce(request, async (tx) => {
        const locked = await lockInvoice(tx, request.params.id)
        checkAddress(locked)
        if (invoiceStateOn(locked, today) !== 'overdue') throw conflict('This invoice is not overdue.')
        const invoiceMail = await addReminder(tx, locked, request.caller?.record?.id ?? null)
        await send(tx, { mail: 'reminder', invoice: locked.id, invoiceMail })
        return locked.id
      })
      reply.code(202)
      return done
    },
  })

  app.route({
    ...contract.sendAgain,
    handler: async (request, reply) => {
      const send = await app.outbox()
      await app.writeOnce(request, async (tx) => {
        const locked = await lockInvoice(tx, request.params.id)
        checkNotCancelled(locked)
        checkAddress(locked)
        await send(tx, await noteMail(tx, locked.id, request))
        return locked.id
      })
      reply.code(202)
      return done
    },
  })
}
