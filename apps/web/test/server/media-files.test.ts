import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listening } from '../fixtures/listening.ts'
import { aSite } from '../fixtures/site.ts'

const HASH = 'a'.repeat(64)
const FILE = `/media/${HASH}/640.avif`
const BYTES = Buffer.from('0123456789')

/** An API that answers files by this listener, until the test ends, and a site in front of it. */
async function aSiteOf(listener: RequestListener) {
  const received: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders }[] = []
  const apiUrl = await listening((request, response) => {
    // The subscription of the page cache.
    if (request.url === '/changes') return response.writeHead(503).end()
    const { method, url, headers } = request
    received.push({ method, url, headers })
    return listener(request, response)
  })
  return { received, ...(await aSite(apiUrl)) }
}

const ofPicture = {
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline; filename="aaaaaaaa-640.avif"',
  'content-length': '10',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-type': 'image/avif',
  'cross-origin-resource-policy': 'cross-origin',
  etag: '"aaaa-640-avif"',
}

test('a picture is that of the API, with its headers, and is never sniffed', async () => {
  const { send, rendered } = await aSiteOf((_, response) => response.writeHead(200, ofPicture).end(BYTES))
  const { status, headers, text } = await send(FILE)
  expect([status, text]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(headers)).toMatchObject({ ...ofPicture, 'x-content-type-options': 'nosniff' })
  expect(rendered).not.toHaveBeenCalled()
})

test('a part of a picture and a picture that the browser has are asked for as the browser did', async () => {
  const { send, received } = await aSiteOf(({ headers: { range } }, response) =>
    range
      ? response.writeHead(206, { ...ofPicture, 'content-range': 'bytes 2-3/10', 'content-length': '2' }).end('23')
      : response.writeHead(304, { etag: ofPicture.etag }).end(),
  )
  const part = await send(FILE, { headers: { range: 'bytes=2-3', cookie: 'a=b', authorization: 'Bearer token' } })
  expect([part.status, part.headers.get('content-range'), part.text]).toEqual([206, 'bytes 2-3/10', '23'])
  const known = await send(FILE, { headers: { 'if-none-match': ofPicture.etag } })
  expect([known.status, known.headers.get('etag'), known.text]).toEqual([304, ofPicture.etag, ''])
  expect(received.map(({ headers }) => [headers.range, headers['if-none-match']])).toEqual([
    ['bytes=2-3', undefined],
    [undefined, ofPicture.etag],
  ])
  // A compressed answer would have another length.
  expect(received[1]?.headers['accept-encoding']).toBe('identity')
  expect(received[0]?.headers).not.toHaveProperty('cookie')
  expect(received[0]?.headers).not.toHaveProperty('authorization')
})

test('HEAD answers the headers alone', async () => {
  const { send, received } = await aSiteOf((_, response) => response.writeHead(200, ofPicture).end())
  const { status, headers, text } = await send(FILE, { method: 'HEAD' })
  expect([status, headers.get('content-length'), headers.get('content-type'), text]).toEqual([
    200,
    '10',
    'image/avif',
    '',
  ])
  expect(received).toMatchObject([{ method: 'HEAD', url: FILE }])
})

test('a redirect to a narrower rendition stays on the site', async () => {
  const location = `../../media/${HASH}/320.avif`
  const { send } = await aSiteOf((_, response) =>
    response.writeHead(302, { location, 'cache-control': 'no-cache' }).end(),
  )
  const { status, headers } = await send(FILE)
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, location, 'no-cache'])
})

test('what the API does not know is not there', async () => {
  const { send } = await aSiteOf((_, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('none'))
  expect(await send(FILE)).toMatchObject({ status: 404, text: 'none' })
})

test.each([
  '/media/',
  `/media/${HASH}`,
  `/media/${HASH}/640.svg`,
  `/media/${HASH}/640.avif/x`,
  '/media/..%2fmetrics/640.avif',
  `/media/${HASH}/..%2f..%2fmetrics`,
])('%s is no file of a picture, and is never asked for', async (path) => {
  const { send, received } = await aSiteOf((_, response) => response.writeHead(200).end('secret'))
  const { status, headers, text } = await send(path)
  expect([status, headers.get('content-type'), text]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'There is no such picture.\n',
  ])
  expect(received).toEqual([])
})

test('a picture cannot be written', async () => {
  const { send, received } = await aSiteOf((_, response) => response.writeHead(200).end())
  expect((await send(FILE, { method: 'PUT' })).status).toBe(405)
  expect((await send(FILE, { method: 'DELETE' })).status).toBe(405)
  expect(received).toEqual([])
})

test('while the API is unavailable, a picture is a short 503 that nobody stores', async () => {
  const { send } = await aSite('http://127.0.0.1:1')
  const { status, headers, text } = await send(FILE)
  expect([status, headers.get('cache-control'), headers.get('retry-after'), text]).toEqual([
    503,
    'no-store',
    '5',
    'Try again in a moment.\n',
  ])
})

test('a picture that the API does not answer in 20 seconds is a 504', async () => {
  const { send, received } = await aSiteOf(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sent = send(FILE)
  await expect.poll(() => received.length).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await sent).status).toBe(504)
})

test('a browser that leaves ends the request to the API', async () => {
  let ended = false
  const leaving = new AbortController()
  const { send } = await aSiteOf((_, response) => {
    response.once('close', () => (ended = true))
    response.writeHead(200, { 'content-type': 'image/avif' }).write(BYTES, () => leaving.abort())
  })
  await expect(send(FILE, { signal: leaving.signal })).rejects.toThrow('aborted')
  await expect.poll(() => ended).toBe(true)
})
