import type { Site } from '@energy/contracts/site/site-pages'
import { expect, test } from 'vitest'
import { structuredDataOf } from '../../src/app/structured-data.ts'
import { firstSite } from '../fixtures/first-site.ts'

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
const site = firstSite('guides')
const dataOf = (about = item) =>
  structuredDataOf({ siteUrl, pathname: '/single_guide/one', site, about: { kind: 'blogs', item: about } })

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
      publisher: { '@type': 'Organization', '@id': `${siteUrl}/#company` },
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
    site,
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
  ['/', [['Organization', 'LocalBusiness']]],
  ['/our_service', ['FAQPage']],
  ['/our_product', []],
  ['/guides', ['FAQPage']],
  ['/about', []],
])('the page %s has these documents: %j', (pathname, types) => {
  const documents = structuredDataOf({ siteUrl, pathname, site })
  expect(documents).toMatchObject(types.map((type) => ({ '@type': type })))
})

const homeOf = (company: Partial<Site['company']>) =>
  structuredDataOf({ siteUrl, pathname: '/', site: { ...site, company: { ...site.company, ...company } } })[0]

test('home says how and when the company is reached', () => {
  const holidays = [
    { day: '', name: 'Day without a date' },
    { day: '2027-12-25', name: 'Christmas Day' },
  ]
  expect(homeOf({ holidays })).toMatchObject({
    telephone: '+44 20 7946 0112',
    address: '14 Weir Lane, Sheffield S3 8GG',
    sameAs: expect.arrayContaining(['https://x.com/millraceexample']),
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
      { validFrom: '2027-12-25', validThrough: '2027-12-25', opens: '00:00', closes: '00:00' },
    ],
  })
})

test('home says nothing that the company leaves empty', () => {
  const home = homeOf({ phone: '', address: '', hours: [], social: [{ name: 'X', url: '' }] })
  for (const name of ['telephone', 'address', 'openingHoursSpecification', 'sameAs'])
    expect(home).not.toHaveProperty(name)
})

test('home has the share picture of the company, and the one of the site where that has no address', () => {
  expect(homeOf({ sharePicture: '/roof.jpg' })).toHaveProperty('image', `${siteUrl}/roof.jpg`)
  expect(homeOf({ sharePicture: 'https://[' })).toHaveProperty('image', `${siteUrl}/link-picture.png`)
})

test('a list names the questions of its own page and those of both', () => {
  const [both, ...others] = site.texts.questions ?? []
  if (!both) throw new Error('There are no questions')
  const questions = [both, ...others.map((each) => ({ ...each, page: 'Services' }))]
  const shown = { ...site, texts: { ...site.texts, questions } }
  const documentOf = (pathname: string) => structuredDataOf({ siteUrl, pathname, site: shown })[0]
  expect(documentOf('/guides')).toMatchObject({ mainEntity: [{ name: both.question }] })
  expect(documentOf('/our_service')).toHaveProperty('mainEntity.length', questions.length)
})
