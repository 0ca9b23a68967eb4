import { formatRate } from '@energy/contracts/sales/money'
import type { NewInvoice } from '@energy/contracts/sales/invoices'
import {
  negated,
  partLines,
  partOf,
  remainderOf,
  totalsOf,
  type PricedLine,
  type Totals,
} from '@energy/contracts/sales/totals'
import type { Prisma } from '../../../generated/client.ts'
import { conflict, invalid } from '../../../shared/http-error.ts'
import { nextNumber } from '../../../shared/sales/counter.ts'
import { dateOf, daysAfter } from '../../../shared/sales/days.ts'
import { linesOf, priced, pricedLinesOf, storedTotalsOf } from '../../../shared/sales/lines.ts'
import { recipientOf } from '../../../shared/sales/people.ts'
import type { Sales } from '../../../shared/sales/settings.ts'
import { emit } from '../../../shared/webhooks/emit.ts'
import { invoicedOf, type ReadOrder } from '../orders/answers.ts'
import type { ReadFull } from './answers.ts'

type Tx = Prisma.TransactionClient

/** What an invoice is over: the whole order, a share of it, or what is left. @throws HttpError 409 where there is nothing */
function partOfOrder(order: ReadOrder, share: number | undefined): { lines: PricedLine[]; totals: Totals } {
  const lines = linesOf(order.lines)
  const whole = totalsOf(lines)
  const invoiced = invoicedOf(order)
  const totals = share === undefined ? remainderOf(whole, invoiced) : partOf(whole, invoiced, share)
  if (totals.total <= 0)
    throw conflict(
      invoiced.length > 0 && remainderOf(whole, invoiced).total <= 0
        ? 'All of this order is invoiced already.'
        : 'This share is less than the smallest amount of the currency.',
    )
  if (invoiced.length === 0 && totals.total === whole.total) return { lines: priced(lines), totals }
  // Of a share that is more than what is left, the invoice has less than its name would say.
  const isRest = share === undefined || partOf(whole, [], share).net > totals.net
  const name = isRest ? 'Rest' : formatRate(share)
  return {
    lines: partLines(`${name} of order ${order.number}${order.title ? `: ${order.title}` : ''}`, totals),
    // Like the lines, without the rates of which the part has nothing.
    totals: { ...totals, byRate: totals.byRate.filter(({ net }) => net > 0) },
  }
}

/**
 * Issues an invoice of a locked order.
 * @throws HttpError 409 where the order is cancelled, nothing of it is left, or its person was deleted; 400 for a due date that is over
 */
export async function issue(
  tx: Tx,
  order: ReadOrder,
  { share, dueOn, note = '' }: NewInvoice,
  sales: Sales,
  chosen: { id?: string } = {},
) {
  if (order.state === 'cancelled') throw conflict('This order is cancelled, so nothing of it is invoiced.')
  if (order.email === '')
    throw conflict('The data of this person has been deleted, so there is nobody to whom an invoice could go.')
  const due = dueOn === undefined ? null : dateOf(dueOn, '/dueOn')
  if (due && due < sales.today) throw invalid([{ path: '/dueOn', message: 'The due date must not be over.' }])
  const { lines, totals } = partOfOrder(order, share)
  const invoice = await tx.invoice.create({
    data: {
      ...chosen,
      // Locks the counter, so it comes last of what may fail.
      number: await nextNumber(tx, 'I', sales.clock),
      orderId: order.id,
      userId: order.userId,
      ...recipientOf(order),
      title: order.title,
      note,
      currency: order.currency,
      lines,
      totals,
      total: BigInt(totals.total),
      seller: sales.seller,
      dueOn: due ?? daysAfter(sales.today, sales.paymentDays),
    },
  })
  await emit(tx, 'invoice.issued', { id: invoice.id, kind: 'invoices' })
  return invoice
}

/** Issues the credit note that cancels a locked invoice. */
export async function credit(tx: Tx, invoice: ReadFull, reason: string, sales: Sales, chosen: { id?: string } = {}) {
  const totals = negated(storedTotalsOf(invoice.totals))
  return tx.invoice.create({
    data: {
      ...chosen,
      number: await nextNumber(tx, 'C', sales.clock),
      orderId: invoice.orderId,
      cancelsId: invoice.id,
      userId: invoice.userId,
      ...recipientOf(invoice),
      title: invoice.title,
      note: reason,
      currency: invoice.currency,
      lines: pricedLinesOf(invoice.lines).map((line) => ({ ...line, net: 0 - line.net })),
      totals,
      total: BigInt(totals.total),
      seller: sales.seller,
      dueOn: sales.today,
    },
  })
}
