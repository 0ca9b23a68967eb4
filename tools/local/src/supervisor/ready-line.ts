import { ACCOUNTS } from '../sample/accounts.ts'
import type { Mail } from '../services.ts'

/** Names the page of the local mailbox, as the end of a list; empty where mails go elsewhere. */
export const mailboxAt = ({ page }: Mail) => (page === undefined ? '' : `, mail ${page}`)

/** Says where everything is on one origin, and who may sign in. */
export function readyLine(site: string, mail: Mail) {
  const accounts = ACCOUNTS.map(({ email, password }) => `${email} / ${password}`).join(' or ')
  return `Ready: site ${site}, dashboard ${site}/dashboard, API ${site}/api${mailboxAt(mail)}. Sign in as ${accounts}.`
}
