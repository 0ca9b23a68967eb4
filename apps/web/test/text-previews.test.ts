import type { SitePage } from '@energy/contracts/site-pages'
import { expect, test } from 'vitest'
import { aContentApi } from './fixtures/content-api.ts'
import { items } from './fixtures/fresh-items.ts'
import { firstSite } from './fixtures/first-site.ts'
import { pageOf } from './fixtures/page-of.ts'

/** The page of a link to a text, which the API answers with this company. */
async function aPreview(kind: string, page: SitePage, path = '/preview/abc') {
  const { company, ...site } = firstSite(page)
  const shown = { ...site, company: { ...company, phone: '+44 20 7946 0999' } }
  const previewed = { kind, id: '1', at: 0, page, site: shown }
  const { url, asked } = await aContentApi({
    '/previews/abc': previewed,
    '/previews/frames/abc': previewed,
    '/services/cards': [items.services],
    '/services/supply': items.services,
    '/blogs/cards': [items.blogs],
    '/products/cards': [items.products],
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
    expect((await aPreview(kind, page, path)).html).toContain(text)
})

test('the texts of every product without a product are no page', async () => {
  const { html } = await aPreview('productPage', 'product')
  expect(html).toContain('No products yet.')
})
