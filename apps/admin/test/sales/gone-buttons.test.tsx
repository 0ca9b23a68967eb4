// @vitest-environment jsdom
import type { Invoice } from '@energy/contracts/sales/invoices'
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { Payments } from '../../src/features/sales/invoice/payments.tsx'
import { OfferActions } from '../../src/features/sales/offer/offer-actions.tsx'
import { OrderActions } from '../../src/features/sales/order/order-actions.tsx'
import { anApi } from '../fixtures/api.ts'
import { anInvoice, anOffer, anOrder } from '../fixtures/sales.ts'
import { inMain } from '../fixtures/screen.tsx'

const order = (state: 'accepted' | 'cancelled') => <OrderActions latest={{ item: anOrder({ state }), etag: '"1"' }} />
const offer = (state: 'sent' | 'withdrawn') => <OfferActions latest={{ item: anOffer({ state }), etag: '"1"' }} />
const { payments } = anInvoice()
const paid = (left: Invoice['payments']) => <Payments item={anInvoice({ payments: left })} />

test.each([
  ['Cancel', order('accepted'), order('cancelled'), 'main'],
  ['Withdraw', offer('sent'), offer('withdrawn'), 'main'],
  ['Take back £50.00', paid(payments), paid(payments.slice(1)), '[aria-label="Take back -£50.00"]'],
  ['Take back £50.00', paid(payments.slice(0, 1)), paid([]), 'main'],
])('when the button %s goes by what it does, %#, the focus is not lost', (text, before, after, next) => {
  anApi(() => Response.json([]))
  const { find, show } = render(inMain(before))
  const button = [...document.querySelectorAll('button')].find(
    ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === text,
  )
  button?.focus()
  expect(document.activeElement).toBe(button)
  show(inMain(after))
  expect(document.activeElement).toBe(find(next))
})
