import { hourOf } from '@energy/contracts/bookings/slots'
import { cityOf, clockName, formatWeekDay, type CompanyClock } from '@energy/contracts/time/company-time'
import type { Company } from '@energy/contracts/site/site-pages'
import { mailBody } from '@energy/server/mail-layout'
import type { PrismaClient } from '../../generated/client.ts'
import { countMail } from '../../shared/mail/address-limit.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../shared/mail/mailer.ts'
import type { Outgoing } from '../../shared/mail/queue.ts'
import type { WorkerEnv } from '../../shared/settings/worker-settings.ts'
import { readCompany } from '../../shared/site/company.ts'
import { siteUrl } from '../../shared/site/site-url.ts'
import { bookingToken, bookingUrl } from './booking-link.ts'
import { calendarOf, numberIn } from './calendar.ts'
import { bookingFields, type BookingRecord } from './linked-booking.ts'

type BookingMail = Extract<Outgoing, { mail: 'booking' }>

/** Mails about bookings to one address in a day: anybody can type it into the form. */
const MAX_A_DAY = 10

/**
 * The day and the hour by the clock of the company, and what of them is another by that of the visitor: then the subject
 * names the clock, too, as a telephone shows nothing else.
 */
function momentOf({ startsAt, timeZone }: BookingRecord, company: Company) {
  const at = (clock: CompanyClock) => {
    const { from, to } = hourOf(startsAt, clock)
    return { day: formatWeekDay(startsAt, clock), begins: from, hour: `${from} to ${to}` }
  }
  const ours = at(company)
  const theirs = timeZone ? at({ timeZone, clock: '' }) : ours
  const theirDay = theirs.day === ours.day ? '' : `${theirs.day}, `
  const own = theirDay || theirs.hour !== ours.hour ? `; ${theirDay}${theirs.hour} in ${cityOf(timeZone)}` : ''
  const clock = clockName(startsAt, company)
  return { day: ours.day, begins: own ? `${ours.begins}, ${clock}` : ours.begins, hour: `${ours.hour}, ${clock}${own}` }
}

const WORDS: Record<BookingMail['about'], { subject: string; text: string }> = {
  booked: { subject: 'We ring you', text: 'Your call is booked. We ring you within this hour:' },
  moved: { subject: 'We ring you', text: 'Your call is moved. We ring you within this hour:' },
  reminder: { subject: 'A reminder of our call', text: 'We ring you within this hour:' },
  cancelled: { subject: 'Your call is cancelled', text: 'You have cancelled your call:' },
}
/** After what somebody sent was deleted, this many milliseconds later nothing of it is mailed any more. */
const LATEST = 60 * 60_000
const CHANGEABLE = 'You can change or cancel it until the hour begins. No sign-in is needed.'
const CALLED_OFF = 'We cannot ring you at this hour, and are sorry. Please book another one, or answer this mail:'
const DELETED = 'We have deleted what you sent us, and cancelled your call with it:'

/** A call that was deleted with its inquiry. */
const deletedBooking = (
  id: string,
  { inquiry, email, phoneEnd, startsAt, endsAt, timeZone }: NonNullable<BookingMail['deleted']>,
): BookingRecord => ({
  id,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  timeZone,
  client: '',
  cancelledAt: new Date(),
  inquiry: { id: inquiry, email, phone: phoneEnd },
})

/**
 * Notifies who booked a call, with an entry for the calendar; nothing where another mail about the same call has made
 * this one untrue, or the address got enough such mails today.
 */
export const bookingDelivery =
  (db: PrismaClient, env: WorkerEnv, send: Send) =>
  async ({ booking: id, about, byStaff = false, deleted }: BookingMail, job: Job) => {
    const booking = deleted
      ? deletedBooking(id, deleted)
      : await db.booking.findUnique({ where: { id }, select: bookingFields })
    if (!booking || booking.inquiry.email === '') return false
    if (deleted && Date.now() > Date.parse(deleted.at) + LATEST) return false
    if ((booking.cancelledAt !== null) !== (about === 'cancelled') || booking.startsAt <= new Date()) return false
    const { email, id: inquiryId } = booking.inquiry
    const counted = { purpose: 'booking', email, max: MAX_A_DAY, id: job.id } as const
    if (!(await db.$transaction((tx) => countMail(tx, counted)))) return false
    const company = await readCompany(db)
    const url = bookingUrl(await bookingToken(db, inquiryId), env)
    const { day, begins, hour } = momentOf(booking, company)
    const { subject, text } = WORDS[about]
    const isOn = about !== 'cancelled'
    const content = {
      heading: `${subject}: ${day}`,
      paragraphs: [
        deleted ? DELETED : byStaff ? CALLED_OFF : text,
        `${day}, ${hour}.`,
        ...(isOn ? [numberIn(booking)] : []),
      ],
      action: isOn ? { label: 'Change or cancel', url } : { label: 'Book another call', url: siteUrl('/book', env) },
      notes: byStaff ? [] : [{ text: isOn ? CHANGEABLE : 'The hour is free again.' }],
      decline: {
        text: `You get this mail because a call was booked with this address on our site.${isOn ? ' If it was not you, you can cancel it.' : ''}`,
      },
    }
    const calendar = await calendarOf(db, booking, { company, url, ...(deleted && { changes: deleted.changes }) })
    const mail = {
      subject: `${subject}: ${day}, ${begins}`,
      ...mailBody(content, company),
      ...(company.email && { replyTo: company.email }),
      attachments: [{ filename: 'call.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }],
      messageId: messageIdOf(job.id, env),
    }
    return sendOrGiveUp(send, { to: email, mail }, job)
  }
