import { clockName, formatLongDay, formatMoment, formatWeekday } from '@energy/contracts/time/company-time'
import type { Company } from '@energy/contracts/site/site-pages'
import { mailBody } from '@energy/server/mail-layout'
import type { Inquiry, PrismaClient } from '../../../generated/client.ts'
import { countMail } from '../../../shared/mail/address-limit.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import type { Outgoing } from '../../../shared/mail/queue.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { numberOf } from '../inbox.ts'
import { requestLink } from './request-link.ts'

/** Mails to one address in a day. */
const MAX_A_DAY = 5
/** A weekday says which day of the next six. */
const SIX_DAYS = 6 * 24 * 60 * 60_000

/** What the mail promises; undefined where the promised time has passed before it could be sent. */
function promiseOf({ dueAt, createdAt }: Inquiry, company: Company) {
  if (dueAt <= new Date()) return undefined
  const day = formatMoment(dueAt, company)
  return {
    short: +dueAt - +createdAt < SIX_DAYS ? formatWeekday(dueAt, company) : day,
    long: `${day}, ${clockName(dueAt, company)}`,
  }
}

interface Acknowledged {
  inquiry: Inquiry
  company: Company
  link: Awaited<ReturnType<typeof requestLink>>
  isKnown: boolean
}

/**
 * The text of the mail. Anybody can have typed this address into a form, so only a sender who was signed in with it, and
 * had verified it, gets back what was typed: the mail must not carry the words of one person to another.
 */
function contentOf({ inquiry, company, link: { url, until }, isKnown }: Acknowledged) {
  const bookUrl = new URL('/book', url).href
  const { createdAt, name, comment } = inquiry
  const promise = promiseOf(inquiry, company)
  const number = numberOf(createdAt, inquiry.number)
  const answer = company.email ? ' Or answer this mail.' : ''
  return {
    subject: `We have your request ${number}${promise ? `; you hear from us by ${promise.short}` : ''}`,
    content: {
      heading: promise ? `You hear from us by ${promise.short}` : 'We have your request',
      progress: { done: 1, of: 4, label: 'Received', text: formatMoment(createdAt, company) },
      paragraphs: [
        ...(isKnown && name ? [`Dear ${name},`] : []),
        `We have your request ${number}. Somebody who knows the subject reads it${promise ? ` and answers by ${promise.long}` : ''}.`,
        'See how far it has got, write back, or attach a bill:',
      ],
      ...(isKnown && { quote: comment }),
      action: { label: 'See your request', url },
      notes: [
        {
          text: `No sign-in is needed. The link is yours alone and works until ${formatLongDay(until, company)}.${answer}`,
        },
        { text: 'Would you rather talk?', link: { label: 'Pick an hour for a call', url: bookUrl } },
        ...(company.phone ? [{ text: `Is it urgent? Ring ${company.phone}.` }] : []),
      ],
      decline: {
        text: 'You get this mail because a form with this address was sent on our site. If it was not you, you can leave it.',
      },
    },
  }
}

type Acknowledgement = Extract<Outgoing, { mail: 'acknowledgement' }>

/**
 * Notifies the sender of an inquiry that it has come, and by when they hear from us; unless it is answered or deleted
 * meanwhile, or the address got enough such mails today.
 */
export const acknowledgementDelivery =
  (db: PrismaClient, env: WorkerEnv, send: Send) =>
  async ({ inquiry: id, known: isKnown = false }: Acknowledgement, job: Job) => {
    const inquiry = await db.inquiry.findUnique({ where: { id, state: 'new', email: { not: '' } } })
    if (!inquiry) return false
    const { email } = inquiry
    const counted = { purpose: 'acknowledgement', email, max: MAX_A_DAY, id } as const
    if (!(await db.$transaction((tx) => countMail(tx, counted)))) return false
    const company = await readCompany(db)
    const { subject, content } = contentOf({ inquiry, company, link: await requestLink(db, id, env), isKnown })
    const mail = {
      subject,
      ...mailBody(content, company),
      ...(company.email && { replyTo: company.email }),
      messageId: messageIdOf(id, env),
    }
    return sendOrGiveUp(send, { to: email, mail }, job)
  }
