import { expect, test } from 'vitest'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

const site = firstSite('estimate')
const BAKERY = '?trade=bakery&power=95000&fuel=260000&night=20&has=boiler&has=roof'
const DRAWN_IN_ENERGY = '<input type="hidden" form="estimate" name="draw" value="kwh"/>'

/** The page of an address, with the texts of a fresh start. */
async function anEstimate(query: string, shown = site) {
  const { url } = await aContentApi({ '/site?page=estimate': shown })
  return pageOf(`/estimate${query}`, {}, url)
}

/** What is announced to screen readers on the page of an address. */
const announcedBy = async (query: string) =>
  /<output class="sr-only">(.*?)<\/output>/.exec((await anEstimate(query)).html)?.[1]

// The first one: what the site has read once is known for the next visit.
test('without its texts the page could not be read', async () => {
  const { status } = await pageOf('/estimate')
  expect(status).toBe(503)
})

test('without an address the three questions are asked, and nothing is estimated', async () => {
  const { html, status } = await anEstimate('')
  expect(status).toBe(200)
  expect(html).toContain('What kind of business is it?')
  expect(html).toContain('Answer the three questions, and the bands take their widths.')
  expect(html).not.toContain('What this rests on')
})

test('the address alone draws the answer, names what it rests on, and is carried to a specialist', async () => {
  const { html } = await anEstimate(BAKERY)
  // 95,000 kWh at 24.5 and 260,000 kWh at 6.2.
  expect(html).toMatch(/Of \$39,400 a year you would likely keep \$[\d,]+</)
  expect(html).toContain('Another tariff')
  expect(html).toContain('Solar panels')
  expect(html).toContain('Electrification of Heat demonstration project: median of 2.80 over a year')
  expect(html).toMatch(
    /<textarea[^>]*>My estimate: Bakery or kitchen, 95,000 kWh of electricity and 260,000 kWh of fuel/,
  )
  expect(html).toContain('An estimate, not an offer and not a promise')
})

test('a figure of the visitor is used, and stands beside ours', async () => {
  const { html } = await anEstimate(`${BAKERY}&powerPrice=30`)
  expect(html).toContain('Of $44,600 a year')
  expect(html).toContain('Yours. Ours is 24.5: Sample. Take it from your bill')
  expect(html).toContain('Back to our numbers')
})

test('a figure that is no number stays as it was typed, says so, and ours is used', async () => {
  const { html } = await anEstimate(`${BAKERY}&powerPrice=30p`)
  expect(html).toContain('Of $39,400 a year')
  expect(html).toMatch(/<input[^>]* aria-invalid="true"[^>]* name="powerPrice" value="30p"/)
  expect(html).toContain('Enter a number, up to 1,000,000,000. Until then it is 24.5.')
  expect(html).toContain('Back to our numbers')
  expect(await announcedBy(`${BAKERY}&powerPrice=30p`)).toContain(
    'Price of electricity today: Enter a number, up to 1,000,000,000.',
  )
})

test('a figure so great or so small that nothing could be drawn says so, and ours is used', async () => {
  const { html } = await anEstimate(`${BAKERY}&solarSize=${'9'.repeat(300)}&heatPumpHours=0.${'0'.repeat(300)}1`)
  expect(html).toContain('Enter a number, up to 1,000,000,000. Until then')
  expect(html).toContain('Enter a number above 0, up to 1,000,000,000. Until then')
  expect(html).not.toMatch(/∞|NaN/)
})

test('a share of more than all says so, and ours is used', async () => {
  const { html } = await anEstimate(`${BAKERY}&solarUsed=150`)
  expect(html).toContain('Enter a number, up to 100. Until then it is 80.')
  expect(await announcedBy(`${BAKERY}&batteryEfficiency=0`)).toContain('Enter a number above 0, up to 100.')
})

test('a number that cannot be is named beside its field, and nothing is estimated', async () => {
  const { html } = await anEstimate('?power=9500000000')
  expect(html).toContain('Enter kWh a year, up to 10,000,000. Your bill names them.')
  expect(html).toContain('aria-invalid="true"')
  expect(html).not.toContain('you would likely keep')
})

test('a number that cannot be takes away neither the figures of the visitor nor the choice of the drawing', async () => {
  const { html } = await anEstimate('?trade=bakery&power=20k&powerPrice=30&draw=kwh')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/<input[^>]* form="estimate"[^>]* name="powerPrice" value="30"/)
  expect(html).toContain(DRAWN_IN_ENERGY)
  expect((await anEstimate(BAKERY)).html).not.toMatch(/type="hidden"[^>]* name="draw"/)
})

test('where nothing would pay, it says so', async () => {
  const { html } = await anEstimate('?power=5000&fuel=0&has=solar&has=battery&has=heatPump&tariffLess=0&draw=kwh')
  expect(html).toContain('You already run well')
  expect(html).toContain('What this rests on')
  expect(html).toContain(DRAWN_IN_ENERGY)
})

test('the answer, or what is wrong with a number, is announced to screen readers', async () => {
  expect(await announcedBy('')).toBe('')
  expect(await announcedBy(BAKERY)).toMatch(/^Of \$39,400 a year you would likely keep \$[\d,]+$/)
  expect(await announcedBy('?power=5000&fuel=0&has=solar&has=battery&has=heatPump&tariffLess=0')).toBe(
    'You already run well',
  )
  expect(await announcedBy('?power=9500000000&night=200')).toBe(
    'Enter kWh a year, up to 10,000,000. Your bill names them. Enter a share in percent, from 0 to 100.',
  )
})
