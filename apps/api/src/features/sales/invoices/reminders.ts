import { Prisma, type PrismaClient } from '../../../generated/client.ts'
import { conflict } from '../../../shared/http-error.ts'
import { insertJob } from '../../../shared/mail/queue.ts'
import { daysAfter } from '../../../shared/sales/days.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { readWorkingTime } from '../../../shared/site/working-time.ts'
import type { ReadFull } from './answers.ts'
import { isUnpaid } from './conditions.ts'

const DAY = 24 * 60 * 60_000
/** Days after the due date until the worker reminds by itself: a bank transfer takes some. */
const GRACE = 3

/** Notes a reminder of a locked invoice. @returns the id of its entry @throws HttpError 409 for a second one within a day */
export async function addReminder(tx: Prisma.TransactionClient, { id, remindedAt }: ReadFull, adminId: string | null) {
  if (remindedAt && Date.now() - +remindedAt < DAY) throw conflict('A reminder was sent within the last day.')
  await tx.invoice.update({ where: { id }, data: { remindedAt: new Date() } })
  return (await tx.invoiceMail.create({ data: { invoiceId: id, what: 'reminder', adminId } })).id
}

/** The condition for invoices of which something was paid back: as a rule a credit note follows. */
const isPaidBack = Prisma.sql`EXISTS (SELECT 1 FROM payments WHERE "invoiceId" = invoices.id AND amount < 0)`

/**
 * Adds one reminder for each invoice that is overdue and of which nobody was reminded yet, while the company is open; none
 * where something was paid back. The statement marks the invoice and adds the job, so several workers, or one that starts
 * again, add it once.
 * @returns the number of reminders
 */
export async function addReminders(db: PrismaClient, now: Date) {
  const { time } = await readWorkingTime(db)
  const day = time.dayOf(now)
  if (!day || now < day.opens || now >= day.closes) return 0
  const { today } = await readSales(db, now)
  const data = Prisma.sql`jsonb_build_object('mail', 'reminder', 'invoice', mails."invoiceId", 'invoiceMail', mails.id)`
  return db.$executeRaw`
    WITH reminded AS (
      UPDATE invoices SET "remindedAt" = now()
      WHERE ${isUnpaid} AND "remindedAt" IS NULL AND email <> '' AND "dueOn" < ${daysAfter(today, -GRACE)}::date
        AND NOT ${isPaidBack}
      RETURNING id
    ), mails AS (
      INSERT INTO invoice_mails ("invoiceId", what) SELECT id, 'reminder' FROM reminded RETURNING id, "invoiceId"
    ) ${insertJob(data, Prisma.sql`mails`)}`
}
