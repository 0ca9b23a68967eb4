import { formatLongDay } from '@energy/contracts/company-time'
import { formatAmount } from '@energy/contracts/sales/money'
import { mailBody } from '@energy/server/mail-layout'
import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../../generated/client.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
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

/** A day is printed as it is in the calendar. */
export const CALENDAR = { timeZone: 'UTC', clock: '' }

/** The file of an invoice as a part of a mail. */
export const attached = (number: string, content: Buffer) => [
  { filename: `${number}.pdf`, content, contentType: 'application/pdf' },
]

/** Makes the PDF of an invoice or a credit note, stores it and mails it. */
export const invoiceDelivery =
  ({ db, env, storage }: Mailing, send: Send) =>
  async (id: string, job: Job) => {
    const found = await db.invoice.findUnique({ where: { id }, include: { cancels: { select: { number: true } } } })
    if (!found) return false
    const file = await storedPdf(db, await storage(), id)
    if (found.email === '') return false
    const { number, name, title, dueOn, cancels, currency } = found
    const company = await readCompany(db)
    const total = formatAmount(Math.abs(Number(found.total)), currency)
    const subject = cancels ? `Credit note ${number} for invoice ${cancels.number}` : `Invoice ${number}: ${total}`
    const content = {
      heading: subject,
      paragraphs: [
        ...(name ? [`Dear ${name},`] : []),
        cancels
          ? `Invoice ${cancels.number} is cancelled. The credit note over ${total} is attached.`
          : `The invoice for ${title || 'your order'} is attached. The total is ${total}; please pay it by ${formatLongDay(dueOn, CALENDAR)}, with the reference ${number}.`,
      ],
    }
    const mail = {
      subject,
      ...mailBody(content, company),
      ...(company.email && { replyTo: company.email }),
      attachments: attached(number, file),
      messageId: messageIdOf(job.id, env),
    }
    return sendOrGiveUp(send, { to: found.email, mail }, job)
  }
