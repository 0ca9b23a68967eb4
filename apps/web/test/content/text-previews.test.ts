import { createCall } from '@energy/client/call'
import type { SitePage } from '@energy/contracts/site/site-pages'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readPageWith } from '../../src/features/content/preview/read-text.ts'
import { aContentApi } from '../fixtures/content-api.ts'
import { items } from '../fixtures/fresh-items.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

/** The page of a link to a text, which the API answers with this company. */
async function aPreview(kind: string, page: SitePage, { path = '/preview/abc', products = [items.products] } = {}) {
  const { company, ...site } = firstSite(page)
  const shown = { ...site, company: { ...company, phone: '+44 20 7946 0999' } }
  const previewed = { kind, id: '1', at: 0, page, site: shown }
  const { url, asked } = await aContentApi({
    '/previews/abc': previewed,
    '/previews/frames/abc': previewed,
    '/services/cards': [items.services],
    '/services/supply': items.services,
    '/blogs/cards': [items.blogs],
    '/products/cards': products,
  })
  const { html, status } = await pageOf(path, {}, url, { 'x-forwarded-for': '203.0.113.9' })
  return { html, status, asked }
}

test('a text is shown on its page, with the bar and the footer of the draft, and the site is not read', async () => {
  const { html, status, asked } = await aPreview('company', 'home')
  expect(status).toBe(200)
  expect(html).toContain('Preview. This is not public.')
  expect(html).toContain('Understand, ')
  expect(html).toContain('href="/single_service/supply"')
  expect(html).toContain('+44 20 7946 0999')
  expect(html).toContain('<title>Preview · Millrace Energy</title>')
  expect(asked).not.toContain('/site?page=home')
})

test.each([
  ['about', 'about', 'How it began'],
  ['privacy', 'privacy', 'Who keeps your data'],
  ['team', 'contact', 'Jonas Whitlock'],
  ['questions', 'services', 'Who applies for grants?'],
  ['tariffs', 'service', 'Part fixed'],
] as const)('%s are shown on the page %s', async (kind, page, text) => {
  for (const path of ['/preview/abc', '/preview/live/abc'])
    expect((await aPreview(kind, page, { path })).html).toContain(text)
})

/** What is read besides the texts of a page, in the order of the addresses. */
async function readWith(page: SitePage, answers: Readonly<Record<string, unknown>>) {
  const { url, asked } = await aContentApi(answers)
  const context = { call: createCall(url), client: new QueryClient() }
  await readPageWith(context, { kind: 'about', id: '1', at: 0, page, site: firstSite(page) })
  return asked.toSorted()
}
const CARDS = { '/services/cards': [items.services], '/blogs/cards': [], '/products/cards': [] }

test('with the texts of a page only the items of that page are read', async () => {
  expect(await readWith('about', CARDS)).toEqual([])
  expect(await readWith('home', CARDS)).toEqual([
    '/blogs/cards?limit=4&order=newest',
    '/products/cards?limit=4',
    '/services/cards?limit=5',
  ])
  expect(await readWith('guides', CARDS)).toEqual(['/blogs/cards?order=newest'])
})

test('with the texts of the pages of items the first one is read, if there is one', async () => {
  expect(await readWith('service', { ...CARDS, '/services/supply': items.services })).toEqual([
    '/services/cards?limit=5',
    '/services/supply',
  ])
  expect(await readWith('product', CARDS)).toEqual(['/products/cards?limit=4'])
  expect(await readWith('guide', {})).toEqual(['/blogs/cards?limit=4&order=newest'])
})

test('the texts of every product without a product are no page', async () => {
  const { html } = await aPreview('productPage', 'product', { products: [] })
  expect(html).toContain('No products yet.')
})
