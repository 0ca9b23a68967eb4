import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { KindPages } from '../src/shared/kinds/kind-pages.ts'
import { pageOf } from './fixtures/page-of.ts'

// No kind does without screens of its own, so products do here.
vi.mock('../src/shared/kinds/products.ts', async (original) => {
  const { products } = await original<{ products: KindPages }>()
  return { products: { ...products, screens: {}, facts: { details: 'Period' } } }
})

const item = (id: string) => ({
  _id: id,
  headerTitle: `Roof ${id}`,
  titlePrefix: '',
  titleDescription: '',
  cta: '',
  ctaImage: '',
  ctaImageAlt: '',
  pictures: [],
  details: 'Spring to autumn',
  sections: [],
  subTitles: [],
})

/** A stand-in for the API: the site may not import the API, and this needs only two products. */
async function anApi() {
  const items = ['1', '2'].map(item)
  const answers: Record<string, unknown> = {
    '/menu': { services: [], products: items },
    '/products/cards': items,
    '/products/1': items[0],
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[pathname]))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
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
