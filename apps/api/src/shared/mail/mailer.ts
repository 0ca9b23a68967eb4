import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { createTransport } from 'nodemailer'
import type { WorkerEnv } from '../settings/worker-settings.ts'

// A server that says nothing for so long has lost the mail to the next attempt: milliseconds.
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** A mail server's word that it never takes this mail (RFC 5321, 4.2.1). */
const Refused = Type.Object({ responseCode: Type.Integer({ minimum: 500, maximum: 599 }) })

/** Whether the mail server never takes this mail, however often it is sent. */
export const isRefused = (error: unknown) => Value.Check(Refused, error)

/** A job of the outbox. */
export interface Job {
  id: string
  data: unknown
  retryCount: number
  retryLimit: number
}

/** By which a mail program knows a mail again that is sent twice, and keeps a reply with those before it. */
export const messageIdOf = (id: string, { SITE_URL }: Pick<WorkerEnv, 'SITE_URL'>) =>
  `<${id}@${new URL(SITE_URL).hostname}>`

/** Hands a mail to the mail server; fails where that does not take it. */
export type Send = (message: { to: string; mail: object }) => Promise<unknown>

/** What sends mails by the mail server of the settings. */
export function mailer(env: WorkerEnv): Send {
  const transport = createTransport({ url: env.SMTP_URL, ...PATIENCE })
  return ({ to, mail }) =>
    transport.sendMail({
      ...mail,
      from: env.MAIL_FROM,
      // As parts, so that nothing in an address can be taken for more than one.
      to: { name: '', address: to },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
}
