// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import type { Purchase } from '@energy/contracts/sales/billing'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Purchases } from '../../src/features/account/profile/purchases.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { firstSite } from '../fixtures/first-site.ts'

const bought = {
  item: '7',
  title: 'Heat pump',
  quantity: 1_000,
  unit: 'piece',
  amount: 4_608_000,
  currency: 'USD',
  orderedAt: '2026-11-19T10:00:00.000Z',
  order: { _id: '8', number: 'S-2026-0001' },
}

/** The list of what was bought. */
const aList = (purchases: readonly Purchase[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall('http://127.0.0.1:1')}>
        <SiteProvider value={firstSite('other')}>
          <MemoryRouter>
            <Purchases title="Purchased products" kind="products" purchases={purchases} none="" />
          </MemoryRouter>
        </SiteProvider>
      </CallProvider>
    </QueryClientProvider>,
  ).find('ul')

test('what was bought has its quantity in words, unless it is one', () => {
  const list = aList([{ ...bought, quantity: 2_000 }, bought])
  const lines = [...list.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['2 pieces, 19 November 2026', '19 November 2026'])
})

test('what was bought has its price in the currency of its order', () => {
  const list = aList([bought, { ...bought, currency: 'JPY' }])
  const prices = [...list.querySelectorAll('li > span')].map(({ textContent }) => textContent)
  expect(prices).toEqual(['$46,080.00', '¥4,608,000'])
})
