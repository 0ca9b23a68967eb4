import { COMPANY } from '@energy/contracts/company'
import { embed, escapeHtml } from '../shared/embedded.ts'
import { fullTitle, type Head } from '../shared/head.ts'
import { SHARE_SIZE } from '../shared/share-path.ts'

/** The preview image of a page without one of its own: the top of home. Both have the same size. */
const PICTURE = { path: '/link-picture.png', alt: `${COMPANY.name}: ${COMPANY.tagline}` }

interface HeadTagsOptions {
  head: Head
  /** The canonical address of the page, without a query. */
  url: string
  /** JSON-LD documents with schema.org types. */
  structuredData: readonly object[]
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** The tags of a page's preview image. */
const pictureTags = ({ sharePicture = PICTURE }: Head, url: string) => [
  meta('property', 'og:image', new URL(sharePicture.path, url).href),
  meta('property', 'og:image:width', String(SHARE_SIZE.width)),
  meta('property', 'og:image:height', String(SHARE_SIZE.height)),
  meta('property', 'og:image:alt', sharePicture.alt),
  meta('name', 'twitter:card', 'summary_large_image'),
]

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
          ...pictureTags(head, url),
          meta('property', 'og:site_name', COMPANY.name),
          ...structuredData.map((document) => `<script type="application/ld+json">${embed(document)}</script>`),
        ]),
  ].join('\n')
}
