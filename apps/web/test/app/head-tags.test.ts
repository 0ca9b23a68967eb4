import { expect, test } from 'vitest'
import { headTags } from '../../src/app/head-tags.ts'
import { blankSite } from '../../src/shared/site/blank-site.ts'
import type { Head } from '../../src/shared/head.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { aPicture } from '../fixtures/picture.ts'

const first = firstSite('other')
const url = 'https://energy.example/single_product/1'
const tagsOf = (head: Partial<Head>, site = first) =>
  headTags({ head: { title: 'Solar', ...head }, site, url, structuredData: [] })

test('the preview of a link has the picture of its page, with its size and text', () => {
  const tags = tagsOf({ sharePicture: { path: '/share/products/1-2.jpg', alt: 'Roofs "north" & south' } })
  expect(tags).toContain('<meta property="og:image" content="https://energy.example/share/products/1-2.jpg">')
  expect(tags).toContain('<meta property="og:image:width" content="1200">')
  expect(tags).toContain('<meta property="og:image:height" content="630">')
  expect(tags).toContain('<meta property="og:image:alt" content="Roofs &#34;north&#34; &#38; south">')
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('a page without a picture of its own has the one of the site', () => {
  expect(tagsOf({})).toContain('<meta property="og:image" content="https://energy.example/link-picture.png">')
})

test('the company chooses the picture of pages without one of their own; its size is given where it is known', () => {
  const known = aPicture('a', { width: 1600, height: 900, alt: 'A mill' })
  const { hash } = known
  const company = { ...first.company, sharePicture: `/media/${hash}/1280.webp` }
  const tags = tagsOf({}, { ...first, company, pictures: [known] })
  expect(tags).toContain(`<meta property="og:image" content="https://energy.example/media/${hash}/1280.webp">`)
  expect(tags).toContain('<meta property="og:image:width" content="1600">')
  expect(tags).toContain('<meta property="og:image:alt" content="A mill">')
  expect(tagsOf({}, { ...first, company })).not.toContain('og:image:width')
})

test('while the company is not known, the tags do not name one', () => {
  const tags = tagsOf({}, blankSite)
  expect(tags).toContain('<title>Solar</title>')
  expect(tags).not.toContain('og:site_name')
})

test('a page that search engines must not list has no preview', () => {
  expect(tagsOf({ noindex: true })).not.toContain('og:image')
})
