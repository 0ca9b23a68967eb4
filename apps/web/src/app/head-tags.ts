import type { Site } from '@energy/contracts/site/site-pages'
import { isPictureLink, knownPicture } from '@energy/ui/picture-link'
import { embed, escapeHtml } from '../shared/embedded.ts'
import { fullTitle, type Head } from '../shared/head.ts'
import { DEFAULT_PICTURE, SHARE_SIZE } from '../shared/share-path.ts'

interface HeadTagsOptions {
  head: Head
  /** The company, and its pictures. */
  site: Site
  /** The canonical address of the page, without a query. */
  url: string
  /** JSON-LD documents with schema.org types. */
  structuredData: readonly object[]
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** The preview image of a page without one of its own. Its size may be unknown. */
function companyPicture({ company, pictures }: Site) {
  const { name, tagline, sharePicture } = company
  const alt = [name, tagline].filter(Boolean).join(': ')
  if (!isPictureLink(sharePicture)) return { path: DEFAULT_PICTURE, alt, size: SHARE_SIZE }
  const known = knownPicture(sharePicture, pictures)
  return { path: sharePicture, alt: known?.alt || alt, size: known }
}

/** The tags of a page's preview image. */
function pictureTags({ sharePicture }: Head, site: Site, url: string) {
  const { path, alt, size } = sharePicture ? { ...sharePicture, size: SHARE_SIZE } : companyPicture(site)
  return [
    meta('property', 'og:image', new URL(path, url).href),
    ...(size
      ? [
          meta('property', 'og:image:width', String(size.width)),
          meta('property', 'og:image:height', String(size.height)),
        ]
      : []),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** The tags that describe a page for search engines and link previews. */
export function headTags({ head, site, url, structuredData }: HeadTagsOptions) {
  const { description, noindex } = head
  const { name } = site.company
  const title = fullTitle(head, name)
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
          ...pictureTags(head, site, url),
          ...(name ? [meta('property', 'og:site_name', name)] : []),
          ...structuredData.map((document) => `<script type="application/ld+json">${embed(document)}</script>`),
        ]),
  ].join('\n')
}
