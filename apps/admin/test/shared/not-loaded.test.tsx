// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { OFFER_STATES } from '@energy/contracts/sales/offer-states'
import { recordOf } from '@energy/contracts/record-of'
import { expect, test } from 'vitest'
import { ContentList } from '../../src/features/content/list/content-list.tsx'
import { Offers } from '../../src/features/inquiries/pane/offers.tsx'
import { SavedViews, ViewMenu } from '../../src/features/inquiries/saved/saved-views.tsx'
import { OffersList } from '../../src/features/sales/list/offers-list.tsx'
import { AddItem } from '../../src/features/sales/builder/add-item.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { recoveryOf, site } from '../fixtures/panel.tsx'
import { Screen } from '../fixtures/screen.tsx'

test('where the offers of an inquiry cannot be loaded, its pane says so instead of showing none', async () => {
  const offer = { _id: '3', number: 'O-2026-0003', state: 'sent', total: 120_000, currency: 'USD' }
  const url = 'GET /api/offers?inquiry=7'
  await expect
    .poll(await recoveryOf(<Offers item={anInquiry()} />, url, [offer]))
    .toEqual(['We could not load the offers.Try again', 'OffersO-2026-0003Sent$1,200.00'])
})

test('where products and services cannot be loaded, the builder of an offer says so', async () => {
  const menu = { services: [{ _id: '1', titlePrefix: 'Solar' }], products: [{ _id: '2', headerTitle: 'Heat pump' }] }
  const panel = <AddItem disabled={false} onAdd={() => undefined} />
  await expect
    .poll(await recoveryOf(panel, 'GET /api/menu/items', menu))
    .toEqual([
      'We could not load the products and services.Try again',
      'From a product or serviceChoose...SolarHeat pumpAdd it',
    ])
})

test('where the figures of the offers cannot be loaded, their list says so instead of leaving the pipeline out', async () => {
  const none = { count: 0, total: 0 }
  const figures = {
    currency: 'USD',
    states: recordOf(OFFER_STATES, () => ({ count: 2, total: 0 })),
    wonThisMonth: none,
    wonThisQuarter: none,
    lostThisQuarter: [],
  }
  await expect
    .poll(await recoveryOf(<OffersList />, 'GET /api/offers/figures', figures))
    .toEqual([
      expect.stringContaining('We could not load the figures of the offers.'),
      expect.stringMatching(/2 offers.*Closed 6/),
    ])
})

test.each([
  ['', <SavedViews key="views" />, ['We could not load the saved views.Try again', 'Hotels']],
  [
    ' on a phone',
    <ViewMenu key="menu" />,
    ['Save this viewWe could not load the saved views.Try again', 'Save this view'],
  ],
])(
  'where the saved views of the inbox cannot be loaded, it says so%s instead of showing none',
  async (_, views, texts) => {
    const view = { _id: '3', name: 'Hotels', owner: 'Ada', own: true, shared: false, filter: {} }
    await expect.poll(await recoveryOf(views, 'GET /api/inbox-views', [view])).toEqual(texts)
  },
)

test.each([
  [503, 'We could not load this service.'],
  [404, 'There is no such service. It may have been deleted.'],
])('after a %i the list of services says of the one in the address: %s', async (status, words) => {
  anApi((name) => {
    if (name === 'GET /api/services/9/draft') return aProblem(status, 'It is not there.')
    return Response.json(name in site ? site['GET /api/site?page=other'] : [])
  })
  render(
    <Screen at="/services?id=9">
      <ContentList kind="services" />
    </Screen>,
  )
  await expect.poll(() => document.body.textContent).toContain(words)
})
