import { mediaLink } from '@energy/contracts/pictures/media'
import { picture } from '@energy/contracts/pictures/pictures'
import { beforeAll, describe, expect, test } from 'vitest'
import { aStoredPicture } from '../fixtures/records/pictures.ts'
import { world } from '../fixtures/world.ts'

const here = world()
let hash: string
beforeAll(async () => {
  hash = await aStoredPicture(here())
})

const BYTES = 'A picture as webp'
const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(here().url + path, { redirect: 'manual', headers, ...init })
const read = (headers?: Record<string, string>, init?: RequestInit) => get(mediaLink(hash, 320), headers, init)

test('a rendition may be cached for ever, has a type of ours, and no browser runs it', async () => {
  const answer = await read()
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `inline; filename="${hash.slice(0, 8)}-320.webp"`,
    'content-length': String(BYTES.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${hash.slice(0, 16)}-320-webp"`,
    'x-content-type-options': 'nosniff',
  })
  expect(await answer.text()).toBe(BYTES)
  expect((await get(mediaLink(hash, 320, 'avif'))).headers.get('content-type')).toBe('image/avif')
})

/** The headers that two answers share. */
const lasting = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !/date|request|connection|keep-alive/.test(name)))

test('HEAD has the same headers, without the body', async () => {
  const [whole, head] = [await read(), await read({}, { method: 'HEAD' })]
  expect(lasting(head)).toEqual(lasting(whole))
  expect(await head.text()).toBe('')
})

describe('If-None-Match', () => {
  test.each([
    [304, (tag: string) => tag],
    [304, (tag: string) => `W/${tag}`],
    [304, (tag: string) => `"other", ${tag}`],
    [304, (tag: string) => `"other", W/${tag} , "third"`],
    [304, () => '*'],
    [200, () => '"other"'],
    [200, (tag: string) => tag.replace('webp', 'avif')],
    // Only a whole tag matches.
    [200, (tag: string) => `"a${tag.slice(1)}`],
  ])('is answered %i: %s', async (status, header) => {
    const tag = (await read()).headers.get('etag') ?? ''
    const answer = await read({ 'if-none-match': header(tag) })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('etag')).toBe(tag)
    expect(await answer.text()).toBe(status === 304 ? '' : BYTES)
  })
})

describe('Range', () => {
  test.each([
    ['bytes=0-4', 'A pic', '0-4'],
    ['bytes=13-', 'webp', '13-16'],
    ['bytes=-4', 'webp', '13-16'],
    ['bytes=13-900', 'webp', '13-16'],
  ])('%s is answered with these bytes alone', async (range, text, part) => {
    const answer = await read({ range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${part}/${BYTES.length}`])
    expect(await answer.text()).toBe(text)
  })

  test.each(['bytes=0-1,4-5', 'lines=0-1', 'bytes', ''])(
    '%j is answered with the whole, as it may be',
    async (range) => {
      const answer = await read({ range })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null])
      expect(await answer.text()).toBe(BYTES)
    },
  )

  test.each(['bytes=17-', 'bytes=900-901', 'bytes=a-b'])('%s is answered 416, with the size', async (range) => {
    const answer = await read({ range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${BYTES.length}`])
    expect(await answer.json()).toMatchObject({ detail: 'This picture ends before the range that was asked for.' })
  })
})

test('a width that does not exist leads to the widest one below it, or to the smallest one', async () => {
  const wide = await aStoredPicture(here(), { widths: [320, 640] })
  const locationOf = async (width: number, format?: string) => {
    const answer = await get(mediaLink(wide, width, format))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-cache'])
    return answer.headers.get('location')
  }
  expect(await locationOf(1_280)).toBe('640.webp')
  expect(await locationOf(639, 'avif')).toBe('320.avif')
  expect(await locationOf(10)).toBe('320.webp')
})

test.each([
  `/media/${'0'.repeat(64)}/320.webp`,
  `/media/${'A'.repeat(64)}/320.webp`,
  '/media/1/320.webp',
  ...['original', '320.svg', '0320.webp', '0.webp', '-1.webp', '99999.webp', '320.webp%00', '320.webp.html', ''].map(
    (file) => `:hash/${file}`,
  ),
  ':hash/..%2f..%2fetc%2fpasswd',
  ':hash/../../../etc/passwd',
  '/media/..%2f..%2fetc/320.webp',
])('there is nothing at %s', async (path) => {
  const answer = await get(path.replace(':hash', `/media/${hash}`))
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
})

test('a picture in the trash is served until it is erased', async () => {
  const { db, anAdmin } = here()
  const { call } = await anAdmin()
  const { id, hash: trashed } = await db.picture.findUniqueOrThrow({ where: { hash: await aStoredPicture(here()) } })
  await call(picture.remove, { params: { id } })
  expect((await get(mediaLink(trashed, 320))).status).toBe(200)
  await db.picture.delete({ where: { id } })
  expect((await get(mediaLink(trashed, 320))).status).toBe(404)
})

test('a file that the storage lacks is out of reach, not an error of ours', async () => {
  const missing = await aStoredPicture(here(), { widths: [320, 640] })
  expect((await get(mediaLink(missing, 640))).status).toBe(503)
})
