// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Offers } from '../src/features/inquiries/pane/offers.tsx'
import { SavedViews } from '../src/features/inquiries/saved/saved-views.tsx'
import { AddItem } from '../src/features/sales/builder/add-item.tsx'
import { anInquiry } from './fixtures/inquiry.ts'
import { recoveryOf } from './fixtures/panel.tsx'

test('where the offers of an inquiry cannot be loaded, its pane says so instead of showing none', async () => {
  const offer = { _id: '3', number: 'O-2026-0003', state: 'sent', total: 120_000, currency: 'USD' }
  const url = 'GET /api/offers?inquiry=7'
  expect(await recoveryOf(<Offers item={anInquiry()} />, url, [offer])).toEqual([
    'We could not load the offers.Try again',
    'OffersO-2026-0003Sent$1,200.00',
  ])
})

test('where products and services cannot be loaded, the builder of an offer says so', async () => {
  const menu = { services: [{ _id: '1', titlePrefix: 'Solar' }], products: [{ _id: '2', headerTitle: 'Heat pump' }] }
  const panel = <AddItem disabled={false} onAdd={() => undefined} />
  expect(await recoveryOf(panel, 'GET /api/menu/items', menu)).toEqual([
    'We could not load the products and services.Try again',
    'From a product or serviceChoose...SolarHeat pumpAdd it',
  ])
})

test('where the saved views of the inbox cannot be loaded, it says so instead of showing none', async () => {
  const view = { _id: '3', name: 'Hotels', owner: 'Ada', own: true, shared: false, filter: {} }
  expect(await recoveryOf(<SavedViews />, 'GET /api/inbox-views', [view])).toEqual([
    'We could not load the saved views.Try again',
    'Hotels',
  ])
})
