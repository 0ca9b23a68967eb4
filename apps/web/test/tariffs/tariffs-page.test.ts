import { expect, test } from 'vitest'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

const fresh = firstSite('tariffs')
const blank = { text: '', open: '10', unitPrice: '', standingCharge: '', term: '', validFrom: '', validUntil: '' }
const priced = [
  { ...blank, title: 'Ask us' },
  { ...blank, title: 'Calm', unitPrice: '25', standingCharge: '60' },
  { ...blank, title: 'Night', unitPrice: '24', standingCharge: '150' },
]

/** The headings of the tariffs with what a year costs, and the whole page. */
async function theTariffs(query: string, tariffs: object[] | undefined) {
  const site = { ...fresh, texts: { ...fresh.texts, ...(tariffs && { tariffs }) } }
  const { url } = await aContentApi({ '/site?page=tariffs': site })
  const { html, status } = await pageOf(`/tariffs${query}`, {}, url)
  const shown = [...html.matchAll(/<h2 class="text-h3">([^<]+)<\/h2>.*?<\/li>/g)].map(([part, title = '']) =>
    [title, /Your year<\/dt><dd>([^<]+)/.exec(part)?.[1]].filter(Boolean).join(' '),
  )
  return { html, status, shown }
}

test('on a fresh start the types are shown without prices, and nothing asks for a use', async () => {
  const { status, shown, html } = await theTariffs('', undefined)
  expect(status).toBe(200)
  expect(shown).toEqual(['Fixed', 'Part fixed', 'Variable'])
  expect(html).not.toContain('in kWh')
})

test.each([
  ['', ['Ask us', 'Calm', 'Night']],
  ['?kwh=10%2C000', ['Calm $2,719', 'Night $2,948', 'Ask us']],
  ['?kwh=100000', ['Night $24,548', 'Calm $25,219', 'Ask us']],
])('for the use %j the cheapest is first, and what has no price last', async (query, expected) => {
  expect((await theTariffs(query, priced)).shown).toEqual(expected)
})

test.each(['none', '0', '-5', '10000001'])(
  'a use of %s is an error beside its field, and nothing has a cost',
  async (kwh) => {
    const { html, shown } = await theTariffs(`?kwh=${kwh}`, priced)
    expect(html).toContain('Enter kWh a year, up to 10,000,000. Your bill names them.')
    expect(shown).toEqual(['Ask us', 'Calm', 'Night'])
  },
)

test('without any tariff it says so', async () => {
  expect((await theTariffs('', [])).html).toContain('No tariffs yet.')
})
