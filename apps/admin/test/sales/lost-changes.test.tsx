// @vitest-environment jsdom
import { confirmAction } from '@energy/ui/notice'
import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { InvoiceScreen } from '../../src/features/sales/invoice/invoice-screen.tsx'
import { OfferScreen } from '../../src/features/sales/offer/offer-screen.tsx'
import { OrderScreen } from '../../src/features/sales/order/order-screen.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { pressButton, typeInto } from '../fixtures/controls.ts'
import { NOW, site } from '../fixtures/panel.tsx'
import { anInvoice, anOffer, anOrder, settings } from '../fixtures/sales.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<() => Promise<boolean>>(),
}))
beforeEach(() => void vi.mocked(confirmAction).mockReset().mockResolvedValue(true))

const text = () => document.body.textContent
const isIdle = () => document.querySelector('[aria-busy=true]') === null

/**
 * The screen of a document of sales with this button, and an API that loses the answer of the first change.
 * @param before the document until then
 * @param after the document from then on
 * @param again how the next change is answered
 */
async function aLossyScreen(
  Shown: () => ReactNode,
  button: string,
  before: object,
  after: object,
  again: () => Response = () => aProblem(412, 'Somebody else saved this.'),
) {
  const sent = anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'GET /api/sales-settings') return Response.json(settings)
    const isRead = name.startsWith('GET')
    if (isRead && !name.endsWith('/7')) return Response.json([])
    if (isRead) return Response.json(changes().length > 0 ? after : before, { headers: { etag: '"1"' } })
    if (changes().length > 1) return again()
    throw new TypeError('The connection is lost')
  })
  const changes = () => sent.filter(({ name }) => !name.startsWith('GET'))
  openScreen(<Shown />, '/documents/7', '/documents/:id')
  await expect.poll(text).toContain(button)
  return changes
}

const sentOffer = anOffer({ state: 'sent' })
const newVersion = anOffer({
  version: 2,
  versions: [anOffer({ sentAt: '2026-11-12T09:20:00.000Z' }), anOffer({ version: 2 })],
})
const missing = () => aProblem(404, 'There is no such record.')

test.each([
  ['the sending of an offer', OfferScreen, 'Send offer', anOffer(), { state: 'sent' }, 'The offer is on its way'],
  ['the withdrawal of an offer', OfferScreen, 'Withdraw', sentOffer, { state: 'withdrawn' }, 'Offer withdrawn.'],
  [
    'a new version of an offer',
    OfferScreen,
    'Make a new version',
    sentOffer,
    { state: 'draft', version: 2 },
    'The new version is a draft.',
  ],
  [
    'a step of an order',
    OrderScreen,
    'Mark as installed',
    anOrder(),
    { state: 'installed' },
    'The order is installed.',
  ],
  ['the end of an order', OrderScreen, 'Cancel', anOrder(), { state: 'cancelled' }, 'The order is cancelled.'],
  [
    'the withdrawal of a new version that is a draft',
    OfferScreen,
    'Withdraw',
    newVersion,
    { state: 'withdrawn' },
    'Offer withdrawn.',
  ],
])('%s whose answer was lost is done where the record has it', async (_, Shown, button, before, change, said) => {
  await aLossyScreen(Shown, button, before, { ...before, ...change })
  pressButton(button)
  await expect.poll(text).toContain(said)
})

test.each([
  ['an offer', OfferScreen, 'Withdraw', sentOffer, 'The offer stays as it is. The server could not be reached.'],
  ['a draft', OfferScreen, 'Withdraw', newVersion, 'The offer stays. The server could not be reached.'],
  ['a new version', OfferScreen, 'Make a new version', sentOffer, 'There is no new version. The server could not be'],
  ['an order', OrderScreen, 'Mark as installed', anOrder(), 'Its state stays as it is. The server could not be'],
])('%s that is as before is not said to be changed', async (_, Shown, button, before, said) => {
  await aLossyScreen(Shown, button, before, before)
  pressButton(button)
  await expect.poll(text).toContain(said)
})

test('a payment that was taken back, though the answer was lost, is not said to stay', async () => {
  const after = anInvoice({ payments: [] })
  const changes = await aLossyScreen(InvoiceScreen, 'Take back', anInvoice(), after, missing)
  pressButton('Take back')
  await expect.poll(text).toContain('Payment taken back.')
  expect(changes()).toHaveLength(2)
})

const received = { _id: '9', amount: 12_000, paidOn: '2026-11-19', reference: 'Bank transfer', recordedBy: 'Ada' }
const dialog = () => document.querySelector('dialog')

test.each([
  ['is recorded where the invoice has it', anInvoice(), '£120.00 recorded.', true],
  [
    'is not recorded where the invoice has only the same sum of before',
    anInvoice({ payments: [received] }),
    'The server could not be reached.',
    false,
  ],
])('a payment whose answer was lost %s', async (_, before, said, isClosed) => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await aLossyScreen(InvoiceScreen, 'Record a payment', before, anInvoice({ payments: [received] }))
  pressButton('Record a payment')
  await expect.poll(dialog).not.toBeNull()
  pressButton('Record £120.00')
  await expect.poll(text).toContain(said)
  await expect.poll(() => dialog() === null).toBe(isClosed)
})

test('a payment that a colleague took back first is taken back, and not said to stay', async () => {
  let payments = anInvoice().payments
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name.startsWith('GET')) return Response.json(anInvoice({ payments }))
    payments = []
    return missing()
  })
  openScreen(<InvoiceScreen />, '/documents/7', '/documents/:id')
  await expect.poll(text).toContain('Take back')
  pressButton('Take back')
  await expect.poll(text).toContain('Payment taken back.')
  await expect.poll(text).toContain('None yet.')
})

const field = () => document.querySelector('textarea')
const issued = () => Response.json({ acknowledged: true, insertedId: '8' }, { status: 201 })

test('a credit note whose answer was lost is issued again as the same one', async () => {
  const changes = await aLossyScreen(InvoiceScreen, 'Credit note', anInvoice(), anInvoice(), issued)
  pressButton('Credit note')
  await expect.poll(field).not.toBeNull()
  const reason = field()
  if (reason) typeInto(reason, 'A wrong address.')
  for (const said of ['The server could not be reached.', 'Invoice I-2026-0001 is cancelled.']) {
    pressButton('Issue the credit note')
    await expect.poll(text).toContain(said)
    await expect.poll(isIdle).toBe(true)
  }
  const [lost, again] = changes().map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
})

test('days and a note whose answer was lost are saved where the order has them', async () => {
  const note = 'We come at nine.'
  await aLossyScreen(OrderScreen, 'Save', anOrder(), anOrder({ note }))
  const typed = field()
  if (typed) typeInto(typed, ` ${note}`)
  pressButton('Save')
  await expect.poll(text).toContain('Saved.')
})
