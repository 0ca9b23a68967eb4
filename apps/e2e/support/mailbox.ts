import { expect, type APIRequestContext } from '@playwright/test'
import { MAILBOX } from './product.ts'

interface Mail {
  subject: string
  text: string
  to: { address: string }[]
}

/** The path that the newest mail to an address with that subject leads to, once the mail has come. */
export async function linkIn(request: APIRequestContext, { to, subject }: { to: string; subject: string }) {
  const find = async () => {
    const mails: Mail[] = await (await request.get(`${MAILBOX}/email`)).json()
    const mail = mails.findLast((each) => each.subject.startsWith(subject) && each.to[0]?.address === to)
    return /https?:\/\/[^\s/]+(\/account\/action\?\S+)/.exec(mail?.text ?? '')?.[1]
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ''
}
