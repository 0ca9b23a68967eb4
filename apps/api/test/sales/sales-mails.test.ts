import { invoice } from '@energy/contracts/sales/invoices'
import { offer } from '@energy/contracts/sales/offers'
import { order } from '@energy/contracts/sales/orders'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { doMailJobs } from '../fixtures/mail-jobs.ts'
import { anOpenMailboxOfFile } from '../fixtures/servers/mailbox.ts'
import { aLine, anOffer, anOrder } from '../fixtures/records/sales.ts'
import { adminOf, problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)
const mailbox = await anOpenMailboxOfFile()
const deliver = (mail: 'offer' | 'invoice' | 'reminder') => doMailJobs(here(), mail, { SMTP_URL: mailbox.url })
/** The token of the link in a mail. */
const tokenIn = (text = '') => /\/offers\/(\S+)/.exec(text)?.[1] ?? ''
/** How the link in the mail to an address is answered. */
const openFrom = async (to: string) => {
  const token = tokenIn((await mailbox.mailsTo(to, 1))[0]?.text)
  return statusOf(here().call(ownOffer.readLinked, { params: { token } }))
}

test('the mail with an offer has its total and a link that opens it', async () => {
  const email = anEmail()
  const id = await anOffer(staff().call, { email, intro: 'Dear Tom,\n\nthis is what it takes.' })
  await staff().call(offer.send, { params: { id } })
  expect(await deliver('offer')).toEqual([true])
  const [mail] = await mailbox.mailsTo(email, 1)
  expect(mail?.subject).toMatch(/^Your offer O-\d{4}-\d{4}: Heat from your ovens$/)
  expect(mail?.text).toContain('The total is $120.00, tax included.')
  expect(mail?.headers['auto-submitted']).toBe('no')
  expect(mail?.headers['reply-to']).toContain('@')
  expect(mail?.text).toContain('this is what it takes.')
  // Who has sent it has no name yet.
  expect(mail?.text).not.toContain(staff().email)
  expect(await here().call(ownOffer.readLinked, { params: { token: tokenIn(mail?.text) } })).toMatchObject({
    _id: id,
    bound: false,
  })
})

test('the link of an offer works for 90 days after its last day is over by the clock of the company', async () => {
  const email = anEmail()
  const id = await anOffer(staff().call, { email, validUntil: '2099-03-31' })
  await staff().call(offer.send, { params: { id } })
  await deliver('offer')
  const params = { token: tokenIn((await mailbox.mailsTo(email, 1))[0]?.text) }
  // On that day London has summer time.
  expect(await here().call(ownOffer.readLinked, { params })).toMatchObject({ until: '2099-06-29T23:00:00.000Z' })
})

test('the link of an offer opens it no more once the offer goes to another address', async () => {
  const [first, second] = [anEmail(), anEmail()]
  const id = await anOffer(staff().call, { email: first })
  const at = { params: { id } }
  await staff().call(offer.send, at)
  await deliver('offer')
  await staff().call(offer.revise, at)
  await staff().call(offer.update, { ...at, body: { name: 'Ada Lovelace', email: second } })
  await staff().call(offer.send, at)
  await deliver('offer')
  expect([await openFrom(first), await openFrom(second)]).toEqual([404, 200])
})

test('a new version is called so to who has got one before, and to nobody else', async () => {
  const [first, second] = [anEmail(), anEmail()]
  const id = await anOffer(staff().call, { email: first })
  const at = { params: { id } }
  const sendNext = async (email: string) => {
    await staff().call(offer.revise, at)
    await staff().call(offer.update, { ...at, body: { email } })
    await staff().call(offer.send, at)
    await deliver('offer')
  }
  await staff().call(offer.send, at)
  await sendNext(first)
  await sendNext(second)
  const [[, again], [only]] = [await mailbox.mailsTo(first, 2), await mailbox.mailsTo(second, 1)]
  expect(again?.text).toContain('This is a new version of our offer.')
  expect(only?.text).not.toContain('new version')
})

test('the mail with an offer without tax names none', async () => {
  const email = anEmail()
  const lines = [aLine({ taxRate: 0 })]
  const id = await anOffer(staff().call, { email, lines })
  await staff().call(offer.send, { params: { id } })
  await deliver('offer')
  const [mail] = await mailbox.mailsTo(email, 1)
  expect(mail?.text).toMatch(/The total is \$100\.00\.\s/)
})

test('an offer that is withdrawn or over before the worker comes, or whose person is deleted, is not mailed', async () => {
  const id = await anOffer(staff().call)
  await staff().call(offer.send, { params: { id } })
  await staff().call(offer.withdraw, { params: { id } })
  const over = await anOffer(staff().call)
  await staff().call(offer.send, { params: { id: over } })
  await here().db.offer.update({ where: { id: over }, data: { validUntil: new Date('2026-01-31') } })
  const erased = await anOffer(staff().call)
  await staff().call(offer.send, { params: { id: erased } })
  await here().db.offer.update({ where: { id: erased }, data: { email: '' } })
  expect(await deliver('offer')).toEqual([false, false, false])
})

test('an invoice and its credit note are mailed with their PDFs', async () => {
  const email = anEmail()
  const orderId = await anOrder(here(), staff().call, { email })
  const { insertedId: id } = await staff().call(order.invoice, { params: { id: orderId }, body: {} })
  await deliver('invoice')
  await staff().call(invoice.cancel, { params: { id }, body: { reason: 'A wrong address.' } })
  await deliver('invoice')
  const mails = (await mailbox.mailsTo(email, 2)).toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Credit note C-\d{4}-\d{4} for invoice I-/),
    expect.stringMatching(/^Invoice I-\d{4}-\d{4}: \$120\.00$/),
  ])
  for (const { attachments, headers } of mails) {
    expect(attachments).toEqual([expect.objectContaining({ contentType: 'application/pdf' })])
    expect(headers['reply-to']).toContain('@')
  }
  expect(await staff().call(invoice.read, { params: { id } })).toMatchObject({ pdf: true, state: 'cancelled' })
})

