import { formatLongDay } from '@energy/contracts/time/company-time'
import { formatAmount } from '@energy/contracts/sales/money'
import { mailBody } from '@energy/server/mail-layout'
import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../../generated/client.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import type { Outgoing } from '../../../shared/mail/queue.ts'
import { refusalNoter } from '../../../shared/mail/refusals.ts'
import { invoiceFields, invoiceRowOf, type ReadInvoice } from '../../../shared/sales/invoice-row.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { storedPdf } from './stored-pdf.ts'

/** What a mail with an invoice is made of. */
export interface Mailing {
  db: PrismaClient
  env: WorkerEnv
  /** Opens the storage of files. */
  storage: () => Promise<Disk>
}

/** The job of such a mail. */
export type MailOf<What extends 'invoice' | 'reminder'> = Extract<Outgoing, { mail: What }>

/** Notes a refusal with the mails of the invoice. */
export const refusalOfInvoice = (db: PrismaClient, { invoiceMail }: MailOf<'invoice' | 'reminder'>) =>
  invoiceMail === undefined ? undefined : refusalNoter(db, { invoiceMailId: invoiceMail })

/** A day is printed as it is in the calendar. */
export const CALENDAR = { timeZone: 'UTC', clock: '' }

/** The file of an invoice as a part of a mail. */
export const attached = (number: string, content: Buffer) => [
  { filename: `${number}.pdf`, content, contentType: 'application/pdf' },
]

/** What an invoice comes to, and what is to be paid of it. */
function paymentWords(invoice: ReadInvoice, today: Date) {
  const { state, total, paid, open, currency, number } = invoiceRowOf(invoice, today)
  const [sum, received] = [formatAmount(total, currency), formatAmount(paid, currency)]
  if (state === 'paid') return `The total is ${sum}; we have received it, thank you.`
  const due = formatLongDay(invoice.dueOn, CALENDAR)
  const how =
    state === 'overdue'
      ? `now, with the reference ${number}: it was due on ${due}`
      : `by ${due}, with the reference ${number}`
  return paid > 0
    ? `The total is ${sum}. ${formatAmount(open, currency)} is open; we have received ${received}, thank you. Please pay the rest ${how}.`
    : `The total is ${sum}; please pay it ${how}.`
}

/**
 * Makes the PDF of an invoice or a credit note, stores it and mails it. One that is cancelled is not mailed: its credit note
 * is.
 */
export const invoiceDelivery =
  ({ db, env, storage }: Mailing, send: Send) =>
  async (outgoing: MailOf<'invoice'>, job: Job) => {
    const { invoice: id } = outgoing
    const found = await db.invoice.findUnique({
      where: { id },
      include: { ...invoiceFields, cancels: { select: { number: true } } },
    })
    if (!found) return false
    const file = await storedPdf(db, await storage(), id)
    if (found.email === '' || found.cancelled) return false
    const { number, name, title, cancels, currency } = found
    const { today } = await readSales(db)
    const company = await readCompany(db)
    const total = formatAmount(Math.abs(Number(found.total)), currency)
    const subject = cancels ? `Credit note ${number} for invoice ${cancels.number}` : `Invoice ${number}: ${total}`
    const content = {
      heading: subject,
      paragraphs: [
        ...(name ? [`Dear ${name},`] : []),
        cancels
          ? `Invoice ${cancels.number} is cancelled. The credit note over ${total} is attached.`
          : `The invoice for ${title || 'your order'} is attached. ${paymentWords(found, today)}`,
      ],
    }
    const mail = {
      subject,
      ...mailBody(content, company),
      ...(company.email && { replyTo: company.email }),
      attachments: attached(number, file),
      messageId: messageIdOf(job.id, env),
    }
    return sendOrGiveUp(send, { to: found.email, mail }, job, refusalOfInvoice(db, outgoing))
  }
