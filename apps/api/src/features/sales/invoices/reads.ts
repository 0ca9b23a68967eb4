import { invoice as contract, type InvoiceState } from '@energy/contracts/sales/invoices'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Prisma } from '../../../generated/client.ts'
import { sendStored } from '../../../shared/attachments/send.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { dayOf } from '../../../shared/sales/days.ts'
import { invoiceFields, invoiceRowOf } from '../../../shared/sales/invoice-row.ts'
import { readDocuments } from '../../../shared/sales/list.ts'
import { ownOf } from '../../../shared/sales/people.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { fullFields, invoiceOf } from './answers.ts'
import { isCancelled, isCredit, isPaid, isUnpaid } from './conditions.ts'
import { fileOfInvoice } from './pdf-file.ts'

/** The condition for invoices in a state on a day. */
function inState(state: InvoiceState | undefined, today: Date) {
  const isOver = Prisma.sql`"dueOn" < ${dayOf(today)}::date`
  switch (state) {
    case undefined:
      return Prisma.sql`true`
    case 'credit':
      return isCredit
    case 'cancelled':
      return isCancelled
    case 'paid':
      return isPaid
    case 'overdue':
      return Prisma.sql`${isUnpaid} AND ${isOver}`
    case 'open':
      return Prisma.sql`${isUnpaid} AND NOT (${isOver})`
  }
}

/** The calls that read invoices, for staff and for customers. */
export const invoiceReads: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.list,
    handler: async ({ query }, reply) => {
      const { today } = await readSales(app.db)
      const table = { table: Prisma.sql`invoices`, rows: inState(query.state, today) }
      const found = await readDocuments(app.db, reply, query, table, ({ ids, take }) =>
        app.db.invoice.findMany({ where: { id: ids }, include: invoiceFields, orderBy: { id: 'desc' }, take }),
      )
      return found.map((invoice) => invoiceRowOf(invoice, today))
    },
  })

  app.route({
    ...contract.read,
    handler: async ({ params: { id } }) => {
      const found = await app.db.invoice.findUniqueOrThrow({ where: { id }, include: fullFields })
      return invoiceOf(found, (await readSales(app.db)).today)
    },
  })

  /** Sends a PDF, to be saved. @throws HttpError 404 until the worker has made it */
  async function sendPdf(reply: FastifyReply, where: Prisma.InvoiceWhereInput) {
    const { id, number, pdfAt } = await app.db.invoice.findFirstOrThrow({ where })
    if (!pdfAt) throw new HttpError(404, 'The PDF is being made. Try again in a few seconds.')
    return sendStored(app, reply, { name: `${number}.pdf`, type: 'application/pdf', key: fileOfInvoice(id) })
  }

  app.route({
    ...contract.pdf,
    handler: async ({ params: { id } }, reply) => sendPdf(reply, { id }),
  })

  app.route({
    ...contract.ownPdf,
    handler: async (request, reply) =>
      sendPdf(reply, { id: request.params.id, email: { not: '' }, ...ownOf(callerOf(request)) }),
  })
}
