import { expect, test } from 'vitest'
import { headTags } from '../src/app/head-tags.ts'
import type { Head } from '../src/shared/head.ts'

const tagsOf = (head: Partial<Head>) =>
  headTags({ head: { title: 'Solar', ...head }, url: 'https://energy.example/single_product/1', structuredData: [] })

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

test('a page that search engines must not list has no preview', () => {
  expect(tagsOf({ noindex: true })).not.toContain('og:image')
})
