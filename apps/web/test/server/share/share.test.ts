import sharp from 'sharp'
import { expect, test } from 'vitest'
import { firstSite } from '../../fixtures/first-site.ts'
import { listening } from '../../fixtures/listening.ts'
import { aPicture } from '../../fixtures/picture.ts'
import { pageOf } from '../../fixtures/page-of.ts'
import { aSite } from '../../fixtures/site.ts'

const HASH = aPicture('a').hash
const UPDATED = '2026-02-03T04:05:06.000Z'
const CURRENT = `/share/products/one-${Date.parse(UPDATED)}.jpg`
const aPhotograph = (color: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: color } })
    .webp()
    .toBuffer()

interface Shown {
  headerTitle?: string
  ctaImage?: string
  updatedAt?: string
  pictures?: object[]
}

/** The site, before an API with one product. */
async function aShop(shown: Shown = {}) {
  const item = {
    _id: 'one',
    headerTitle: 'Heat pumps',
    titlePrefix: 'Air',
    ctaImage: '',
    pictures: [],
    titleDescription: 'Heat from the air.',
    sections: [],
    subTitles: [],
    updatedAt: UPDATED,
  }
  const api = { item: { ...item, ...shown }, site: firstSite('other'), calls: [] as string[] }
  const photograph = await aPhotograph('#ff0000')
  const apiUrl = await listening((request, response) => {
    const { url = '' } = request
    if (url === '/changes') return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
    api.calls.push(url)
    if (url === '/products/one')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(api.item))
    if (url.startsWith('/site?'))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(api.site))
    // As the API does.
    if (url.length > 800) return response.writeHead(414).end()
    if (url.startsWith(`/media/${HASH}/`))
      return response.writeHead(200, { 'content-type': 'image/webp' }).end(photograph)
    return response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{"status":404,"detail":"No."}')
  })
  const site = await aSite(apiUrl)
  return { ...site, api, apiUrl }
}
const ready = aPicture('a')

/** The colour in the middle of the illustration, as a text. */
async function colorOf(jpeg: Buffer, at = { left: 900, top: 300 }) {
  const { data } = await sharp(jpeg)
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((value) => Math.round(value / 32)).join(' ')
}
const RED = '8 0 0'

test('the picture of an item is a JPEG of 1200 × 630 that browsers may keep for ever', async () => {
  const { send, bytes, api } = await aShop({ ctaImage: '/plates/heat-pump.svg' })
  const { status, headers } = await send(CURRENT)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ])
  expect(await sharp(await bytes(CURRENT)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(api.calls).toContain('/site?page=other')
})

test('the address of another version leads to the current one, and renders nothing', async () => {
  const { send, api } = await aShop({ ctaImage: `/media/${HASH}/1280.webp`, pictures: [ready] })
  for (const version of ['0', '99999999999999999999']) {
    const { status, headers } = await send(`/share/products/one-${version}.jpg`)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, CURRENT, 'no-cache'])
  }
  expect(api.calls.filter((url) => url.startsWith('/media/'))).toEqual([])
  await send(CURRENT)
  api.item.updatedAt = '2026-02-04T00:00:00.000Z'
  expect((await send(CURRENT)).status).toBe(302)
})

