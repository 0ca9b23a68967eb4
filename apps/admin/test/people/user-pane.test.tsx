// @vitest-environment jsdom
import type { Billing } from '@energy/contracts/sales/billing'
import { expect, test } from 'vitest'
import { UserPane } from '../../src/features/people/user-pane.tsx'
import { aPanel } from '../fixtures/panel.tsx'
import { aUser } from '../fixtures/user.ts'

test.each([
  [0, '0.00'],
  [1250, '1250.00'],
])(
  'where the orders and invoices of a person cannot be loaded, a total spend of %s is shown as %s',
  async (totalSpend, expected) => {
    aPanel(<UserPane person={aUser({ totalSpend })} />, {})
    await expect.poll(() => document.querySelector('[role=alert]')).not.toBeNull()
    const label = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Total spend')
    expect(label?.nextElementSibling?.textContent).toBe(expected)
  },
)

test('a person ordered on the day of the company, wherever its staff are, and in the currency of the order', async () => {
  const at = '2026-07-12T23:30:00.000Z'
  const order = { _id: '8', number: 'S-2026-0001' }
  // The currency of the site was another one when it was ordered.
  const price = { amount: 5_000, currency: 'JPY' }
  const bought = { item: '9', title: 'Heat pump', quantity: 1_000, unit: 'piece', ...price, orderedAt: at, order }
  const billing: Billing = {
    currency: 'GBP',
    pendingOrder: '',
    lastPurchase: 'Heat pump',
    lastPurchasedAt: at,
    totalSpend: 0,
    purchases: 1,
    services: [],
    products: [bought],
    orders: [],
    invoices: [],
  }
  const person = aUser()
  const { text } = aPanel(<UserPane person={person} />, {
    [`GET /api/users/${encodeURIComponent(person.email)}/billing`]: billing,
  })
  await expect.poll(text).toContain('1 piece, 13 July 2026')
  expect(text()).toContain('¥5,000')
  expect(text()).toContain('Last time purchased13 July 2026')
})
