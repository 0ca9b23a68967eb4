import { createCall, type Call } from '@energy/client/call'
import { kinds } from '@energy/contracts/content'
import { site } from '@energy/contracts/site-pages'
import { firstWords } from '@energy/contracts/words'
import { plain } from '@energy/formatted/plain'
import { escapeHtml } from '../shared/embedded.ts'
import { allPages } from '../shared/kinds.ts'
import type { KindPages } from '../shared/kinds/kind-pages.ts'
import type { Rendered } from './page-cache.ts'
import { everyItem } from './lists.ts'

/** Makes the text of a file; `at` makes a path absolute. */
type Maker = (call: Call, at: (path: string) => string) => Promise<string>

/** The public pages, without those of single items. */
const PAGES = ['/', ...allPages.map(({ list }) => list), '/about', '/contact', '/bill', '/privacy', '/terms']
/** The number of items in a feed. */
const NEWEST = 20
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** https://www.sitemaps.org/protocol.html */
const siteMap: Maker = async (call, at) => {
  const lines = PAGES.map((path) => `<url><loc>${escapeHtml(at(path))}</loc></url>`)
  for (const { tag, single } of allPages)
    for await (const { _id, updatedAt } of everyItem(call, tag))
      lines.push(`<url><loc>${escapeHtml(at(single + _id))}</loc><lastmod>${updatedAt}</lastmod></url>`)
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

/** The newest items of a kind as RSS 2.0, https://www.rssboard.org/rss-specification */
const feedOf =
  (path: string, { tag, title, texts, list, single }: KindPages): Maker =>
  async (call, at) => {
    const [newest, shown] = await Promise.all([
      call(kinds[tag].list, { querystring: { limit: NEWEST, order: 'newest' } }),
      call(site, { querystring: { page: texts.list } }),
    ])
    const description = (texts.banner && shown.texts[texts.banner]?.description) ?? ''
    const items = newest.map(({ _id, headerTitle, titleDescription, createdAt }) => {
      const link = escapeHtml(at(single + _id))
      return [
        `<item><title>${escapeHtml(headerTitle)}</title><link>${link}</link><guid>${link}</guid>`,
        `<description>${escapeHtml(firstWords(plain(titleDescription), 60))}</description>`,
        `<pubDate>${new Date(createdAt).toUTCString()}</pubDate></item>`,
      ].join('')
    })
    const channel = [
      `<title>${escapeHtml(`${shown.company.name}: ${title}`)}</title><link>${escapeHtml(at(list))}</link>`,
      `<description>${escapeHtml(description)}</description>`,
      `<atom:link href="${escapeHtml(at(path))}" rel="self" type="application/rss+xml"/>`,
    ]
    return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${[...channel, ...items].join('\n')}\n</channel></rss>\n`
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
  ...allPages.flatMap((pages) =>
    pages.feed
      ? [{ path: pages.feed, type: 'application/rss+xml; charset=utf-8', make: feedOf(pages.feed, pages) }]
      : [],
  ),
]

/**
 * The sitemap, the feeds, robots.txt and the manifest of the application.
 * @param apiUrl the API's address for this server
 * @returns a function that renders the file of a path; undefined for any other path
 */
export function crawlerFiles(siteUrl: string, apiUrl: string) {
  const call = createCall(apiUrl)
  const at = (path: string) => new URL(path, siteUrl).href
  return (path: string): ((onError: (error: unknown) => void) => Promise<Rendered>) | undefined => {
    const maker = makers.find((one) => one.path === path)
    if (!maker) return undefined
    const { type, make } = maker
    return async (onError) => {
      try {
        return { status: 200, type, body: await make(call, at), isComplete: true }
      } catch (error) {
        onError(error)
        return { status: 503, type: 'text/plain; charset=utf-8', body: 'Try again in a moment.\n', isComplete: false }
      }
    }
  }
}
