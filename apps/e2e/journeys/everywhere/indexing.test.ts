import { expect, test } from '../../support/test.ts'

const personalPaths = [
  '/login',
  '/signup',
  '/account/action',
  '/profile',
  '/profile/profileUpdate',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]

test('personal pages are excluded from search engines', { tag: '@desktop' }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of personalPaths) {
    const page = await (await request.get(`${path}?next=/guides`)).text()
    expect(page, path).toContain('<meta name="robots" content="noindex">')
    expect(page, path).not.toMatch(/rel="canonical"|property="og:/)
    expect(sitemap).not.toContain(path)
  }
})

test('every URL of the sitemap is canonical and may be indexed', { tag: '@desktop' }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect(urls.length).toBeGreaterThan(20)
  for (const url of urls) {
    const page = await (await request.get(url)).text()
    expect(page, url).toContain(`<link rel="canonical" href="${url}">`)
    expect(page, url).not.toContain('noindex')
  }
})
