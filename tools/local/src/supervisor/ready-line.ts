import { ACCOUNTS } from '../sample/accounts.ts'
import type { Identity, Mail } from '../processes/services.ts'

/** The address of the local mailbox, as the last item of a list; empty if mails go to another server. */
export const mailboxAt = ({ page }: Mail) => (page === undefined ? '' : `, mail ${page}`)

/** The last line of a start: all addresses on one origin, and the accounts for sign-in, which only the emulator has. */
export function readyLine(site: string, mail: Mail, { emulator }: Identity) {
  const accounts = ACCOUNTS.map(({ email, password }) => `${email} / ${password}`).join(' or ')
  const signIn = emulator === undefined ? '' : ` Sign in as ${accounts}.`
  return `Ready: site ${site}, dashboard ${site}/dashboard, API ${site}/api${mailboxAt(mail)}.${signIn}`
}
