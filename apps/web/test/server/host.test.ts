import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { blankSite } from '../../src/shared/site/blank-site.ts'
import { knownSites } from '../../src/shared/site/known-sites.ts'
import { anApi } from '../fixtures/api.ts'
import { aPage, aSite } from '../fixtures/site.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})
/** Long enough after a change that pages are cached again. */
const settle = () => vi.setSystemTime(Date.now() + 3_000)

/** A site that listens to the changes of its API. */
async function aListeningSite(page: Parameters<typeof aSite>[1]) {
  const api = await anApi()
  const site = await aSite(api.url, page)
  await expect.poll(api.listeners).toBe(1)
  return { api, ...site }
}
const numbered = () => {
  let count = 0
  return () => Promise.resolve(aPage(`no. ${(count += 1)}`))
}

/** A listening site whose page is cached. */
async function aCachedPage() {
  const { api, send, sendAsItIs, rendered, untilCached } = await aListeningSite(numbered())
  const text = async () => (await send('/guides')).text
  const isCached = async () => (await text()) === (await text())
  await untilCached()
  return { api, text, isCached, sendAsItIs, rendered }
}

test('a page is rendered once, until the API reports a change', async () => {
  const { api, text } = await aCachedPage()
  const before = await text()
  expect(await text()).toBe(before)
  api.change()
  await expect.poll(text).not.toBe(before)
})

test.each(['/./guides', '/news/../guides', '/guides#news', '//guides', '/guides/%2e', '/GUIDES'])(
  '%s is rendered each time: anybody can make up such spellings of a page that is cached',
  async (path) => {
    const { sendAsItIs, rendered } = await aCachedPage()
    rendered.mockClear()
    for (let times = 0; times < 2; times += 1) expect((await sendAsItIs(path)).status).toBe(200)
    expect(rendered).toHaveBeenCalledTimes(2)
  },
)

test('for three seconds after a change no page is cached', async () => {
  const { api, isCached } = await aCachedPage()
  api.change()
  await expect.poll(isCached).toBe(false)
  vi.setSystemTime(Date.now() + 2_000)
  expect(await isCached()).toBe(false)
  vi.setSystemTime(Date.now() + 1_000)
  expect(await isCached()).toBe(true)
})

test('nothing is cached while the API does not report changes', async () => {
  const { send } = await aSite('http://127.0.0.1:1', numbered())
  settle()
  expect((await send('/guides')).text).toBe('no. 1')
  expect((await send('/guides')).text).toBe('no. 2')
})

test('the subscription starts again when the API has ended it', async () => {
  const { api } = await aListeningSite(numbered())
  api.endStreams()
  await expect.poll(api.listeners).toBe(0)
  await expect.poll(api.listeners).toBe(1)
})

test('a page can be stored, but not shown without a question; an error page cannot', async () => {
  const { send, rendered } = await aSite('http://127.0.0.1:1')
  expect((await send('/guides')).headers.get('cache-control')).toBe('no-cache')
  rendered.mockResolvedValue(aPage('broken', { status: 503, isComplete: false }))
  const { status, headers, text } = await send('/guides')
  expect([status, headers.get('cache-control'), headers.get('retry-after'), text]).toEqual([
    503,
    'no-store',
    '5',
    'broken',
  ])
})

test('a page that lacks data is not cached', async () => {
  let count = 0
  const { send, untilCached } = await aListeningSite(({ url }) =>
    Promise.resolve(aPage(`no. ${(count += 1)}`, { isComplete: url.endsWith('/guides') })),
  )
  await untilCached()
  const first = await send('/about')
  expect((await send('/about')).text).not.toBe(first.text)
})

test('a redirect of a page is a redirect of the site', async () => {
  const { send } = await aSite('http://127.0.0.1:1', () =>
    Promise.resolve(Response.redirect('https://energy.example/a', 301)),
  )
  const { status, headers } = await send('/old')
  expect([status, headers.get('location')]).toEqual([301, 'https://energy.example/a'])
})

test('every page has the headers that protect it', async () => {
  const { send } = await aSite('http://127.0.0.1:1')
  for (const path of ['/', '/guides']) {
    const { headers } = await send(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect((await send('/contact', { method: 'POST' })).headers.get('x-content-type-options')).toBe('nosniff')
})

test('a page that fails is a friendly 500, which nobody caches', async () => {
  const { send } = await aSite('http://127.0.0.1:1', () => Promise.reject(new Error('secret')))
  const { status, headers, text } = await send('/guides')
  expect([status, headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(text).toBe(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>Something broke on our side</title><main><h1>Something broke on our side</h1>' +
      '<p>Nothing you did. <a href="">Try again</a></p></main></html>',
  )
})

test('an error page is titled by the company that a page has read', async () => {
  const { send } = await aSite('http://127.0.0.1:1', () => Promise.reject(new Error('broken')))
  expect((await send('/guides')).text).toContain('<title>Something broke on our side</title>')
  knownSites.set('home', { ...blankSite, company: { ...blankSite.company, name: 'Wind & Co' } })
  onTestFinished(() => knownSites.clear())
  expect((await send('/guides')).text).toContain('<title>Something broke on our side · Wind &#38; Co</title>')
})

test.each([
  [{}, '127.0.0.1'],
  [{ TRUST_PROXY: '127.0.0.1' }, '203.0.113.9'],
  [{ TRUST_PROXY: '198.51.100.7' }, '127.0.0.1'],
])('with %o a visitor whose address a header says has the address %s', async (settings, address) => {
  const { send, rendered } = await aSite('http://127.0.0.1:1', undefined, settings)
  await send('/preview/abc', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(rendered.mock.calls[0]?.[0].headers.get('x-forwarded-for')).toBe(address)
})

test('any other method is 405 with those that are allowed', async () => {
  const { send } = await aSite('http://127.0.0.1:1')
  const { status, headers, text } = await send('/guides', { method: 'PUT' })
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect(text).toContain('This was not accepted')
})

test.each([
  ['http://energy.example/guides?a=b', '/guides?a=b'],
  ['HTTPS://energy.example:8443/', '/'],
  ['http://energy.example', '/'],
  ['http://energy.example?a=b', '/?a=b'],
  ['other://energy.example/guides', '/guides'],
  ['*', '/'],
])('a request whose target is no path, such as %s, is one for %s', async (address, path) => {
  const { sendAsItIs, rendered } = await aSite('http://127.0.0.1:1', undefined, {
    SITE_URL: 'https://energy.example:8443',
  })
  expect((await sendAsItIs(address)).status).toBe(200)
  expect(rendered.mock.calls.map(([{ url }]) => url)).toEqual([`https://energy.example:8443${path}`])
})

test('an address that is no URL is answered with a page that says so', async () => {
  const { send } = await aSite('http://127.0.0.1:1')
  const { status, headers, text } = await send('/%')
  expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
    400,
    'text/html; charset=utf-8',
    'nosniff',
  ])
  expect(text).toContain('<h1>This address cannot be read</h1><p><a href="/">Back to Home</a></p>')
})
