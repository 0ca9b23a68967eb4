// @vitest-environment jsdom
import { confirmAction } from '@energy/ui/notice'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { InvoiceScreen } from '../../src/features/sales/invoice/invoice-screen.tsx'
import { OfferScreen } from '../../src/features/sales/offer/offer-screen.tsx'
import { anApi } from '../fixtures/api.ts'
import { isBusy, pressButton } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'
import { anInvoice, anOffer } from '../fixtures/sales.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<() => Promise<boolean>>(),
}))
beforeEach(() => void vi.mocked(confirmAction).mockReset().mockResolvedValue(true))

/** A screen with this button, and an API that loses the answer of the first change. */
async function aLossyScreen(screen: ReactNode, reads: Record<string, unknown>, button: string) {
  const { text } = aPanel(screen, reads)
  await expect.poll(text).toContain(button)
  let answer = Promise.withResolvers<void>()
  const sent = anApi(async (name) => {
    if (name.startsWith('GET')) return Response.json(reads[name] ?? {})
    const isFirst = changes().length === 1
    await answer.promise
    if (isFirst) throw new TypeError('The connection is lost')
    return Response.json({ acknowledged: true }, { status: 202 })
  })
  const changes = () => sent.filter(({ name }) => !name.startsWith('GET'))
  return {
    text,
    changes,
    /** Presses the button, and waits until what it sends is answered. */
    async press() {
      answer = Promise.withResolvers()
      pressButton(button)
      await expect.poll(isBusy).toBe(true)
      answer.resolve()
      await expect.poll(isBusy).toBe(false)
    },
  }
}

const offer = anOffer({ state: 'sent' })
const overdue = anInvoice({ state: 'overdue' })

test.each([
  ['the mail of an offer', OfferScreen, offer, 'Send again', 'The mail was not sent.', 'The mail is on its way'],
  ['an invoice', InvoiceScreen, overdue, 'Send again', 'The mail was not sent.', 'It is on its way'],
  ['a reminder', InvoiceScreen, overdue, 'Send a reminder', 'No reminder was sent.', 'The reminder is on its way'],
])(
  '%s whose answer was lost is sent again as the same mail; the next one is another',
  async (_, Shown, item, button, failed, done) => {
    const reads = { 'GET /api/offers/': item, 'GET /api/invoices/': item }
    const { text, changes, press } = await aLossyScreen(<Shown />, reads, button)
    for (const [before, said] of [failed, done, done].entries()) {
      await press()
      expect(changes()).toHaveLength(before + 1)
      await expect.poll(text).toContain(said)
    }
    const [lost, again, next] = changes().map(({ headers }) => headers.get('idempotency-key'))
    expect(lost).toMatch(/./)
    expect(again).toBe(lost)
    expect(next).not.toBe(lost)
  },
)
