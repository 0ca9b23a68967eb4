import { Value } from '@sinclair/typebox/value'
import { assignedDelivery } from './features/inquiries/admin-mails/assigned-mail.ts'
import { overdueDelivery } from './features/inquiries/admin-mails/overdue-mail.ts'
import type { Disk } from 'flydrive'
import { acknowledgementDelivery } from './features/inquiries/customer/acknowledgement-mail.ts'
import { bookingDelivery } from './features/bookings/booking-mail.ts'
import { linksDelivery } from './features/inquiries/customer/links-mail.ts'
import { replyDelivery } from './features/inquiries/reply-mail.ts'
import { staffDelivery } from './features/inquiries/staff-mail.ts'
import { answeredDelivery } from './features/sales/customer/answered-mail.ts'
import { offerDelivery } from './features/sales/customer/offer-mail.ts'
import { invoiceDelivery } from './features/sales/invoices/invoice-mail.ts'
import { reminderDelivery } from './features/sales/invoices/reminder-mail.ts'
import { invitationDelivery } from './features/people/invitations/invitation-mail.ts'
import { confirmationDelivery } from './features/newsletter/confirmation-mail.ts'
import { letterDelivery, letterTestDelivery } from './features/newsletter/letters/letter-delivery.ts'
import type { PrismaClient } from './generated/client.ts'
import { mailer, type Job } from './shared/mail/mailer.ts'
import { Outgoing } from './shared/mail/queue.ts'
import type { WorkerEnv } from './shared/settings/worker-settings.ts'

/**
 * Sends a job of the outbox; fails where the mail server does not accept the mail. A mail that is sent again has the same
 * `Message-ID`, and new links; the old links work, too.
 * @param storage opens the storage of files
 * @returns a function that resolves with whether there still was a mail to send
 */
export function delivery(db: PrismaClient, env: WorkerEnv, storage: () => Promise<Disk>) {
  const send = mailer(env)
  const confirmation = confirmationDelivery(db, env, send)
  const invitation = invitationDelivery(db, env, send)
  const reply = replyDelivery({ db, env, storage }, send)
  const acknowledgement = acknowledgementDelivery(db, env, send)
  const links = linksDelivery(db, env, send)
  const toStaff = staffDelivery(db, env, send)
  const toAssignee = assignedDelivery(db, env, send)
  const overdue = overdueDelivery(db, env, send)
  const booking = bookingDelivery(db, env, send)
  const offer = offerDelivery(db, env, send)
  const answered = answeredDelivery(db, env, send)
  const invoice = invoiceDelivery({ db, env, storage }, send)
  const reminder = reminderDelivery({ db, env, storage }, send)
  const letter = letterDelivery(db, env, send)
  const letterTest = letterTestDelivery(db, env, send)
  return async (job: Job) => {
    const outgoing = Value.Parse(Outgoing, job.data)
    switch (outgoing.mail) {
      case 'invitation':
        return invitation(outgoing.invitation, job)
      case 'reply':
        return reply(outgoing.entry, job)
      case 'inquiry':
        return toStaff(outgoing, job)
      case 'assigned':
        return toAssignee(outgoing, job)
      case 'overdue':
        return overdue(outgoing, job)
      case 'booking':
        return booking(outgoing, job)
      case 'offer':
        return offer(outgoing.offer, job)
      case 'answered':
        return answered(outgoing, job)
      case 'invoice':
        return invoice(outgoing, job)
      case 'reminder':
        return reminder(outgoing, job)
      case 'acknowledgement':
        return acknowledgement(outgoing, job)
      case 'links':
        return links(outgoing.email, job)
      case 'confirmation':
        return confirmation(outgoing.subscriber, job)
      case 'letter':
        return letter(job)
      case 'letter-test':
        return letterTest(outgoing, job)
    }
  }
}
