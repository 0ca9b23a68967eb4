import { booking } from '@energy/contracts/bookings/bookings'
import { bill } from '@energy/contracts/inquiries/bills'
import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { offer } from '@energy/contracts/sales/offers'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { site } from '@energy/contracts/site/site-pages'
import { texts } from '@energy/contracts/texts'
import { expect, onTestFinished, test } from 'vitest'
import { aFreeHour } from '../fixtures/records/bookings.ts'
import { anEmail } from '../fixtures/identity.ts'
import { doMailJobs, mailJobs } from '../fixtures/mail-jobs.ts'
import { aMailbox } from '../fixtures/servers/mailbox.ts'
import { aSentOffer, anOrder } from '../fixtures/records/sales.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()
const mailbox = await aMailbox()

/** Publishes who of staff gets mails. */
async function setRecipients(recipients: { event: string; email: string }[]) {
  const { call } = await here().anAdmin()
  const [company] = await call(texts.drafts, { querystring: { kind: 'company' } })
  const params = { id: company?._id ?? '' }
  await call(texts.save, { params, body: { texts: { recipients } } })
  await call(texts.publish, { params })
}
const waiting = () =>
  here().db.$queryRaw`SELECT data FROM pgboss.job WHERE data ->> 'mail' = 'inquiry' AND state < 'active'`
const staffJobs = async () => (await mailJobs(here().db, 'inquiry')).map(({ data }) => data)
/** Books a call in the first free hour. */
async function book() {
  const startsAt = (await aFreeHour(here())) ?? ''
  const body = { startsAt, timeZone: '', username: 'Ada', email: anEmail(), phone: '00447700900142' }
  return here().call(booking.create, { body })
}
const ask = (comment: string) =>
  here().call(specialist.create, { body: { username: 'Ada\r\nBcc: x@example.com', email: anEmail(), comment } })

test('staff are mailed about what comes in as the settings of the site say, and nobody else', async () => {
  await ask('Nobody is told')
  expect(await waiting()).toEqual([])
  const [sales, support, billing] = [anEmail(), anEmail(), anEmail()]
  await setRecipients([
    { event: 'A bill comes in', email: billing },
    { event: 'A request comes in', email: sales },
    { event: 'A request comes in', email: sales },
    { event: 'A message comes in', email: support },
    { event: 'A message comes in', email: '' },
  ])
  expect(JSON.stringify(await here().call(site))).not.toContain(sales)
  await mailbox.start()
  onTestFinished(mailbox.stop)
  const worker = aWorkerOn(here().databaseUrl, {
    SMTP_URL: mailbox.url,
    DASHBOARD_URL: 'https://energy.example/dashboard',
  })
  onTestFinished(async () => void (await worker.end('SIGKILL')))

  await expect
    .poll(async () => {
      await ask('The boiler is cold')
      return waiting()
    })
    .not.toEqual([])
  const body = { firstName: 'Grace', email: anEmail(), phone: '1', address: 'Here', comment: 'Thank you' }
  const { insertedId } = await here().call(contact.create, { body })
  await here().call(bill.create, { body: { username: 'Tom', email: anEmail() } })
  expect((await mailbox.mailsTo(billing, 1)).map(({ subject }) => subject)).toEqual(['A bill has come in'])
  const [request] = await mailbox.mailsTo(sales, 1)
  expect(request).toMatchObject({ subject: 'A request has come in' })
  expect(request?.text).toContain('The boiler is cold')
  expect(request?.headers).not.toHaveProperty('bcc')
  const messages = await mailbox.mailsTo(support, 1)
  expect(messages).toHaveLength(1)
  expect(messages[0]?.text).toContain('From Grace')
  expect(messages[0]?.text).toContain(`https://energy.example/dashboard/invoice?view=messages&id=${insertedId}`)
})

