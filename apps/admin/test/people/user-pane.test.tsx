// @vitest-environment jsdom
import type { Billing, Purchase } from '@energy/contracts/sales/billing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UserPane } from '../../src/features/people/user-pane.tsx'
import { aPanel } from '../fixtures/panel.tsx'
import { anInvoice } from '../fixtures/sales.ts'
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

test.each([
  ['Grace Obi', { username: 'G. Obi' }],
  ['G. Obi', { firstName: '', lastName: '', username: 'G. Obi' }],
  ['grace@example.com', { firstName: '', lastName: '', username: '' }],
])('the heading of a person is %s, as far as there is a name', (name, person) => {
  const { find } = aPanel(<UserPane person={aUser(person)} />, {})
  expect(find('h2').textContent).toBe(name)
})

const at = '2026-07-12T23:30:00.000Z'
const heatPump: Purchase = {
  item: '9',
  title: 'Heat pump',
  quantity: 1_000,
  unit: 'piece',
  amount: 5_000,
  // The currency of the site was another one when it was ordered.
  currency: 'JPY',
  orderedAt: at,
  order: { _id: '8', number: 'S-2026-0001' },
}

/** The pane of a person who bought these products, with these invoices. */
function aPaneWith(products: Purchase[], invoices: Billing['invoices'] = []) {
  const billing: Billing = {
    currency: 'GBP',
    pendingOrder: '',
    lastPurchase: 'Heat pump',
    lastPurchasedAt: at,
    totalSpend: 0,
    purchases: 1,
    services: [],
    products,
    orders: [],
    invoices,
  }
  const person = aUser()
  const address = `GET /api/users/${encodeURIComponent(person.email)}/billing`
  return aPanel(<UserPane person={person} />, { [address]: billing })
}

test('a person ordered on the day of the company, wherever its staff are, and in the currency of the order', async () => {
  const { text } = aPaneWith([heatPump])
  await expect.poll(text).toContain('1 piece, 13 July 2026')
  expect(text()).toContain('¥5,000')
  expect(text()).toContain('Last time purchased13 July 2026')
})

test('an order with two lines of one product is two purchases, without an error of React', async () => {
  const errors = vi.spyOn(console, 'error')
  onTestFinished(() => errors.mockRestore())
  const { text } = aPaneWith([heatPump, heatPump])
  await expect.poll(() => text().split('Heat pump1 piece').length).toBe(3)
  expect(errors).not.toHaveBeenCalled()
})

test.each([
  ['open', '', 'I-2026-0001Due on 12 Dec 2026'],
  ['paid', '2026-11-20', 'I-2026-0001Paid on 20 Nov 2026'],
  ['credit', '', 'I-2026-000113 July 2026'],
] as const)(
  'in the history of a person an invoice that is %s has its day: paid on “%s” it says “%s”',
  async (state, paidOn, words) => {
    const { text } = aPaneWith([], [anInvoice({ state, paidOn, issuedAt: at })])
    await expect.poll(text).toContain(words)
  },
)
