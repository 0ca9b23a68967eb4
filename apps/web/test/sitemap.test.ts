import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { crawlerFiles } from '../src/server/sitemap.ts'
import { firstSite } from './fixtures/first-site.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const item = (index: number) => ({
  _id: `item-${index}`,
  headerTitle: `Guide ${index}`,
  titleDescription: 'A short sum.',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
})

/**
 * A stand-in for the API that pages its lists as the contract says. The site may not import the API, and a process with
 * a database and 101 rows would take seconds for one loop.
 */
async function anApi(lists: Record<string, ReturnType<typeof item>[]>) {
  const server = createServer((request, response) => {
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
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** A file for crawlers, and the errors of its making. */
async function fileOf(path: string, apiUrl: string) {
  const errors: unknown[] = []
  const file = await crawlerFiles('https://energy.example', apiUrl)(path)?.((error) => void errors.push(error))
  return { ...file, errors }
}
const texts = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text)

test('the sitemap has the page of every service, also where the API answers them on several pages', async () => {
  const services = Array.from({ length: 101 }, (_, index) => item(index))
  const { status, body = '' } = await fileOf('/sitemap.xml', await anApi({ '/services': services }))
  expect(status).toBe(200)
  expect(texts(body, 'loc').filter((address) => address.includes('service/'))).toEqual(
    services.map(({ _id }) => `https://energy.example/single_service/${_id}`),
  )
  expect(texts(body, 'lastmod')).toEqual(services.map(({ updatedAt }) => updatedAt))
})

test('the feed has the twenty newest guides, with the time of their creation', async () => {
  const guides = Array.from({ length: 21 }, (_, index) => item(index))
  const { body = '' } = await fileOf('/guides.xml', await anApi({ '/blogs': guides }))
  expect(texts(body, 'guid')).toEqual(
    guides
      .toReversed()
      .slice(0, 20)
      .map(({ _id }) => `https://energy.example/single_guide/${_id}`),
  )
  expect(new Set(texts(body, 'pubDate'))).toEqual(new Set(['Fri, 02 Jan 2026 03:04:05 GMT']))
})

test('without the API the sitemap is unavailable instead of short, and is not cached', async () => {
  const { errors, ...file } = await fileOf('/sitemap.xml', 'http://127.0.0.1:1')
  expect(file).toMatchObject({ status: 503, isComplete: false })
  expect(errors).toHaveLength(1)
})

test('the descriptions of the feed have no marks', async () => {
  const guide = { ...item(1), titleDescription: 'A **short** [sum](/guides).\n\n- one' }
  const { body = '' } = await fileOf('/guides.xml', await anApi({ '/blogs': [guide] }))
  expect(texts(body, 'description')).toContain('A short sum. one')
})

test('the feed is titled by the company, and described as its list', async () => {
  const { body = '' } = await fileOf('/guides.xml', await anApi({ '/blogs': [] }))
  const { company, texts: shown } = firstSite('guides')
  expect(texts(body, 'title')).toEqual([`${company.name}: Guides`])
  expect(texts(body, 'description')).toEqual([shown.guidesPage?.description])
})

test('the manifest names the company, and its icons', async () => {
  const { type, body = '' } = await fileOf('/manifest.webmanifest', await anApi({}))
  expect(type).toBe('application/manifest+json')
  expect(JSON.parse(body)).toMatchObject({
    name: 'Millrace Energy',
    short_name: 'Millrace',
    icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }, { src: '/favicon.svg' }],
  })
})
