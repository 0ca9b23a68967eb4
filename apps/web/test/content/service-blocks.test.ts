import { expect, test } from 'vitest'
import { aContentApi, anItem } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

const HEADINGS = ['Why our services', 'How it works', 'Tariff types', 'Talk to a specialist']

/** The headings of ours on the page of a service, in their order, and whether the form is on the ground before it. */
async function aService(texts: object) {
  const item = anItem('1', texts)
  const menu = { services: [item], products: [] }
  const { url } = await aContentApi({
    '/site': { ...firstSite('service'), menu },
    '/services/1': item,
    '/services/cards': [item],
  })
  const { html } = await pageOf('/single_service/1', {}, url)
  const headings = [...html.matchAll(/<h2 class="text-h2">([^<]+)/g)].map(([, heading = '']) => heading)
  return {
    headings: headings.filter((heading) => HEADINGS.includes(heading)),
    isJoined: /specialist-section[^"]* joined"/.test(html),
  }
}

test.each([
  ['what never said which blocks it has', {}, HEADINGS],
  ['an item that has all of them', { blocks: '' }, HEADINGS],
  ['one whose blocks are both named', { blocks: 'steps tariffs' }, HEADINGS],
  ['one with the steps', { blocks: 'steps' }, HEADINGS.toSpliced(2, 1)],
  ['one with the tariffs', { blocks: 'tariffs' }, HEADINGS.toSpliced(1, 1)],
  ['one with neither', { blocks: 'none' }, HEADINGS.toSpliced(1, 2)],
])('%s shows those, after what every service says', async (_, texts, headings) => {
  expect(await aService(texts)).toEqual({ headings, isJoined: headings.includes('Tariff types') })
})
