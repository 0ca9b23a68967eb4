// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { InvoiceActions } from '../../src/features/sales/invoice/invoice-actions.tsx'
import { OrderActions } from '../../src/features/sales/order/order-actions.tsx'
import { anInvoice, anOrder } from '../fixtures/sales.ts'
import { Screen } from '../fixtures/screen.tsx'

const order = (invoiced: number) => <OrderActions latest={{ item: anOrder({ invoiced }), etag: '"1"' }} />
const invoice = (paid: number) => <InvoiceActions item={anInvoice({ paid })} />

test.each([
  ['an order with invoices cannot be cancelled', order, 'To cancel it, cancel its invoices first, by credit notes.'],
  ['a paid invoice gets no credit note', invoice, 'For a credit note, pay back or take back its payments first.'],
])('why %s can be read without a mouse', (_, actions, reason) => {
  const { find, show } = render(<Screen>{actions(1_000)}</Screen>)
  expect(find('button').matches(':disabled')).toBe(true)
  expect(document.body.textContent).toContain(reason)
  show(<Screen>{actions(0)}</Screen>)
  expect(find('button').matches(':disabled')).toBe(false)
  expect(document.body.textContent).not.toContain(reason)
})
