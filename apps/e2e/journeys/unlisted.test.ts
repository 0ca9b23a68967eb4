import { expect, test } from '../support/test.ts'

test.skip(({ hasTouch }) => hasTouch, 'The answers are the same on every screen')

const personal = [
  '/login',
  '/signup',
  '/account/action',
  '/profile',
  '/profile/profileUpdate',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]

test('what is for one person alone stands in no search engine', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of personal) {
    const page = await (await request.get(`${path}?next=/guides`)).text()
    expect(page, path).toContain('<meta name="robots" content="noindex">')
    expect(page, path).not.toMatch(/rel="canonical"|property="og:/)
    expect(map).not.toContain(path)
  }
})

test('what is for everybody stands there by one address', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    const page = await (await request.get(address)).text()
    expect(page, address).toContain(`<link rel="canonical" href="${address}">`)
    expect(page, address).not.toContain('noindex')
  }
})
