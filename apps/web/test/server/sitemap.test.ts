import { expect, test } from 'vitest'
import { anApi, fileOf, item, texts } from '../fixtures/crawler-files.ts'

test('the sitemap has the page of every service, also where the API answers them on several pages', async () => {
  const services = Array.from({ length: 101 }, (_, index) => item(index))
  const { status, body } = await fileOf('/sitemap.xml', await anApi({ '/services': services }))
  expect(status).toBe(200)
  expect(texts(body, 'loc').filter((address) => address.includes('service/'))).toEqual(
    services.map(({ _id }) => `https://energy.example/single_service/${_id}`),
  )
  expect(texts(body, 'lastmod')).toEqual(services.map(({ updatedAt }) => updatedAt))
})

test('the sitemap has every letter of the archive, with its day', async () => {
  const letters = Array.from({ length: 101 }, (_, index) => ({
    _id: `letter-${index}`,
    title: 'Winter',
    sentAt: '2026-11-20T10:00:00.000Z',
  }))
  const { body } = await fileOf('/sitemap.xml', await anApi({ '/letter-archive': letters }))
  expect(texts(body, 'loc').filter((address) => address.includes('/newsletter/letters/'))).toEqual(
    letters.map(({ _id }) => `https://energy.example/newsletter/letters/${_id}`),
  )
  expect(texts(body, 'lastmod')).toContain('2026-11-20T10:00:00.000Z')
})

test('the sitemap has every picture of an item once', async () => {
  const [roof, hall] = ['/media/roof/1280.webp', 'https://pictures.example/hall.jpg?a=1&b=2']
  const service = { ...item(1), ctaImage: roof, sections: [{ ctaImage: hall }, { ctaImage: '' }] }
  const { body } = await fileOf(
    '/sitemap.xml',
    await anApi({ '/services': [{ ...service, subTitles: [{ ctaImage: roof }] }] }),
  )
  expect(texts(body, 'image:loc')).toEqual([
    'https://energy.example/media/roof/1280.webp',
    'https://pictures.example/hall.jpg?a=1&#38;b=2',
  ])
})

test.each(['https://[', 'https://1.2.3.4.5/roof.jpg', 'https://pictures.example:99999/roof.jpg'])(
  'the sitemap has the page of an item whose picture has no address, without the picture: %s',
  async (ctaImage) => {
    const service = { ...item(1), ctaImage, sections: [{ ctaImage }, { ctaImage: '/plates/sun.svg' }] }
    const { status, body } = await fileOf('/sitemap.xml', await anApi({ '/services': [service] }))
    expect(status).toBe(200)
    expect(texts(body, 'loc')).toContain('https://energy.example/single_service/item-1')
    expect(texts(body, 'image:loc')).toEqual(['https://energy.example/plates/sun.svg'])
  },
)

const paths =
  '/ /our_service /our_product /guides /about /estimate /tariffs /book /contact /bill /newsletter/letters /privacy /terms'

test('the sitemap without items has the public pages, and those alone', async () => {
  const { type, body } = await fileOf('/sitemap.xml', await anApi({}))
  expect(type).toBe('application/xml; charset=utf-8')
  const [declaration, opening, ...rest] = body.split('\n')
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>')
  expect(opening).toBe(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
      'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
  )
  expect(rest).toEqual([
    ...paths.split(' ').map((path) => `<url><loc>https://energy.example${path}</loc></url>`),
    '</urlset>',
    '',
  ])
})

test('a file has its address also with a query, as tools of search engines and feed readers add one', async () => {
  expect((await fileOf('/sitemap.xml?utm_source=news', await anApi({}))).body).toContain('<urlset')
})

test('crawlers may read all but the API and the dashboard', async () => {
  const { body, ...file } = await fileOf('/robots.txt', '')
  expect(file).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8', isComplete: true })
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    '',
    'Sitemap: https://energy.example/sitemap.xml',
    '',
  ])
})

test('without the API the sitemap is unavailable instead of short, and is not cached', async () => {
  const { errors, ...file } = await fileOf('/sitemap.xml', 'http://127.0.0.1:1')
  expect(file).toEqual({
    status: 503,
    type: 'text/plain; charset=utf-8',
    body: 'Try again in a moment.\n',
    isComplete: false,
  })
  expect(errors).toHaveLength(1)
})

test('the manifest names the company, and its icons', async () => {
  const { type, body } = await fileOf('/manifest.webmanifest', await anApi({}))
  expect(type).toBe('application/manifest+json')
  expect(JSON.parse(body)).toEqual({
    name: 'Millrace Energy',
    short_name: 'Millrace',
    start_url: '/',
    display: 'browser',
    background_color: '#f3f5f0',
    theme_color: '#0b3d2e',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
})
