import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { notifications } from '@energy/contracts/notifications'
import { invitation } from '@energy/contracts/people/invitations'
import { invoice } from '@energy/contracts/sales/invoices'
import { offer } from '@energy/contracts/sales/offers'
import { order } from '@energy/contracts/sales/orders'
import { user } from '@energy/contracts/people/users'
import { subscriber } from '@energy/contracts/subscribers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Outgoing } from '../../src/shared/mail/queue.ts'
import { anEmail } from '../fixtures/identity.ts'
import { doMailJobs } from '../fixtures/mail-jobs.ts'
import { aSentOffer, anOrder } from '../fixtures/records/sales.ts'
import { freePort } from '../fixtures/servers/ports.ts'
import { aMailServer, NO_MAILBOX, OK } from '../fixtures/servers/rejecting-mail-server.ts'
import { world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.$executeRaw`DELETE FROM pgboss.job`
})

/** What a mail server answers to the address of a recipient and to our own, and with which account and after how many retries it is asked. */
interface Answers {
  recipient?: string
  sender?: string
  credentials?: string
  retryCount?: number
}

/** Does the waiting jobs of one kind of mail, with a mail server of its own. */
async function doJobs(mail: Outgoing['mail'], { recipient = OK, sender, credentials = '', retryCount }: Answers = {}) {
  const { url, stop } = await aMailServer(() => recipient, { sender })
  onTestFinished(stop)
  return doMailJobs(here(), mail, { SMTP_URL: url.replace('//', `//${credentials}`) }, retryCount)
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

/** What the bell of a new admin has, whose notifications begin now. */
async function aBell() {
  const { call } = await here().anAdmin()
  const kinds = async () => (await call(notifications.read)).items.map(({ kind, _id }) => ({ kind, _id }))
  return { call, kinds }
}

test('staff see that the mail of an offer was refused, until it is sent again', async () => {
  const { call, kinds } = await aBell()
  const { id } = await aSentOffer(here(), call)
  const at = { params: { id } }
  const refusals = async () => [
    (await call(offer.read, at)).refusal,
    (await call(offer.list, {})).find(({ _id }) => _id === id)?.refusal,
  ]
  await expect(doJobs('offer', OUR_SENDER)).rejects.toThrow('Sender rejected')
  expect(await refusals()).toEqual(['', ''])
  expect(await doJobs('offer', { recipient: NO_MAILBOX })).toEqual([false])
  expect(await refusals()).toEqual([NO_MAILBOX, NO_MAILBOX])
  expect((await kinds())[0]).toEqual({ kind: 'offerRefused', _id: id })

  await call(offer.sendAgain, at)
  expect(await refusals()).toEqual(['', ''])
  expect(await doJobs('offer')).toEqual([true])
  expect(await refusals()).toEqual(['', ''])
  expect(await kinds()).not.toContainEqual({ kind: 'offerRefused', _id: id })
})

test('a new version of an offer whose mail was refused is sent without what was said of the one before', async () => {
  const { call } = await aBell()
  const { id } = await aSentOffer(here(), call)
  const at = { params: { id } }
  expect(await doJobs('offer', { recipient: NO_MAILBOX })).toEqual([false])
  await call(offer.revise, at)
  await call(offer.send, at)
  expect(await call(offer.read, at)).toMatchObject({ state: 'sent', refusal: '' })
})

test('which mail of an invoice was refused is said with it', async () => {
  const { call, kinds } = await aBell()
  const params = { id: await anOrder(here(), call) }
  const { insertedId: id } = await call(order.invoice, { params, body: {} })
  const at = { params: { id } }
  const mails = async () => (await call(invoice.read, at)).mails.map(({ what, refusal }) => [what, refusal])
  expect(await doJobs('invoice', { recipient: NO_MAILBOX })).toEqual([false])
  await call(invoice.sendAgain, at)
  expect(await doJobs('invoice')).toEqual([true])
  expect(await mails()).toEqual([
    ['invoice', NO_MAILBOX],
    ['invoice', ''],
  ])
  expect((await kinds())[0]).toEqual({ kind: 'invoiceRefused', _id: id })
})

test('an admin sees that the mail of an invitation was refused, until it is sent again', async () => {
  const { call } = await aBell()
  const { insertedId: id } = await call(invitation.create, { body: { email: anEmail(), role: 'sales' } })
  const refusal = async () => (await call(invitation.list)).find(({ _id }) => _id === id)?.refusal
  expect(await doJobs('invitation', { recipient: NO_MAILBOX })).toEqual([false])
  expect(await refusal()).toBe(NO_MAILBOX)
  await call(invitation.send, { params: { id } })
  expect(await refusal()).toBe('')
})

test('what a mail server said of an address goes with the person', async () => {
  const { call } = await aBell()
  const person = await here().aPerson({ username: 'Tom Okafor' })
  await aSentOffer(here(), call, { user: person.id })
  const params = { id: await anOrder(here(), call, { user: person.id }) }
  await call(order.invoice, { params, body: {} })
  const { db } = here()
  await db.mailRefusal.deleteMany()
  await doJobs('offer', { recipient: NO_MAILBOX })
  await doJobs('invoice', { recipient: NO_MAILBOX })
  expect(await db.mailRefusal.count()).toBe(2)
  await person.call(user.remove, { params: { email: person.email } })
  expect(await db.mailRefusal.count()).toBe(0)
})

/** A mailbox that is full, or a server that delays what it does not know: another try may succeed. */
const LATER = '450 4.2.1 Try again later'

test('staff see that the mail of an offer did not arrive where its last retry failed, and not before', async () => {
  const { call, kinds } = await aBell()
  const { id } = await aSentOffer(here(), call)
  const refusal = async () => (await call(offer.read, { params: { id } })).refusal
  await expect(doJobs('offer', { recipient: LATER, retryCount: 2 })).rejects.toThrow('Try again later')
  expect(await refusal()).toBe('')
  // It still counts as failed, for the alert.
  await expect(doJobs('offer', { recipient: LATER, retryCount: 3 })).rejects.toThrow('Try again later')
  expect(await refusal()).toBe(LATER)
  expect((await kinds())[0]).toEqual({ kind: 'offerRefused', _id: id })
})

test('where the mail server cannot be reached at the last retry, staff see that', async () => {
  const { call } = await aBell()
  const { id } = await aSentOffer(here(), call)
  const unreachable = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }
  await expect(doMailJobs(here(), 'offer', unreachable, 3)).rejects.toThrow('ECONNREFUSED')
  expect((await call(offer.read, { params: { id } })).refusal).toMatch(/^connect ECONNREFUSED 127\.0\.0\.1:\d+$/)
})
