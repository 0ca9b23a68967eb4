// @vitest-environment jsdom
import { recordOf } from '@energy/contracts/record-of'
import { OFFER_STATES } from '@energy/contracts/sales/offer-states'
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { InvoicesList } from '../../src/features/sales/list/invoices-list.tsx'
import { OffersList } from '../../src/features/sales/list/offers-list.tsx'
import { OrdersList } from '../../src/features/sales/list/orders-list.tsx'
import { PipelineBand } from '../../src/features/sales/list/pipeline-band.tsx'
import { Cell, SalesTable } from '../../src/features/sales/list/sales-table.tsx'
import { aPanel } from '../fixtures/panel.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { anInvoice, anOffer } from '../fixtures/sales.ts'
import { Screen } from '../fixtures/screen.tsx'

test('the label of a cell is heard on a phone, where the heads of the columns are not there', () => {
  const { find } = render(
    <SalesTable heads={[{ label: 'Invoiced' }]}>
      <tr>
        <Cell label="Invoiced">£5.00</Cell>
      </tr>
    </SalesTable>,
  )
  expect(find('td').textContent).toBe('Invoiced£5.00')
  expect(find('td').querySelector('[aria-hidden]')).toBeNull()
})

const erased = { ...anOffer(), name: '', email: '', inquiry: '' }

test.each([
  ['an order', <OrdersList key="" />, 'orders', { ...erased, state: 'accepted' }, 'Deleted person'],
  ['an offer that was sent', <OffersList key="" />, 'offers', { ...erased, state: 'withdrawn' }, 'Deleted person'],
  ['a draft', <OffersList key="" />, 'offers', erased, 'Nobody yet'],
] as const)(
  '%s without a name is of a person whose data was deleted, or of nobody yet',
  async (_, list, name, row, who) => {
    const { text } = aPanel(list, {
      [`GET /api/${name}?limit=20`]: [{ ...row, invoiced: 0, paid: 0, acceptedAt: row.createdAt }],
    })
    await expect.poll(text).toContain(`O-2026-0001${who}`)
  },
)

test.each([
  [12_000, '550 No such mailbox', true],
  [12_000, '', false],
  [0, '550 No such mailbox', false],
])(
  'an invoice with %d to pay, whose last mail is refused with “%s”, is marked: %s',
  async (open, refusal, isMarked) => {
    const { text } = aPanel(<InvoicesList />, { 'GET /api/invoices?limit=20': [anInvoice({ open, refusal })] })
    await expect.poll(text).toContain('I-2026-0001')
    expect(text().includes('Mail not delivered')).toBe(isMarked)
  },
)

test.each([
  ['orders', 'open', <OrdersList key="" />],
  ['invoices', 'overdue', <InvoicesList key="" />],
  ['offers', 'closed', <OffersList key="" />],
])('of the %s those that are %s are asked for where the address names them', async (name, state, list) => {
  const sent = anApi(() => Response.json([]))
  render(<Screen at={`/?state=${state}`}>{list}</Screen>)
  await expect.poll(() => sent.map((call) => call.name)).toContain(`GET /api/${name}?limit=20&state=${state}`)
})

test('the pipeline says by which column it is sorted, also where nobody has chosen one', async () => {
  const { find, text } = aPanel(<OffersList />, { 'GET /api/offers?limit=20': [anOffer()] })
  await expect.poll(text).toContain('O-2026-0001')
  expect(find('[aria-sort=descending]').textContent).toBe('Last change')
})

test('a phone, which has no heads of columns, turns the order of the pipeline round', async () => {
  const { find, press } = aPanel(<OffersList />, {
    'GET /api/offers?limit=20': [],
    'GET /api/offers?limit=20&sort=changedAt&direction=asc': [anOffer()],
  })
  press('a[aria-label="Sort ascending"]')
  await expect.poll(() => document.body.textContent).toContain('O-2026-0001')
  expect(find('a[aria-label="Sort descending"]').getAttribute('href')).toBe('/?sort=changedAt')
})

test('the part of the pipeline that was accepted this quarter leads to the list of what it counts', () => {
  const none = { count: 0, total: 0 }
  const figures = {
    currency: 'GBP',
    states: recordOf(OFFER_STATES, () => none),
    out: none,
    soon: none,
    wonThisMonth: none,
    wonThisQuarter: { count: 1, total: 100_000 },
    lostThisQuarter: [],
    orders: 0,
    invoices: 0,
  }
  const { links } = aPanel(<PipelineBand figures={figures} />, {})
  expect(links()).toMatchObject({ 'Accepted this quarter£1,0001 offer': '/offers?state=wonThisQuarter' })
})

test.each([
  ['out', 'Out'],
  ['wonThisMonth', 'Won this month'],
  ['wonThisQuarter', 'Won this quarter'],
  ['lostThisQuarter', 'Lost this quarter'],
])('the offers to which the overview leads, %s, have a filter that is marked as current', async (state, label) => {
  anApi(() => aProblem(500, 'It is broken.'))
  render(
    <Screen at={`/?state=${state}`}>
      <OffersList />
    </Screen>,
  )
  await expect.poll(() => document.querySelector('nav [aria-current]')?.textContent.trim()).toBe(label)
})
