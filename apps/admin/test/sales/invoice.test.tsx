// @vitest-environment jsdom
import type { Invoice } from '@energy/contracts/sales/invoices'
import { afterEach, expect, test, vi } from 'vitest'
import { InvoiceScreen } from '../../src/features/sales/invoice/invoice-screen.tsx'
import { pressButton, typeInto } from '../fixtures/controls.ts'
import { aPanel, NOW, siteOf } from '../fixtures/panel.tsx'
import { anInvoice } from '../fixtures/sales.ts'

afterEach(() => void vi.useRealTimers())

/** The names of the buttons of an invoice. */
async function buttonsOf(change: Partial<Invoice>) {
  aPanel(<InvoiceScreen />, { 'GET /api/invoices/': anInvoice(change) })
  await expect.poll(() => document.querySelector('h1')).not.toBeNull()
  return [...document.querySelectorAll('button')].map((button) => button.ariaLabel ?? button.textContent)
}

test.each([
  ['2026-11-21', 'in 2 days'],
  ['2026-11-20', 'in 1 day'],
  ['2026-11-19', 'today'],
  ['2026-11-18', '1 day ago'],
])('an invoice that is due on %s says so', async (dueOn, away) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const { text } = aPanel(<InvoiceScreen />, { 'GET /api/invoices/': anInvoice({ dueOn }) })
  await expect.poll(text).toContain(`2026, ${away}Total`)
})

test('nothing is mailed about an invoice whose person was deleted', async () => {
  expect(await buttonsOf({ state: 'overdue', email: '', payments: [] })).toEqual([
    'Credit note',
    'Record a payment',
    'Download PDF',
  ])
})

test('an open invoice can be sent again, and its payments can be taken back', async () => {
  const buttons = await buttonsOf({})
  expect(buttons).toEqual(expect.arrayContaining(['Send again', 'Take back £50.00', 'Take back -£50.00']))
  expect(buttons).not.toContain('Send a reminder')
})

test('an overdue invoice can be sent again, and be reminded of', async () => {
  expect(await buttonsOf({ state: 'overdue' })).toEqual(expect.arrayContaining(['Send again', 'Send a reminder']))
})

test.each([5_000, -5_000])('an invoice on which %d is paid gets no credit note', async (paid) => {
  aPanel(<InvoiceScreen />, { 'GET /api/invoices/': anInvoice({ paid }) })
  await expect.poll(() => document.querySelector('button:disabled')?.textContent).toBe('Credit note')
})

test('a cancelled invoice cannot be sent again, and its payments stay', async () => {
  const cancelledBy = { _id: '10', number: 'C-2026-0001' }
  expect(await buttonsOf({ state: 'cancelled', open: 0, cancelledBy })).toEqual(['Download PDF'])
})

test.each([
  ['credit', 'invoice', 'Credit note to '],
  ['overdue', 'invoice', 'Invoice to '],
  ['overdue', 'reminder', 'Reminder to '],
] as const)('of an invoice that is %s, a mail of the kind %s is shown as “%s”', async (state, what, shown) => {
  const mails = [{ at: NOW.toISOString(), what, who: '', refusal: '' }]
  const { text } = aPanel(<InvoiceScreen />, { 'GET /api/invoices/': anInvoice({ state, mails }) })
  await expect.poll(text).toContain(`Mails${shown}${anInvoice().email}`)
})

test('a mail of an invoice went to a deleted person where there is no address any more', async () => {
  const mails = [{ at: NOW.toISOString(), what: 'invoice' as const, who: '', refusal: '' }]
  const { text } = aPanel(<InvoiceScreen />, { 'GET /api/invoices/': anInvoice({ email: '', mails }) })
  await expect.poll(text).toContain('Invoice to a deleted person')
})

const dayField = () => document.querySelector<HTMLInputElement>('[type=date]')

test('a payment of a day that is to come is refused at its field', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  aPanel(<InvoiceScreen />, { 'GET /api/invoices/': anInvoice() })
  await expect.poll(() => document.querySelector('h1')).not.toBeNull()
  pressButton('Record a payment')
  await expect.poll(dayField).not.toBeNull()
  const field = dayField()
  if (field) typeInto(field, '2026-11-20')
  pressButton('Record £120.00')
  await expect.poll(() => field?.closest('form')?.textContent).toContain('Choose today or an earlier day')
  expect(field?.ariaInvalid ?? field?.getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['USD', '12.345', '1234.56'],
  ['JPY', '12.5', '123456'],
])('what is no amount in %s, as %s is none, is answered by one that is: %s', async (currency, typed, amount) => {
  aPanel(<InvoiceScreen />, { 'GET /api/invoices/': anInvoice({ currency }) })
  await expect.poll(() => document.querySelector('h1')).not.toBeNull()
  pressButton('Record a payment')
  await expect.poll(dayField).not.toBeNull()
  const field = document.querySelector<HTMLInputElement>('[name=amount]')
  if (field) typeInto(field, typed)
  pressButton('Record')
  await expect.poll(() => field?.closest('form')?.textContent).toContain(`An amount: ${amount}.`)
})

test.each([
  ['invoice', 'by a deleted account'],
  ['reminder', 'by itself'],
] as const)('a mail of the kind %s without a sender was sent %s', async (what, shown) => {
  const mails = [{ at: NOW.toISOString(), what, who: '', refusal: '' }]
  const { text } = aPanel(<InvoiceScreen />, { 'GET /api/invoices/': anInvoice({ mails }) })
  await expect.poll(text).toContain(`, ${shown}`)
})

test('when a mail of an invoice was sent is said by the clock of the company', async () => {
  const mails = [{ at: '2026-11-30T22:30:00.000Z', what: 'invoice' as const, who: 'Ada', refusal: '' }]
  const { text } = aPanel(<InvoiceScreen />, {
    ...siteOf({ timeZone: 'Asia/Tokyo' }),
    'GET /api/invoices/': anInvoice({ mails }),
  })
  await expect.poll(text).toContain('1 Dec 2026, 07:30, Ada')
})

/** Whether each mail of the invoice, the newest first, says that it did not arrive. */
const undelivered = () =>
  [...document.querySelectorAll('li')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes(` to ${anInvoice().email}`))
    .map((text) => text.includes('It did not arrive (“550 No such mailbox”).'))

test('of several mails of an invoice the one that did not arrive says so', async () => {
  const mail = { at: NOW.toISOString(), what: 'invoice' as const, who: 'Ada', refusal: '' }
  const mails = [
    { ...mail, refusal: '550 No such mailbox' },
    { ...mail, what: 'reminder' as const },
  ]
  aPanel(<InvoiceScreen />, { 'GET /api/invoices/': anInvoice({ mails }) })
  await expect.poll(undelivered).toEqual([false, true])
})
