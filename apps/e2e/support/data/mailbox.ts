import { expect, type APIRequestContext } from '@playwright/test'
import { MAILBOX } from '../product.ts'

export interface Mail {
  messageId: string
  subject: string
  text: string
  headers: Record<string, unknown>
  to: { address: string }[]
}

/** Waits until the local mailbox has this number of mails to an address, and returns them. */
export const mailsTo = (request: APIRequestContext, address: string, count = 1) =>
  mailsThat(request, count, ({ to }) => to.some((recipient) => recipient.address === address))

/** The same, without the mail that everybody gets at once who sends a request or a message. */
export const answersTo = (request: APIRequestContext, address: string, count = 1) =>
  mailsThat(
    request,
    count,
    ({ to, subject }) => !subject.startsWith('We have your request') && to[0]?.address === address,
  )

async function mailsThat(request: APIRequestContext, count: number, isWanted: (mail: Mail) => boolean) {
  let found: Mail[] = []
  const countMails = async () => {
    const all: Mail[] = await (await request.get(`${MAILBOX}/email`)).json()
    found = all.filter(isWanted)
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
