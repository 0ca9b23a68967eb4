import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { subscriber } from '@energy/contracts/subscribers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Outgoing } from '../../src/shared/mail/queue.ts'
import { anEmail } from '../fixtures/identity.ts'
import { doMailJobs } from '../fixtures/mail-jobs.ts'
import { aMailServer, NO_MAILBOX, OK } from '../fixtures/servers/rejecting-mail-server.ts'
import { world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.$executeRaw`DELETE FROM pgboss.job`
})

/** What a mail server answers to the address of a recipient and to our own, and with which account it is asked. */
interface Answers {
  recipient?: string
  sender?: string
  credentials?: string
}

/** Does the waiting jobs of one kind of mail, with a mail server of its own. */
async function doJobs(mail: Outgoing['mail'], { recipient = OK, sender, credentials = '' }: Answers = {}) {
  const { url, stop } = await aMailServer(() => recipient, { sender })
  onTestFinished(stop)
  return doMailJobs(here(), mail, { SMTP_URL: url.replace('//', `//${credentials}`) })
}
const OUR_SENDER = { sender: '550 5.7.1 Sender rejected' }

/** A request of somebody, whose acknowledgement waits. */
async function aRequest() {
  const { insertedId: id } = await here().call(specialist.create, { body: { username: 'Ada', email: anEmail() } })
  return { params: { id } }
}

test('a mail is tried again whose sender or account the mail server rejects for good', async () => {
  await aRequest()
  await expect(doJobs('acknowledgement', OUR_SENDER)).rejects.toThrow('Sender rejected')
  await expect(doJobs('acknowledgement', { credentials: 'shop:old@' })).rejects.toThrow('Invalid login')
  expect(await doJobs('acknowledgement')).toEqual([true])
})

test('a mail is tried again whose sender the mail server rejects only when it hears the recipient, as Postfix does', async () => {
  await aRequest()
  const recipient = '553 5.7.1 <hello@example.com>: Sender address rejected: not owned by user shop'
  await expect(doJobs('acknowledgement', { recipient })).rejects.toThrow('Sender address rejected')
  expect(await doJobs('acknowledgement')).toEqual([true])
})

test('a mail is given up whose recipient the mail server rejects for good', async () => {
  await aRequest()
  expect(await doJobs('acknowledgement', { recipient: NO_MAILBOX })).toEqual([false])
})

test('a confirmation is tried again while the mail server rejects its sender, and given up where it rejects its recipient', async () => {
  await here().call(subscriber.create, { body: { email: anEmail() } })
  await expect(doJobs('confirmation', OUR_SENDER)).rejects.toThrow('Sender rejected')
  expect(await doJobs('confirmation', { recipient: NO_MAILBOX })).toEqual([false])
})

test('a reply is delayed while the mail server rejects its sender, and fails where it rejects its recipient', async () => {
  const at = await aRequest()
  const staff = (await here().anAdmin()).call
  await staff(inquiry.reply, { ...at, body: { subject: 'Your boiler', text: 'On Tuesday?' } })
  const deliveries = async () => (await staff(inquiry.read, at)).timeline.map(({ delivery }) => delivery)
  await expect(doJobs('reply', OUR_SENDER)).rejects.toThrow('Sender rejected')
  expect(await deliveries()).toEqual(['delayed'])
  expect(await doJobs('reply', { recipient: NO_MAILBOX })).toEqual([false])
  expect(await deliveries()).toEqual(['failed'])
})