/** An invoice over 120.00. */
async function anInvoice(email: string) {
  const orderId = await anOrder(here(), staff().call, { email })
  return { params: { id: (await staff().call(order.invoice, { params: { id: orderId }, body: {} })).insertedId } }
}

test('an invoice that is cancelled is not mailed any more, its credit note is; it still has its PDF', async () => {
  const of = await anInvoice(anEmail())
  await staff().call(invoice.cancel, { ...of, body: { reason: 'A wrong address.' } })
  expect(await deliver('invoice')).toEqual([false, true])
  const { pdf, cancelledBy } = await staff().call(invoice.read, of)
  expect(pdf).toBe(true)
  const { number = '', _id: id = '' } = cancelledBy ?? {}
  expect(await problemOf(staff().call(invoice.sendAgain, of))).toMatchObject({
    status: 409,
    detail: `This invoice is cancelled by ${number}.`,
  })
  await staff().call(invoice.sendAgain, { params: { id } })
  expect(await deliver('invoice')).toEqual([true])
})

test('the mail of an invoice asks for what is open, and for nothing once it is paid', async () => {
  const email = anEmail()
  const of = await anInvoice(email)
  const nextText = async (count: number) => {
    await deliver('invoice')
    return (await mailbox.mailsTo(email, count)).at(-1)?.text.replaceAll(/\s+/g, ' ')
  }
  const textAfter = async (amount: number, count: number) => {
    await staff().call(invoice.pay, { ...of, body: { amount, paidOn: '2026-11-24' } })
    await staff().call(invoice.sendAgain, of)
    return nextText(count)
  }
  expect(await nextText(1)).toMatch(/The total is \$120\.00; please pay it by .* with the reference I-/)
  expect(await textAfter(5_000, 2)).toMatch(
    /The total is \$120\.00\. \$70\.00 is open; we have received \$50\.00, thank you\. Please pay the rest by .*I-/,
  )
  const paid = await textAfter(7_000, 3)
  expect(paid).toContain('The total is $120.00; we have received it, thank you.')
  expect(paid).not.toMatch(/please pay/i)
})

/** Makes an invoice one that was due in January. */
async function becomesOverdue(id: string) {
  const { db } = here()
  await db.$executeRaw`ALTER TABLE invoices DISABLE TRIGGER invoices_keep`
  await db.invoice.update({ where: { id }, data: { dueOn: new Date('2026-01-05') } })
  await db.$executeRaw`ALTER TABLE invoices ENABLE TRIGGER invoices_keep`
}

test('the mail of an invoice that is overdue asks for no payment by a day that is over; a reminder for what is open, with the invoice', async () => {
  const email = anEmail()
  const of = await anInvoice(email)
  await becomesOverdue(of.params.id)
  await deliver('invoice')
  const [mail] = await mailbox.mailsTo(email, 1)
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(
    /please pay it now, with the reference I-[-\d]+: it was due on 5 January 2026\./,
  )
  await staff().call(invoice.pay, { ...of, body: { amount: 5_000, paidOn: '2026-11-24' } })
  await staff().call(invoice.remind, of)
  await deliver('reminder')
  const reminder = (await mailbox.mailsTo(email, 2)).find(({ subject }) =>
    subject.startsWith('A reminder of invoice I-'),
  )
  expect(reminder?.text.replaceAll(/\s+/g, ' ')).toContain(
    'was due on 5 January 2026. $70.00 is open; we have received $50.00, thank you.',
  )
  expect(reminder?.attachments).toEqual([expect.objectContaining({ contentType: 'application/pdf' })])
  expect(reminder?.headers['reply-to']).toContain('@')
})

test('an invoice that is paid before the worker comes, or whose person is deleted, is not reminded of', async () => {
  const orderId = await anOrder(here(), staff().call)
  const { insertedId: id } = await staff().call(order.invoice, { params: { id: orderId }, body: {} })
  await becomesOverdue(id)
  await staff().call(invoice.remind, { params: { id } })
  const body = { amount: 12_000, paidOn: '2026-11-24' }
  await staff().call(invoice.pay, { params: { id }, body })
  const erased = await anInvoice(anEmail())
  await becomesOverdue(erased.params.id)
  await staff().call(invoice.remind, erased)
  await here().db.invoice.update({ where: erased.params, data: { email: '' } })
  expect(await deliver('reminder')).toEqual([false, false])
})

const withKey = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

test('what is sent again, or reminded of, with the key of a lost answer is mailed once', async () => {
  const offerId = await anOffer(staff().call)
  await staff().call(offer.send, { params: { id: offerId } })
  const of = await anInvoice(anEmail())
  await becomesOverdue(of.params.id)
  for (const mail of ['offer', 'invoice'] as const) await deliver(mail)
  const again = { params: { id: offerId }, ...withKey() }
  const [mailed, reminded] = [
    { ...of, ...withKey() },
    { ...of, ...withKey() },
  ]
  for (let time = 0; time < 2; time++) {
    await staff().call(offer.sendAgain, again)
    await staff().call(invoice.sendAgain, mailed)
    await staff().call(invoice.remind, reminded)
  }
  expect([await deliver('offer'), await deliver('invoice'), await deliver('reminder')]).toEqual([
    [true],
    [true],
    [true],
  ])
  const { mails } = await staff().call(invoice.read, of)
  expect(mails.map(({ what }) => what)).toEqual(['invoice', 'invoice', 'reminder'])
})
