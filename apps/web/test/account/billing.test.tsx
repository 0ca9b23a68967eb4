// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import type { BilledInvoice } from '@energy/contracts/sales/billing'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { Billing } from '../../src/features/account/profile/billing.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { firstSite } from '../fixtures/first-site.ts'

const anInvoice = (invoice: Partial<BilledInvoice>): BilledInvoice => ({
  _id: '7',
  number: 'I-2026-0001',
  state: 'open',
  title: 'Heat pump',
  currency: 'USD',
  total: 4_608_000,
  paid: 0,
  open: 0,
  issuedAt: '2026-11-20T10:00:00.000Z',
  dueOn: '2027-01-04',
  paidOn: '',
  pdf: true,
  ...invoice,
})

/** The date of an invoice in the payment history. */
function dateOf(invoice: Partial<BilledInvoice>) {
  const figures = {
    currency: 'USD',
    pendingOrder: '',
    lastPurchase: '',
    lastPurchasedAt: '',
    totalSpend: 0,
    purchases: 0,
  }
  const billing = { ...figures, services: [], products: [], orders: [], invoices: [anInvoice(invoice)] }
  const { find } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall('http://127.0.0.1:1')}>
        <SiteProvider value={firstSite('other')}>
          <Billing billing={billing} />
        </SiteProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
  return find('td:nth-child(4) span:last-child').textContent
}

test('an invoice has the day on which it is due until it is paid, and then that one', () => {
  expect(dateOf({ open: 4_608_000 })).toBe('due 4 January 2027')
  expect(dateOf({ state: 'overdue', open: 4_608_000 })).toBe('due 4 January 2027')
  expect(dateOf({ state: 'paid', paid: 4_608_000, paidOn: '2026-12-02' })).toBe('2 December 2026')
})

test('an invoice that is cancelled has the day on which it was issued: nothing of it is due any more', () => {
  expect(dateOf({ state: 'cancelled' })).toBe('20 November 2026')
  expect(dateOf({ state: 'credit', total: -4_608_000, dueOn: '2026-11-20' })).toBe('20 November 2026')
})
