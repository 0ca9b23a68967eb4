import { SITE } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

/** The security headers besides the content security policy. */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https:",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

test('pages, files and errors have the security headers', { tag: ['@desktop', '@dashboard'] }, async ({ request }) => {
  const home = await (await request.get('/')).text()
  const files = [...home.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(2)
  const pages = [
    '/',
    '/login',
    '/about?from=mail',
    '/nowhere',
    '/single_service/never',
    '/dashboard',
    '/dashboard/user',
    '/preview',
    '/preview/live/none/more',
  ]
  for (const path of [
    ...pages,
    ...files,
    '/favicon.svg',
    '/sitemap.xml',
    '/guides/feed.xml',
    '/guides/feed.json',
    '/robots.txt',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({ ...HEADERS, 'content-security-policy': POLICY })
    expect(headers['x-powered-by'] ?? headers['server'], path).toBeUndefined()
  }
  const response = await request.post('/contact', { form: { firstName: 'Grace' }, maxRedirects: 0 })
  expect(response.headers()).toMatchObject(HEADERS)
})

test(
  'a preview is private, and the live one alone may be shown in a frame, by the dashboard',
  { tag: '@desktop' },
  async ({ request }) => {
    const hidden = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': /noindex/ }
    const shared = (await request.get('/preview/none')).headers()
    expect(shared).toMatchObject({ ...HEADERS, 'referrer-policy': 'same-origin', 'content-security-policy': POLICY })
    const live = (await request.get('/preview/live/none')).headers()
    for (const headers of [shared, live])
      for (const [name, value] of Object.entries(hidden)) expect(headers[name]).toMatch(value)
    expect(live['x-frame-options']).toBeUndefined()
    expect(live['content-security-policy']).toBe(POLICY.replace("frame-ancestors 'none'", `frame-ancestors ${SITE}`))
  },
)
