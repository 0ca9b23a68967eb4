// @vitest-environment jsdom
import type { User } from '@energy/contracts/users'
import { expect, test, vi } from 'vitest'
import { UserPane } from '../src/features/people/user-pane.tsx'
import { aPanel } from './fixtures/panel.tsx'

const aPerson: User = {
  _id: '7',
  firstName: 'Grace',
  lastName: 'Obi',
  username: 'Grace Obi',
  email: 'grace@example.com',
  image: '',
  role: 'user',
  createdAt: '2026-11-12T09:20:00.000Z',
  pendingOrder: '',
  lastVisit: '',
  lastPurchase: '',
  totalSpend: 0,
  personalInfo: { phone: '', address: '' },
  businessInfo: { businessName: '', businessEmail: '', businessPhone: '', businessAddress: '' },
}

test.each([
  [0, '0.00'],
  [1250, '1250.00'],
])(
  'where the orders and invoices of a person cannot be loaded, a total spend of %s is shown as %s',
  async (totalSpend, expected) => {
    aPanel(<UserPane person={{ ...aPerson, totalSpend }} />, {})
    await vi.waitUntil(() => document.querySelector('[role=alert]'))
    const label = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Total spend')
    expect(label?.nextElementSibling?.textContent).toBe(expected)
  },
)
