import { createTransport } from 'nodemailer'
import type { WorkerEnv } from '../settings/worker-settings.ts'
import { warn } from '../worker/worker-log.ts'
import { failureOf, refusalOf } from './refusal.ts'

// Milliseconds without an answer of the mail server until the attempt counts as failed.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** A job of the outbox. */
export interface Job {
  id: string
  data: unknown
  retryCount: number
  retryLimit: number
}

/** The `Message-ID` of a mail: a mail program recognizes a mail that is sent twice by it, and groups replies. */
export const messageIdOf = (id: string, { SITE_URL }: Pick<WorkerEnv, 'SITE_URL'>) =>
  `<${id}@${new URL(SITE_URL).hostname}>`

/** Sends a mail; fails where the mail server does not accept it. */
export type Send = (message: {
  to: string
  mail: { messageId: string; headers?: Record<string, string> }
}) => Promise<unknown>

/** The headers by which a robot, such as that of somebody who is away, answers no mail of a program (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }
/** Instead of them, those of a mail that one of staff sends. */
export const BY_HAND = { 'Auto-Submitted': 'no' }

/** Logs that a mail is given up. */
export const warnGivenUp = ({ id }: Pick<Job, 'id'>, error: unknown) => warn('a mail was given up', { job: id })(error)

/**
 * Sends a mail that nothing else depends on: where the mail server refuses it for good, it is given up. Any other failure
 * is one of the job, which the outbox tries again.
 * @param note gets what the mail server said that refused it, or why the last attempt failed
 * @returns whether it was sent
 */
export async function sendOrGiveUp(
  send: Send,
  message: Parameters<Send>[0],
  job: Job,
  note?: (words: string) => Promise<unknown>,
) {
  try {
    await send(message)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal || job.retryCount >= job.retryLimit) await note?.(failureOf(error))
    if (!refusal) throw error
    warnGivenUp(job, error)
    return false
  }
  return true
}

/** The sender of the settings as an object: of a text, what its name has in parentheses is left out as a comment. */
function senderOf(text: string) {
  const [, name = '', address = text] = /^(.*)<(.*)>$/.exec(text) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}

/** A mailer that uses the mail server of the settings. */
export function mailer(env: WorkerEnv): Send {
  const transport = createTransport({ url: env.SMTP_URL, ...TIMEOUTS })
  return ({ to, mail }) =>
    transport.sendMail({
      ...mail,
      headers: { ...AUTOMATIC, ...mail.headers },
      from: senderOf(env.MAIL_FROM),
      // As an object, so that an address is never parsed as several.
      to: { name: '', address: to },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
}
