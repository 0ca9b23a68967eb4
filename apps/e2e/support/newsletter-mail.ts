import { expect, type APIRequestContext } from '@playwright/test'
import { MAILBOX } from './product.ts'

interface Mail {
  to: { address: string }[]
  text: string
}

/** The mails that the local mailbox has taken for an address, once there are so many. */
export async function mailsTo(request: APIRequestContext, address: string, count = 1) {
  let found: Mail[] = []
  const look = async () => {
    const all: Mail[] = await (await request.get(`${MAILBOX}/email`)).json()
    found = all.filter(({ to }) => to.some((recipient) => recipient.address === address))
    return found.length
  }
  await expect.poll(look).toBe(count)
  return found
}

/** The path on the site that a mail's link leads to, by the name of its page. */
export function pathIn({ text }: Mail, page: string) {
  const path = new RegExp(`https?://[^/\\s]+(/${page}\\?\\S+)`).exec(text)?.[1]
  if (!path) throw new Error(`The mail has no link to /${page}: ${text}`)
  return path
}
