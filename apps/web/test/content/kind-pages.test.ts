import { expect, test, vi } from 'vitest'
import type { KindPages } from '../../src/shared/kinds/kind-pages.ts'
import { aContentApi, anItem } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

// No kind does without screens of its own, so products do here.
vi.mock('../../src/shared/kinds/products.ts', async (original) => {
  const { products } = await original<{ products: KindPages }>()
  return { products: { ...products, screens: {}, facts: { details: 'Period' } } }
})

async function anApi() {
  const items = ['1', '2'].map((id) => anItem(id, { details: 'Spring to autumn' }))
  const menu = { services: [], products: items }
  return (
    await aContentApi({
      '/site': { ...firstSite('products'), menu },
      '/products/cards': items,
      '/products/1': items[0],
    })
  ).url
}

test('a kind without screens of its own has a list and items with their facts', async () => {
  const apiUrl = await anApi()
  const list = await pageOf('/our_product', {}, apiUrl)
  expect(list).toMatchObject({ status: 200, isComplete: true })
  expect(list.html).toContain('<a class="stretched" href="/single_product/1"')
  expect(list.html).not.toContain('Questions we are asked')

  const { html } = await pageOf('/single_product/1', {}, apiUrl)
  expect(html).toContain('<h1 class="text-h1">Roof 1</h1>')
  expect(html).toContain('>Period</dt><dd>Spring to autumn</dd>')
  expect(html).toContain('Explore more products')
  expect(html).toContain('"@type":"Product"')
  expect(html).not.toContain('Energy stats')
})
