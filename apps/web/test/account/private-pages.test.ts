import { expect, test } from 'vitest'
import { anApi } from '../fixtures/api.ts'
import { aPage, aSite } from '../fixtures/site.ts'

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}
const preview = '/preview/abc'
const frame = '/preview/live/abc'
const request = '/requests/abc'
const offer = '/offers/abc'

async function headersOf(path: string) {
  const { send } = await aSite('http://127.0.0.1:1')
  return Object.fromEntries((await send(path)).headers)
}

test.each([preview, frame, request, offer])(
  '%s is never stored, and its address goes only to our own site, which takes its forms',
  async (path) => {
    expect(await headersOf(path)).toMatchObject(PRIVATE)
  },
)

test('the dashboard may show the live preview in a frame', async () => {
  const { 'x-frame-options': framed, 'content-security-policy': policy } = await headersOf(frame)
  expect([framed, policy]).toEqual([undefined, expect.stringMatching(/; frame-ancestors https:\/\/energy\.example$/)])
})

test.each([preview, '/preview', '/preview/live', '/preview/live/abc/more', request, offer, '/guides', '/'])(
  'nobody may show %s in a frame',
  async (path) => {
    expect(await headersOf(path)).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/; frame-ancestors 'none'$/),
    })
  },
)

test.each([preview, request, offer])('%s is rendered each time, also while the page cache works', async (path) => {
  const api = await anApi()
  let count = 0
  const { send, untilCached } = await aSite(api.url, () => Promise.resolve(aPage(`no. ${(count += 1)}`)))
  await untilCached()
  count = 0
  expect([(await send(path)).text, (await send(path)).text]).toEqual(['no. 1', 'no. 2'])
})

test('the API learns for whom a preview is read', async () => {
  const { send, rendered } = await aSite('http://127.0.0.1:1')
  await send(preview, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(rendered.mock.calls[0]?.[0].headers.get('x-forwarded-for')).toBe('127.0.0.1')
})

test('a preview that the API does not answer may be asked for again', async () => {
  const { send } = await aSite('http://127.0.0.1:1', () => Promise.resolve(aPage('broken', { status: 503 })))
  const { status, headers } = await send(preview)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
  expect(await headersOf(preview)).not.toHaveProperty('retry-after')
})

test('a preview is never redirected', async () => {
  const { send } = await aSite('http://127.0.0.1:1', () =>
    Promise.resolve(Response.redirect('https://energy.example/')),
  )
  expect(await send(preview)).toMatchObject({
    status: 500,
    text: expect.stringContaining('Something broke on our side'),
  })
})

test.each([
  ['/book/', '/book'],
  ['/Book', '/book'],
  ['/book//?from=2026-12-01', '/book?from=2026-12-01'],
  ['/SEARCH/?q=A/B', '/search?q=A/B'],
  ['/Requests/aBc/', '/requests/aBc'],
])('%s leads to %s, so that no page of it is cached', async (spelled, path) => {
  const { send, rendered } = await aSite('http://127.0.0.1:1')
  const { status, headers } = await send(spelled)
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([308, path, 'no-store'])
  expect(rendered).not.toHaveBeenCalled()
  expect((await send(path)).status).toBe(200)
})

test.each([
  ['/./requests/aBc', '/requests/aBc'],
  ['/guides/../offers/aBc', '/offers/aBc'],
  ['/guides/%2e%2E/preview/aBc', '/preview/aBc'],
  [String.raw`/calls\aBc`, '/calls/aBc'],
  ['/%42ook?from=2026-12-01', '/book?from=2026-12-01'],
])('%s, of which a URL makes the same page, leads to %s, too', async (spelled, path) => {
  const { sendAsItIs, rendered } = await aSite('http://127.0.0.1:1')
  const { status, headers } = await sendAsItIs(spelled)
  expect([status, headers.location, headers['cache-control']]).toEqual([308, path, 'no-store'])
  expect(rendered).not.toHaveBeenCalled()
})

test('the addresses of other pages stay as they are', async () => {
  const { send } = await aSite('http://127.0.0.1:1')
  for (const path of ['/', '/?a=/book/', '/Guides/', '/single_guide/Book', '/booking/'])
    expect((await send(path)).status).toBe(200)
})

const LONG = '7'.repeat(101)
const uncached = [
  '/search',
  '/book',
  ...['7', LONG].flatMap((id) => [`/profile/requests/${id}`, `/profile/offers/${id}`]),
]
test.each(uncached)('%s is rendered each time, compressed, and never stored', async (path) => {
  let count = 0
  const { send } = await aSite('http://127.0.0.1:1', () =>
    Promise.resolve(aPage(`no. ${(count += 1)} ${'heat '.repeat(1_000)}`)),
  )
  const [first, second] = [await send(path), await send(path)]
  expect([first.status, first.text.slice(0, 6), second.text.slice(0, 6)]).toEqual([200, 'no. 1 ', 'no. 2 '])
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    'x-frame-options': 'DENY',
  })
  expect(first.headers.has('x-robots-tag')).toBe(false)
})

test('what a visitor searched for is in no index, and its address goes only to our own site, which takes its forms', async () => {
  expect(await headersOf('/search?q=heat')).toMatchObject(PRIVATE)
})
