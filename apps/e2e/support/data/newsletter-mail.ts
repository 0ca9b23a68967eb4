import type { Mail } from './mailbox.ts'

/** The path of the link to this page in a mail. Throws if there is none. */
export function pathIn({ text }: Pick<Mail, 'text'>, page: string) {
  const path = new RegExp(`https?://[^/\\s]+(/${page}\\?\\S+)`).exec(text)?.[1]
  if (!path) throw new Error(`The mail has no link to /${page}: ${text}`)
  return path
}
