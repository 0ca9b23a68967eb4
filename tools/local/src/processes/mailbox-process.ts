import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { answersAt } from '../answers.ts'
import type { ManagedProcess } from '../supervisor/managed-process.ts'
import { accepts } from '../ports.ts'
import { until } from '../supervisor/until.ts'

const HOST = '127.0.0.1'
const require = createRequire(import.meta.url)
const PROGRAM = require.resolve('maildev/bin/maildev')

export interface MailboxPorts {
  /** Port of the SMTP server. */
  smtp: number
  /** Port of the web page. */
  mailbox: number
}

/** Accepts all mails of a run, stores them in the data directory and shows them on a web page. Relays none. */
export function mailboxProcess(dataDirectory: string, { smtp, mailbox }: MailboxPorts): ManagedProcess {
  const mails = join(dataDirectory, 'mail')
  mkdirSync(mails, { recursive: true })
  const answersOnWeb = answersAt(`http://${HOST}:${mailbox}/`)
  // Maildev also reads its settings from variables, including a relay to another server. All of them are cleared.
  const inherited = Object.keys(process.env).filter((name) => name.startsWith('MAILDEV_'))

  return {
    name: 'Mailbox',
    isService: true,
    args: () => [PROGRAM, '--ip', HOST, '--smtp', `${smtp}`, '--web', `${mailbox}`, '--mail-directory', mails],
    cwd: mails,
    env: Object.fromEntries(inherited.map((name) => [name, ''])),
    async ready(child) {
      await answersOnWeb(child)
      await until(() => accepts(smtp, HOST), 10, 'The mailbox')
    },
  }
}
