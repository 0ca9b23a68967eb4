import type { Call } from '@energy/client/call'
import type { Item } from '@energy/contracts/content'
import { site } from '@energy/contracts/site/site-pages'
import { isPictureLink } from '@energy/ui/picture-link'
import { timedCall, type TimedApi } from '../app/timed-call.ts'
import { escapeHtml } from '../shared/embedded.ts'
import { allPages } from '../shared/kinds.ts'
import { feeds } from '../shared/kinds/feeds.ts'
import { atomFeed, jsonFeed } from './feeds.ts'
import { LETTERS } from '../features/newsletter/letters/address.ts'
import { everyItem, everyLetter } from './lists.ts'
import type { Rendered } from './page-cache.ts'

/** Makes the text of a file; `at` makes a path absolute. */
type Maker = (call: Call, at: (path: string) => string) => Promise<string>

/** The public pages, without those of single items. */
const PAGES = [
  '/',
  ...allPages.map(({ list }) => list),
  '/about',
  '/estimate',
  '/tariffs',
  '/book',
  '/contact',
  '/bill',
  LETTERS,
  '/privacy',
  '/terms',
]
/** Where files have moved to. */
const MOVED = new Map([['/guides.xml', '/guides/feed.xml']])
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** The pictures on the page of an item, each once, without links that have no address. */
const picturesOf = ({ ctaImage, sections, subTitles }: Item) => [
  ...new Set([ctaImage, ...[...sections, ...subTitles].map((entry) => entry.ctaImage)].filter(isPictureLink)),
]

/** https://www.sitemaps.org/protocol.html, with https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const siteMap: Maker = async (call, at) => {
  const lines = PAGES.map((path) => `<url><loc>${escapeHtml(at(path))}</loc></url>`)
  for (const { tag, single } of allPages)
    for await (const item of everyItem(call, tag)) {
      const pictures = picturesOf(item).map(
        (picture) => `<image:image><image:loc>${escapeHtml(at(picture))}</image:loc></image:image>`,
      )
      const loc = escapeHtml(at(single + item._id))
      lines.push(`<url><loc>${loc}</loc><lastmod>${item.updatedAt}</lastmod>${pictures.join('')}</url>`)
    }
  for await (const { _id, sentAt } of everyLetter(call))
    lines.push(`<url><loc>${escapeHtml(at(`${LETTERS}/${_id}`))}</loc><lastmod>${sentAt}</lastmod></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${lines.join('\n')}\n</urlset>\n`
}

/** https://www.rfc-editor.org/rfc/rfc9309. A page that must not be indexed has a `robots` tag of its own. */
const robots: Maker = async (_, at) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${at('/sitemap.xml')}\n`

/** https://www.w3.org/TR/appmanifest/ */
const manifest: Maker = async (call) => {
  const { company } = await call(site, { querystring: { page: 'other' } })
  return JSON.stringify({
    name: company.name,
    short_name: company.wordmarkFirst || company.name,
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
}

const makers: readonly { path: string; type: string; make: Maker }[] = [
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', make: siteMap },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', make: manifest },
  { path: '/robots.txt', type: 'text/plain; charset=utf-8', make: robots },
  ...feeds.flatMap(({ pages, atom, json }) => [
    { path: atom, type: 'application/atom+xml; charset=utf-8', make: atomFeed(pages, atom) },
    { path: json, type: 'application/feed+json', make: jsonFeed(pages, json) },
  ]),
]

/**
 * The sitemap, the feeds, robots.txt and the manifest of the application.
 * @returns a function that renders the file of an address; undefined for any other address
 */
export function crawlerFiles(siteUrl: string, api: TimedApi) {
  const at = (path: string) => new URL(path, siteUrl).href
  return (url: string): ((onError: (error: unknown) => void) => Promise<Rendered | Response>) | undefined => {
    const [path = ''] = url.split('?', 1)
    const moved = MOVED.get(path)
    if (moved) return async () => Response.redirect(at(moved), 301)
    const maker = makers.find((one) => one.path === path)
    if (!maker) return undefined
    const { type, make } = maker
    return async (onError) => {
      const { call, done } = timedCall(api)
      try {
        return { status: 200, type, body: await make(call, at), isComplete: true }
      } catch (error) {
        onError(error)
        return { status: 503, type: 'text/plain; charset=utf-8', body: 'Try again in a moment.\n', isComplete: false }
      } finally {
        done()
      }
    }
  }
}
