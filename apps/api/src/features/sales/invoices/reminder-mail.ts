import { formatLongDay } from '@energy/contracts/time/company-time'
import { formatAmount } from '@energy/contracts/sales/money'
import { mailBody } from '@energy/server/mail-layout'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import { invoiceFields, invoiceRowOf } from '../../../shared/sales/invoice-row.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { attached, CALENDAR, refusalOfInvoice, type Mailing, type MailOf } from './invoice-mail.ts'
import { storedPdf } from './stored-pdf.ts'

/** Reminds a customer of an invoice that is overdue; nothing where it has been paid or cancelled meanwhile. */
export const reminderDelivery =
  ({ db, env, storage }: Mailing, send: Send) =>
  async (outgoing: MailOf<'reminder'>, job: Job) => {
    const { invoice: id } = outgoing
    const found = await db.invoice.findUnique({ where: { id, email: { not: '' } }, include: invoiceFields })
    if (!found) return false
    const { state, open, paid } = invoiceRowOf(found, (await readSales(db)).today)
    if (state !== 'overdue') return false
    const company = await readCompany(db)
    const { number, name, currency, title } = found
    const subject = `A reminder of invoice ${number}`
    const content = {
      heading: subject,
      paragraphs: [
        ...(name ? [`Dear ${name},`] : []),
        `Our invoice ${number}${title ? ` for ${title}` : ''} was due on ${formatLongDay(found.dueOn, CALENDAR)}. ${formatAmount(open, currency)} is open${paid > 0 ? `; we have received ${formatAmount(paid, currency)}, thank you` : ''}. Perhaps it has slipped past you: the invoice is attached once more.`,
        'If you have paid in the last days, or if something is not right, you need not do more than answer this mail.',
      ],
    }
    const mail = {
      subject,
      ...mailBody(content, company),
      ...(company.email && { replyTo: company.email }),
      attachments: attached(number, await storedPdf(db, await storage(), id)),
      messageId: messageIdOf(job.id, env),
    }
    return sendOrGiveUp(send, { to: found.email, mail }, job, refusalOfInvoice(db, outgoing))
  }
