import type { Mail } from './mailbox.ts'

/** The path on the site that a mail's link leads to, by the name of its page. */
export function pathIn({ text }: Pick<Mail, 'text'>, page: string) {
  const path = new RegExp(`https?://[^/\\s]+(/${page}\\?\\S+)`).exec(text)?.[1]
  if (!path) throw new Error(`The mail has no link to /${page}: ${text}`)
  return path
}
