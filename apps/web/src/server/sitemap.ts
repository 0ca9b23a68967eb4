import { createCall, type Call } from '@energy/client/call'
import { COMPANY } from '@energy/contracts/company'
import { blog, kinds } from '@energy/contracts/content'
import { firstWords } from '@energy/contracts/words'
import { escapeHtml } from '../shared/embedded.ts'
import { kindPages } from '../shared/kinds.ts'
import type { Rendered } from './page-cache.ts'
import { everyItem } from './lists.ts'

/** The public pages, without those of single items. */
const PAGES = ['/', '/our_service', '/our_product', '/guides', '/about', '/contact', '/privacy', '/terms']
/** The number of guides in the feed. */
const NEWEST = 20
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** https://www.sitemaps.org/protocol.html */
async function siteMap(call: Call, at: (path: string) => string) {
  const lines = PAGES.map((path) => `<url><loc>${escapeHtml(at(path))}</loc></url>`)
  for (const { tag } of Object.values(kinds))
    for await (const { _id, updatedAt } of everyItem(call, tag))
      lines.push(`<url><loc>${escapeHtml(at(kindPages[tag].single(_id)))}</loc><lastmod>${updatedAt}</lastmod></url>`)
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

/** The newest guides as RSS 2.0, https://www.rssboard.org/rss-specification */
async function guidesFeed(call: Call, at: (path: string) => string) {
  const guides = await call(blog.list, { querystring: { limit: NEWEST, order: 'newest' } })
  const items = guides.map(({ _id, headerTitle, titleDescription, createdAt }) => {
    const link = escapeHtml(at(kindPages.blogs.single(_id)))
    return [
      `<item><title>${escapeHtml(headerTitle)}</title><link>${link}</link><guid>${link}</guid>`,
      `<description>${escapeHtml(firstWords(titleDescription, 60))}</description>`,
      `<pubDate>${new Date(createdAt).toUTCString()}</pubDate></item>`,
    ].join('')
  })
  const channel = [
    `<title>${COMPANY.name}: ${kindPages.blogs.title}</title><link>${escapeHtml(at(kindPages.blogs.list))}</link>`,
    '<description>Short sums, plain words, and the questions to ask before you buy.</description>',
    `<atom:link href="${escapeHtml(at('/guides.xml'))}" rel="self" type="application/rss+xml"/>`,
  ]
  return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${[...channel, ...items].join('\n')}\n</channel></rss>\n`
}

/** https://www.rfc-editor.org/rfc/rfc9309. A page that must not be indexed has a `robots` tag of its own. */
const robots = async (_: Call, at: (path: string) => string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\n\nSitemap: ${at('/sitemap.xml')}\n`

const makers = {
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', make: siteMap },
  '/guides.xml': { type: 'application/rss+xml; charset=utf-8', make: guidesFeed },
  '/robots.txt': { type: 'text/plain; charset=utf-8', make: robots },
} as const

/**
 * The sitemap, the feed of guides and robots.txt.
 * @param apiUrl the API's address for this server
 * @returns a function that renders the file of a path; undefined for any other path
 */
export function crawlerFiles(siteUrl: string, apiUrl: string) {
  const call = createCall(apiUrl)
  const at = (path: string) => new URL(path, siteUrl).href
  return (path: string): ((onError: (error: unknown) => void) => Promise<Rendered>) | undefined => {
    const maker = Object.entries(makers).find(([name]) => name === path)?.[1]
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
