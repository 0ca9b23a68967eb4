import { expect, test } from 'vitest'
import { structuredDataOf } from '../src/app/structured-data.ts'

const item = {
  _id: 'one',
  headerTitle: 'Solar',
  titlePrefix: '',
  titleDescription: 'Power from the roof.',
  cta: '',
  ctaImage: '/roof.jpg',
  ctaImageAlt: '',
  pictures: [],
  author: 'Ada',
  sections: [],
  subTitles: [],
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
}
const siteUrl = 'https://energy.example'
const dataOf = (about = item) =>
  structuredDataOf({ siteUrl, pathname: '/single_guide/one', about: { kind: 'blogs', item: about } })

test('a guide is an article with the dates of its creation and its last change, and a breadcrumb', () => {
  expect(dataOf()).toMatchObject([
    {
      '@type': 'Article',
      headline: 'Solar',
      description: 'Power from the roof.',
      url: `${siteUrl}/single_guide/one`,
      image: `${siteUrl}/roof.jpg`,
      datePublished: item.createdAt,
      dateModified: item.updatedAt,
      author: { '@type': 'Person', name: 'Ada' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Guides', item: `${siteUrl}/guides` },
        { position: 2, name: 'Solar', item: `${siteUrl}/single_guide/one` },
      ],
    },
  ])
})

test('a description has no marks', () => {
  const formatted = {
    titleDescription: [{ type: 'paragraph' as const, runs: [{ text: 'Roof', bold: true }, { text: '!' }] }],
  }
  const [article] = structuredDataOf({
    siteUrl,
    pathname: '/single_guide/one',
    about: { kind: 'blogs', item: { ...item, titleDescription: '**Roof**!', formatted } },
  })
  expect(article).toMatchObject({ description: 'Roof!' })
})

test('a guide without an author is by the company; a picture with an unsafe address is left out', () => {
  const [article] = dataOf({ ...item, author: '', ctaImage: 'javascript:alert(1)' })
  expect(article).toMatchObject({ author: { '@type': 'Organization' } })
  expect(article).not.toHaveProperty('image')
})

test.each([
  ['/', ['Organization']],
  ['/our_service', ['FAQPage']],
  ['/our_product', []],
  ['/guides', ['FAQPage']],
  ['/about', []],
])('the page %s has these documents: %j', (pathname, types) => {
  const documents = structuredDataOf({ siteUrl, pathname })
  expect(documents).toMatchObject(types.map((type) => ({ '@type': type })))
})