test('two requests at once, and those after them, share one rendering', async () => {
  const { send, api } = await aShop({ ctaImage: `/media/${HASH}/1280.webp`, pictures: [ready] })
  const both = await Promise.all([send(CURRENT), send(CURRENT)])
  expect([...both, await send(CURRENT)].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(api.calls.filter((url) => url.startsWith('/media/'))).toEqual([`/media/${HASH}/640.webp`])
})

test('an item that shows a photograph of the library is shared with it', async () => {
  const { bytes } = await aShop({ ctaImage: `/media/${HASH}/1280.webp`, pictures: [ready] })
  expect(await colorOf(await bytes(CURRENT))).toBe(RED)
})

test('while the renditions of a photograph are made, its picture is not kept', async () => {
  const shown = { ...ready, widths: [320] }
  const { send, api } = await aShop({ ctaImage: `/media/${HASH}/1280.webp`, pictures: [shown] })
  for (let time = 0; time < 2; time++) expect((await send(CURRENT)).headers.get('cache-control')).toBe('no-cache')
  expect(api.calls.filter((url) => url.startsWith('/media/'))).toHaveLength(2)
})

test.each(['https://elsewhere.example/a.jpg', '/../package.json', '/plates/none.svg', '/vite.config.ts', ''])(
  'an item whose image is not one of ours has the default plate: %s',
  async (ctaImage) => {
    const [{ bytes }, plain] = [await aShop({ ctaImage }), await aShop({ ctaImage: '/plates/default.svg' })]
    expect((await bytes(CURRENT)).equals(await plain.bytes(CURRENT))).toBe(true)
  },
)

test.each([
  ['markup', '</text><image href="file:///etc/passwd"/><script>alert(1)</script> & "'],
  ['long', 'A very long title that says everything twice, '.repeat(4)],
  ['one word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
  ['other scripts', 'طاقة متجددة 再生可能エネルギー 🚀 Żółć'],
  ['no letter of the font', '再生可能エネルギー'],
])('a title with %s is drawn as text, left of the illustration', async (_, headerTitle) => {
  const { bytes } = await aShop({ headerTitle, ctaImage: `/media/${HASH}/1280.webp`, pictures: [ready] })
  const jpeg = await bytes(CURRENT)
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 })
  for (const top of [200, 300, 400, 500]) expect(await colorOf(jpeg, { left: 700, top })).toBe(RED)
})

test('umlauts and other Latin letters have their own shapes', async () => {
  const pictures = await Promise.all(
    ['Wärme', 'Warme', 'Wąrme'].map(async (headerTitle) => (await aShop({ headerTitle })).bytes(CURRENT)),
  )
  expect(new Set(pictures.map((jpeg) => jpeg.toString('base64'))).size).toBe(3)
})

test('a changed wordmark is on the next rendering of the same picture', async () => {
  const { bytes, api } = await aShop()
  const before = await bytes(CURRENT)
  api.site = { ...api.site, company: { ...api.site.company, wordmarkFirst: 'Windrace' } }
  expect((await bytes(CURRENT)).equals(before)).toBe(false)
})

test.each([{ focalX: 10 }, { focalY: 10 }])(
  'a photograph is drawn again once its focal point has changed: %o',
  async (focalPoint) => {
    const { send, api } = await aShop({ ctaImage: `/media/${HASH}/1280.webp`, pictures: [ready] })
    await send(CURRENT)
    api.item.pictures = [{ ...ready, ...focalPoint }]
    for (let time = 0; time < 2; time++) await send(CURRENT)
    expect(api.calls.filter((url) => url.startsWith('/media/'))).toHaveLength(2)
  },
)

const TEXT = 'text/plain; charset=utf-8'

test.each([
  'products/two-1.jpg',
  `products/${'a'.repeat(900)}-1.jpg`,
  'people/one-1.jpg',
  'products/one.png',
  'products/one-1.jpg.png',
])('an unknown item, kind or name is 404: %s', async (path) => {
  const { send } = await aShop()
  const { status, headers, text } = await send(`/share/${path}`)
  expect([status, headers.get('content-type'), text]).toEqual([404, TEXT, 'There is no such picture.\n'])
  expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual([null, 'no-store'])
})

test('without the API a picture is 503', async () => {
  const { status, headers, text } = await (await aSite('http://127.0.0.1:1')).send(CURRENT)
  expect([status, headers.get('content-type'), text]).toEqual([503, TEXT, 'Try again in a moment.\n'])
  expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store'])
})

test('the page of an item names its picture, which is there', async () => {
  const { send, apiUrl } = await aShop()
  const { html } = await pageOf('/single_product/one', {}, apiUrl)
  const [, path = ''] = /<meta property="og:image" content="http:\/\/localhost([^"]+)">/.exec(html) ?? []
  expect(path).toBe(CURRENT)
  expect((await send(path)).headers.get('content-type')).toBe('image/jpeg')
})
