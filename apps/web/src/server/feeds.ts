import type { Call } from '@energy/client/call'
import { kinds, type Item } from '@energy/contracts/content'
import { site } from '@energy/contracts/site/site-pages'
import { firstWords } from '@energy/contracts/words'
import { plain } from '@energy/formatted/plain'
import { isPictureLink } from '@energy/ui/picture-link'
import { escapeHtml } from '../shared/embedded.ts'
import type { KindPages } from '../shared/kinds/kind-pages.ts'

/** The number of items in a feed. */
const NEWEST = 20
/** The number of words of a description in a feed. */
const WORDS = 60
/** A feed has to say when it changed, also one without items. */
const NEVER = new Date(0).toISOString()

/** Makes a path absolute. */
type At = (path: string) => string

/** What the feeds of a kind say, in every format. */
async function read({ tag, title, texts, list, single }: KindPages, call: Call, at: At) {
  const [newest, { company, texts: shown }] = await Promise.all([
    call(kinds[tag].list, { querystring: { limit: NEWEST, order: 'newest' } }),
    call(site, { querystring: { page: texts.list } }),
  ])
  const itemOf = (item: Item) => ({
    url: at(single + item._id),
    title: item.headerTitle,
    summary: firstWords(plain(item.titleDescription), WORDS),
    published: item.createdAt,
    updated: item.updatedAt,
    author: ('author' in item && item.author) || company.name,
    image: isPictureLink(item.ctaImage) && at(item.ctaImage),
  })
  const items = newest.map(itemOf)
  return {
    title: `${company.name}: ${title}`,
    description: (texts.banner && shown[texts.banner]?.description) ?? '',
    home: at(list),
    updated:
      items
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? NEVER,
    items,
  }
}

/** Characters that XML 1.0 forbids, also escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const tag = (name: string, text: string) => `<${name}>${escapeHtml(text.replace(FORBIDDEN, ' '))}</${name}>`
const link = (url: string, rel: string) => `<link rel="${rel}" href="${escapeHtml(url)}"/>`

/** The newest items of a kind as Atom, https://www.rfc-editor.org/rfc/rfc4287 */
export const atomFeed = (pages: KindPages, path: string) => async (call: Call, at: At) => {
  const { title, description, home, updated, items } = await read(pages, call, at)
  const entries = items.map((item) =>
    [
      '<entry>',
      tag('title', item.title),
      tag('id', item.url),
      link(item.url, 'alternate'),
      tag('published', item.published),
      tag('updated', item.updated),
      `<author>${tag('name', item.author)}</author>`,
      tag('summary', item.summary),
      '</entry>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    tag('title', title),
    tag('subtitle', description),
    tag('id', home),
    link(home, 'alternate'),
    link(at(path), 'self'),
    tag('updated', updated),
    ...entries,
    '</feed>\n',
  ].join('\n')
}

/** The newest items of a kind as JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = (pages: KindPages, path: string) => async (call: Call, at: At) => {
  const { title, description, home, items } = await read(pages, call, at)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: at(path),
    language: 'en',
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_text: item.summary,
      ...(item.image && { image: item.image }),
      date_published: item.published,
      date_modified: item.updated,
      authors: [{ name: item.author }],
    })),
  })
}
