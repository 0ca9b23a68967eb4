import { formatAmount } from '@energy/contracts/sales/money'
import type { NewPayment } from '@energy/contracts/sales/invoices'
import type { Prisma } from '../../../generated/client.ts'
import { conflict, notFound } from '../../../shared/http-error.ts'
import { isId } from '../../../shared/lists/pagination.ts'
import { typedDateOf } from '../../../shared/sales/days.ts'
import { paidOf } from '../../../shared/sales/invoice-row.ts'
import { fullFields, type ReadFull } from './answers.ts'

type Tx = Prisma.TransactionClient

/** Locks an invoice until the transaction ends. @throws HttpError 404 */
export async function lockInvoice(tx: Tx, id: string): Promise<ReadFull> {
  if (!isId(id)) throw notFound()
  await tx.$executeRaw`SELECT 1 FROM invoices WHERE id = ${id}::uuid FOR UPDATE`
  const invoice = await tx.invoice.findUnique({ where: { id }, include: fullFields })
  if (!invoice) throw notFound()
  return invoice
}

/** @throws HttpError 409 for an invoice that a credit note cancels */
export function checkNotCancelled({ cancelledBy }: Pick<ReadFull, 'cancelledBy'>) {
  if (cancelledBy !== null) throw conflict(`This invoice is cancelled by ${cancelledBy.number}.`)
}

/** @throws HttpError 409 for a credit note, or an invoice that one cancels */
export function checkStands(invoice: ReadFull) {
  if (invoice.cancelsId !== null) throw conflict('This is a credit note.')
  checkNotCancelled(invoice)
}

/** @throws HttpError 409 where the invoice has no e-mail any more */
export function checkAddress({ email }: Pick<ReadFull, 'email'>) {
  if (email === '') throw conflict('The data of this person has been deleted, so there is no address to send it to.')
}

/** @throws HttpError 409 where more would be paid than the invoice says, or more paid back than was paid */
function checkPaid({ total, currency }: ReadFull, paid: number) {
  if (paid > Number(total)) {
    const open = formatAmount(paid - Number(total), currency)
    throw conflict(`That is ${open} more than is open.`)
  }
  if (paid < 0) throw conflict('That is more than was paid.')
}

/** Adds a payment to a locked invoice. @throws HttpError 409 */
export async function pay(
  tx: Tx,
  invoice: ReadFull,
  { amount, paidOn, reference = '' }: NewPayment,
  { id, adminId }: { id?: string; adminId: string | null },
) {
  checkStands(invoice)
  checkPaid(invoice, paidOf(invoice) + amount)
  const day = typedDateOf(paidOn, '/paidOn') ?? new Date()
  const data = { ...(id !== undefined && { id }), invoiceId: invoice.id, amount, paidOn: day, reference, adminId }
  return tx.payment.create({ data })
}

/** Takes a payment back that was recorded by mistake. @throws HttpError 404, 409 */
export async function takeBack(tx: Tx, invoice: ReadFull, id: string) {
  checkStands(invoice)
  const payment = invoice.payments.find((each) => each.id === id)
  if (!payment) throw notFound()
  checkPaid(invoice, paidOf(invoice) - Number(payment.amount))
  await tx.payment.delete({ where: { id } })
}
