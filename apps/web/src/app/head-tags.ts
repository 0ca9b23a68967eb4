import { COMPANY } from '@energy/contracts/company'
import { isPictureLink } from '@energy/ui/picture-link'
import { embed, escapeHtml } from '../shared/embedded.ts'
import { fullTitle, type Head } from '../shared/head.ts'

/** The preview image of a page without an image that previews can show. */
const PICTURE = '/link-picture.png'

interface HeadTagsOptions {
  head: Head
  /** The canonical address of the page, without a query. */
  url: string
  /** JSON-LD documents with schema.org types. */
  structuredData: readonly object[]
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** The preview image of a page. Previews show no SVG. */
const pictureOf = ({ image = '' }: Head, url: string) =>
  new URL(isPictureLink(image) && !/\.svg(\?|$)/i.test(image) ? image : PICTURE, url).href

/** The tags that describe a page for search engines and link previews. */
export function headTags({ head, url, structuredData }: HeadTagsOptions) {
  const { description, noindex } = head
  const title = fullTitle(head)
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [meta('name', 'description', description)] : []),
    ...(noindex
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escapeHtml(url)}">`,
          meta('property', 'og:title', title),
          ...(description ? [meta('property', 'og:description', description)] : []),
          meta('property', 'og:type', 'website'),
          meta('property', 'og:url', url),
          meta('property', 'og:image', pictureOf(head, url)),
          meta('property', 'og:site_name', COMPANY.name),
          meta('name', 'twitter:card', 'summary_large_image'),
          ...structuredData.map((document) => `<script type="application/ld+json">${embed(document)}</script>`),
        ]),
  ].join('\n')
}