test('staff are mailed about a booked call and a question about an offer, and not about what is written back', async () => {
  const [sales, support] = [anEmail(), anEmail()]
  await setRecipients([
    { event: 'A request comes in', email: sales },
    { event: 'A message comes in', email: support },
  ])
  await here().db.$executeRaw`DELETE FROM pgboss.job`
  let called = ''
  await expect
    .poll(async () => {
      called = (await book()).insertedId
      return staffJobs()
    })
    .toHaveLength(1)
  const { token } = await aSentOffer(here(), (await here().anAdmin()).call)
  const askAbout = async (text: string) =>
    (await here().call(ownOffer.askLinked, { params: { token }, body: { text } })).insertedId
  const asked = await askAbout('Is the old boiler taken away?')
  const expected = [
    { mail: 'inquiry', list: 'specialists', inquiry: called, to: sales },
    { mail: 'inquiry', list: 'contacts', inquiry: asked, to: support },
  ]
  expect(await staffJobs()).toEqual(expected)
  await askAbout('And the old pipes?')
  expect(await staffJobs()).toEqual(expected)
})

test('staff are mailed when somebody moves the call that they booked, and when they cancel it', async () => {
  const sales = anEmail()
  await setRecipients([{ event: 'A request comes in', email: sales }])
  let booked = await book()
  await expect
    .poll(async () => {
      await here().db.$executeRaw`DELETE FROM pgboss.job`
      booked = await book()
      return staffJobs()
    })
    .toHaveLength(1)
  const params = { token: booked.token }
  await here().call(booking.move, { params, body: { startsAt: (await aFreeHour(here())) ?? '' } })
  await here().call(booking.cancel, { params })
  const mail = { mail: 'inquiry', list: 'specialists', inquiry: booked.insertedId, to: sales }
  expect(await staffJobs()).toEqual([mail, { ...mail, call: 'moved' }, { ...mail, call: 'cancelled' }])
})

test('staff are mailed once when a customer accepts or declines an offer', async () => {
  const sales = anEmail()
  await setRecipients([
    { event: 'An offer is accepted', email: sales },
    { event: 'An offer is declined', email: sales },
  ])
  const staff = await here().anAdmin()
  await mailbox.start()
  onTestFinished(mailbox.stop)
  const deliver = () =>
    doMailJobs(here(), 'answered', { SMTP_URL: mailbox.url, DASHBOARD_URL: 'https://energy.example/dashboard' })
  await expect
    .poll(async () => {
      await anOrder(here(), staff.call)
      return mailJobs(here().db, 'answered')
    })
    .toHaveLength(1)
  expect(await deliver()).toEqual([true])
  const [accepted] = await mailbox.mailsTo(sales, 1)
  expect(accepted?.subject).toMatch(/^Offer O-\d{4}-\d{4} was accepted: \$120\.00$/)
  expect(accepted?.text).toContain('Tom Okafor has accepted it.')

  const { id, token } = await aSentOffer(here(), staff.call)
  const body = { version: 1, reason: 'price', note: 'We wait for spring.' } as const
  const decline = () => here().call(ownOffer.declineLinked, { params: { token }, body })
  await Promise.all([decline(), decline()])
  expect(await deliver()).toEqual([true])
  const declined = (await mailbox.mailsTo(sales, 2)).find(({ subject }) => subject.includes('declined'))
  expect(declined?.text).toContain('It costs too much.')
  expect(declined?.text).toContain('We wait for spring.')
  expect(declined?.text).toContain(`https://energy.example/dashboard/offers/${id}`)
})

test('staff are not notified of an answer that no longer holds when the worker comes', async () => {
  await setRecipients([{ event: 'An offer is declined', email: anEmail() }])
  const { call } = await here().anAdmin()
  const body = { version: 1, reason: 'price' } as const
  const ids: string[] = []
  await expect
    .poll(async () => {
      const { id, token } = await aSentOffer(here(), call)
      ids.push(id)
      await here().call(ownOffer.declineLinked, { params: { token }, body })
      return mailJobs(here().db, 'answered')
    })
    .toHaveLength(1)
  await call(offer.revise, { params: { id: ids.at(-1) ?? '' } })
  expect(await doMailJobs(here(), 'answered', { SMTP_URL: mailbox.url })).toEqual([false])
})
