import { expect, test } from 'vitest'
import { crawlerFiles } from '../src/server/sitemap.ts'
import { firstSite } from './fixtures/first-site.ts'
import { listening } from './fixtures/listening.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const item = (index: number) => ({
  _id: `item-${index}`,
  headerTitle: `Guide ${index}`,
  titleDescription: 'A short sum.',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
  author: '',
  ctaImage: '',
  sections: [] as { ctaImage: string }[],
  subTitles: [] as { ctaImage: string }[],
})

/**
 * A stand-in for the API that pages its lists as the contract says. The site may not import the API, and a process with
 * a database and 101 rows would take seconds for one loop.
 */
async function anApi(
  lists: Record<string, ReturnType<typeof item>[] | { _id: string; title: string; sentAt: string }[]>,
) {
  return listening((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    if (pathname === '/site') return void response.writeHead(200, JSON_TYPE).end(JSON.stringify(firstSite('guides')))
    const oldestFirst = lists[pathname] ?? []
    const rows = searchParams.get('order') === 'newest' ? oldestFirst.toReversed() : oldestFirst
    const limit = Number(searchParams.get('limit'))
    const first = rows.findIndex(({ _id }) => _id === searchParams.get('cursor')) + 1
    const shown = rows.slice(first, first + limit)
    const next = new URLSearchParams({ limit: String(limit), cursor: shown.at(-1)?._id ?? '' })
    if (first + limit < rows.length) response.setHeader('link', `<?${next}>; rel="next"`)
    response.writeHead(limit > 100 ? 400 : 200, JSON_TYPE).end(JSON.stringify(shown))
  })
}

/** A file for crawlers, and the errors of its making. */
async function fileOf(path: string, apiUrl: string) {
  const errors: unknown[] = []
  const file = await crawlerFiles('https://energy.example', apiUrl)(path)?.((error) => void errors.push(error))
  if (!file || file instanceof Response) throw new Error(`There is no file ${path}`)
  return { ...file, errors }
}
const texts = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text)

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

test('the feeds have the twenty newest guides, with the times of their creation and of their change', async () => {
  const guides = Array.from({ length: 21 }, (_, index) => item(index))
  const api = await anApi({ '/blogs': guides })
  const newest = guides
    .toReversed()
    .slice(0, 20)
    .map(({ _id }) => `https://energy.example/single_guide/${_id}`)
  const { body } = await fileOf('/guides/feed.xml', api)
  const [home, ...ids] = texts(body, 'id')
  expect([home, ids]).toEqual(['https://energy.example/guides', newest])
  expect(new Set(texts(body, 'published'))).toEqual(new Set(['2026-01-02T03:04:05.000Z']))
  expect(new Set(texts(body, 'updated'))).toEqual(new Set(['2026-02-03T04:05:06.000Z']))
  const { items, ...feed } = JSON.parse((await fileOf('/guides/feed.json', api)).body)
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://energy.example/guides',
    feed_url: 'https://energy.example/guides/feed.json',
  })
  expect(items.map(({ id }: { id: string }) => id)).toEqual(newest)
})

test('an entry of the feeds has its author, else the company, and its picture', async () => {
  const guides = [{ ...item(1), author: 'Amara Lindqvist', ctaImage: '/media/roof/1280.webp' }, item(2)]
  const api = await anApi({ '/blogs': guides })
  expect(texts((await fileOf('/guides/feed.xml', api)).body, 'name')).toEqual(['Millrace Energy', 'Amara Lindqvist'])
  const { items } = JSON.parse((await fileOf('/guides/feed.json', api)).body)
  expect(items).toMatchObject([
    { authors: [{ name: 'Millrace Energy' }] },
    { authors: [{ name: 'Amara Lindqvist' }], image: 'https://energy.example/media/roof/1280.webp' },
  ])
  expect(items[0]).not.toHaveProperty('image')
})

test('the old address of the feed leads to the new one', async () => {
  const moved = await crawlerFiles('https://energy.example', '')('/guides.xml')?.(() => {})
  expect(moved).toMatchObject({ status: 301 })
  expect(moved instanceof Response && moved.headers.get('location')).toBe('https://energy.example/guides/feed.xml')
})

test('without the API the sitemap is unavailable instead of short, and is not cached', async () => {
  const { errors, ...file } = await fileOf('/sitemap.xml', 'http://127.0.0.1:1')
  expect(file).toMatchObject({ status: 503, isComplete: false })
  expect(errors).toHaveLength(1)
})

test('the descriptions of the feed have no marks', async () => {
  const guide = { ...item(1), titleDescription: 'A **short** [sum](/guides).\n\n- one' }
  const { body } = await fileOf('/guides/feed.xml', await anApi({ '/blogs': [guide] }))
  expect(texts(body, 'summary')).toEqual(['A short sum. one'])
})

test('the feed is titled by the company, and described as its list', async () => {
  const { body } = await fileOf('/guides/feed.xml', await anApi({ '/blogs': [] }))
  const { company, texts: shown } = firstSite('guides')
  expect(texts(body, 'title')).toEqual([`${company.name}: Guides`])
  expect(texts(body, 'subtitle')).toEqual([shown.guidesPage?.description])
  // A feed without guides is valid, too.
  expect(texts(body, 'updated')).toEqual(['1970-01-01T00:00:00.000Z'])
})

test('the manifest names the company, and its icons', async () => {
  const { type, body } = await fileOf('/manifest.webmanifest', await anApi({}))
  expect(type).toBe('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({
    name: 'Millrace Energy',
    short_name: 'Millrace',
    icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }, { src: '/favicon.svg' }],
  })
})
