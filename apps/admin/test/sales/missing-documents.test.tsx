// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { InvoiceScreen } from '../../src/features/sales/invoice/invoice-screen.tsx'
import { OrderScreen } from '../../src/features/sales/order/order-screen.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { site } from '../fixtures/panel.tsx'

const text = () => document.body.textContent

test.each([
  ['order', OrderScreen, '/offers?view=orders', 'All orders'],
  ['invoice', InvoiceScreen, '/offers?view=invoices', 'All invoices'],
])('of an %s that is not there it is said so, beside the way to the list', async (thing, Shown, list, label) => {
  anApi((name) =>
    name in site ? Response.json(site['GET /api/site?page=other']) : aProblem(404, 'There is no such record.'),
  )
  const { find } = openScreen(<Shown />, '/documents/7', '/documents/:id')
  await expect.poll(text).toContain(`There is no such ${thing}.`)
  expect(text()).not.toContain('Try again')
  expect(find(`a[href="${list}"]`).textContent).toBe(label)
})
