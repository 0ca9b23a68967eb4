import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { createTransport } from 'nodemailer'
import type { WorkerEnv } from '../settings/worker-settings.ts'

// Milliseconds without an answer of the mail server until the attempt counts as failed.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** A permanent rejection of a mail server (RFC 5321, 4.2.1). */
const Rejected = Type.Object({ responseCode: Type.Integer({ minimum: 500, maximum: 599 }) })

/** Whether the mail server has rejected the mail for good. */
export const isRejected = (error: unknown) => Value.Check(Rejected, error)

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
export type Send = (message: { to: string; mail: object }) => Promise<unknown>

/**
 * Sends a mail that nothing else depends on: where the address is wrong, or after the last retry, it is given up.
 * @returns whether it was sent
 */
export async function sendOrGiveUp(
  send: Send,
  message: Parameters<Send>[0],
  { retryCount, retryLimit }: Pick<Job, 'retryCount' | 'retryLimit'>,
) {
  try {
    await send(message)
  } catch (error) {
    if (isRejected(error) || retryCount >= retryLimit) return false
    throw error
  }
  return true
}

/** A mailer that uses the mail server of the settings. */
export function mailer(env: WorkerEnv): Send {
  const transport = createTransport({ url: env.SMTP_URL, ...TIMEOUTS })
  return ({ to, mail }) =>
    transport.sendMail({
      ...mail,
      from: env.MAIL_FROM,
      // As an object, so that an address is never parsed as several.
      to: { name: '', address: to },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
}
