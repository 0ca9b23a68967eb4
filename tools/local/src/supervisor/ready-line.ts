import { ACCOUNTS } from '../sample/accounts.ts'
import type { Mail } from '../processes/services.ts'

/** The address of the local mailbox, as the last item of a list; empty if mails go to another server. */
export const mailboxAt = ({ page }: Mail) => (page === undefined ? '' : `, mail ${page}`)

/** The last line of a start: all addresses on one origin, and the accounts for sign-in. */
export function readyLine(site: string, mail: Mail) {
  const accounts = ACCOUNTS.map(({ email, password }) => `${email} / ${password}`).join(' or ')
  return `Ready: site ${site}, dashboard ${site}/dashboard, API ${site}/api${mailboxAt(mail)}. Sign in as ${accounts}.`
}
