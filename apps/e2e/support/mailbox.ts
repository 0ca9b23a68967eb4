import { expect, type APIRequestContext } from '@playwright/test'
import { MAILBOX } from './product.ts'

export interface Mail {
  messageId: string
  subject: string
  text: string
  headers: Record<string, unknown>
  to: { address: string }[]
}

/** Waits until the local mailbox has this number of mails to an address, and returns them. */
export async function mailsTo(request: APIRequestContext, address: string, count = 1) {
  let found: Mail[] = []
  const countMails = async () => {
    const all: Mail[] = await (await request.get(`${MAILBOX}/email`)).json()
    found = all.filter(({ to }) => to.some((recipient) => recipient.address === address))
    return found.length
  }
  await expect.poll(countMails).toBe(count)
  return found
}

/** Waits for a mail to an address, and returns the path of the link in the newest one with this subject. */
export async function linkIn(request: APIRequestContext, { to, subject }: { to: string; subject: string }) {
  const find = async () => {
    const mails: Mail[] = await (await request.get(`${MAILBOX}/email`)).json()
    const mail = mails.findLast((each) => each.subject.startsWith(subject) && each.to[0]?.address === to)
    return /https?:\/\/[^\s/]+(\/account\/action\?\S+)/.exec(mail?.text ?? '')?.[1]
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ''
}
