// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { UserPane } from '../src/features/people/user-pane.tsx'
import { aPanel } from './fixtures/panel.tsx'
import { aUser } from './fixtures/user.ts'

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
