import type { MailSettings } from '../identity/account-mails.ts'
import type { AuthPorts } from '../identity/auth-emulator.ts'
import { authProcess } from '../identity/auth-process.ts'
import { postgresProcess } from '../postgres/postgres-process.ts'
import { mailboxProcess, type MailboxPorts } from './mailbox-process.ts'
import type { Session } from '../supervisor/session.ts'
import { PROJECT } from '../settings.ts'

/** The identity provider: the emulator, or a real Firebase project. */
export interface Identity {
  project: string
  /** `host:port` of the emulator; absent with a real project. */
  emulator?: string
  /** The environment variables that configure the apps for it. */
  env: Record<string, string>
}

/** Starts PostgreSQL on a port, unless `DATABASE_URL` names a server. Resolves with the URL. */
export async function startDatabase({ supervisor, directory }: Session, port: number) {
  const given = process.env['DATABASE_URL']
  if (given) return given
  let url = ''
  await supervisor.start(postgresProcess(directory, port, (startedUrl) => (url = startedUrl)))
  return url
}

/** The identity provider of this run: the emulator, unless `FIREBASE_PROJECT_ID` names a real project. */
export function identityFor({ auth }: Pick<AuthPorts, 'auth'>): Identity {
  const { FIREBASE_PROJECT_ID: given, FIREBASE_API_KEY = '', FIREBASE_AUTH_DOMAIN = '' } = process.env
  if (given && !given.startsWith('demo-'))
    return { project: given, env: { FIREBASE_PROJECT_ID: given, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN } }

  const emulator = `127.0.0.1:${auth}`
  return {
    project: PROJECT,
    emulator,
    env: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'local',
      FIREBASE_AUTH_DOMAIN: 'localhost',
      FIREBASE_AUTH_EMULATOR_HOST: emulator,
      // The emulator offers one, and nobody else sits at a developer's machine.
      STAFF_MFA: process.env['STAFF_MFA'] ?? 'optional',
      STAFF_IDLE_MINUTES: process.env['STAFF_IDLE_MINUTES'] ?? '0',
    },
  }
}

/** The mail server of a run. */
export interface Mail {
  /** URL of the local mailbox's page; absent with another mail server. */
  page?: string
  /** The environment variables that configure the apps for it. */
  env: { SMTP_URL: string; MAIL_FROM: string }
}

/** The sender in the local mailbox: the company of a fresh start. */
const SENDER = 'Millrace Energy <hello@example.com>'

/** The mail server of this run: the local mailbox, unless `SMTP_URL` names a server. */
export function mailFor({ smtp, mailbox }: MailboxPorts): Mail {
  const given = process.env['SMTP_URL']
  const MAIL_FROM = process.env['MAIL_FROM'] || SENDER
  return given
    ? { env: { SMTP_URL: given, MAIL_FROM } }
    : { page: `http://localhost:${mailbox}`, env: { SMTP_URL: `smtp://127.0.0.1:${smtp}`, MAIL_FROM } }
}

/** Starts the local mailbox, unless the mails go to another server. */
export async function startMailbox({ supervisor, directory }: Session, ports: MailboxPorts, mail: Mail) {
  if (mail.page !== undefined) await supervisor.start(mailboxProcess(directory, ports))
}

/**
 * Starts the identity emulator, unless the run uses a real Firebase project.
 * @param mailSettings for the account mails, which the emulator itself does not send
 */
export async function startIdentity(
  { supervisor, directory }: Session,
  ports: AuthPorts,
  identity: Identity,
  mailSettings: MailSettings,
) {
  if (identity.emulator !== undefined)
    await supervisor.start(authProcess(directory, identity.project, ports, mailSettings))
}
