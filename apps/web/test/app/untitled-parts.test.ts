import type { Site } from '@energy/contracts/site/site-pages'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aContentApi, anItem } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

const aSection = (title: string) => ({ title, prefix: '', description: 'By day', cta: '', ctaImage: '' })
const aSubTitle = (subTitle: string) => ({
  subTitle,
  subTitlePrefix: '',
  subTitleDescription: 'By night',
  cta: '',
  ctaImage: '',
})

test.each([
  ['/services/1', '/single_service/1', 'service'],
  ['/blogs/1', '/single_guide/1', 'guide'],
] as const)('sections and sub titles without a title have no heading: %s', async (url, path, page) => {
  const item = anItem('1', {
    sections: [aSection('Sun'), aSection('')],
    subTitles: [aSubTitle('Moon'), aSubTitle('')],
  })
  const { url: apiUrl } = await aContentApi({ '/site': firstSite(page), [url]: item })
  const { html } = await pageOf(path, {}, apiUrl)
  expect(html.match(/>By (?:day|night)</g)).toHaveLength(4)
  for (const title of ['Sun', 'Moon']) expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`))
  expect(html).not.toMatch(/<h2[^>]*><\/h2>/)
})

test.each([
  ['', '', 'About Us'],
  ['Since then', '', 'About Us'],
  ['Since then', 'we measure', 'we measure'],
])('the heading of a page with the lines "%s" and "%s" ends with %s', async (bannerFirst, bannerLast, last) => {
  const site = firstSite('about')
  const { about } = site.texts
  if (!about) throw new Error('There are no texts')
  const texts = { ...site.texts, about: { ...about, bannerFirst, bannerLast } }
  const { url } = await aContentApi({ '/site': { ...site, texts } })
  const { html } = await pageOf('/about', {}, url)
  expect(/<h1>.*?<\/h1>/.exec(html)?.[0].replaceAll(/<[^>]+>/g, '')).toBe(`${bannerFirst} ${last}`.trim())
})

const style = readFileSync(new URL('../../src/app/styles/page.css', import.meta.url), 'utf8')
const [, hidden = ''] = /([^{}]*:empty) \{\s*display: none;/.exec(style) ?? []

test.each([
  ['/', 'home'],
  ['/about', 'about'],
] as const)('the style hides every heading whose title is cleared: %s', async (path, page) => {
  const cleared: Site = JSON.parse(JSON.stringify(firstSite(page)), (key, value: unknown) =>
    typeof value === 'string' && /title|reviews|questions/i.test(key) ? '' : value,
  )
  const { url } = await aContentApi({ '/site': cleared })
  const { html } = await pageOf(path, {}, url)
  const empty = new Set(Array.from(html.matchAll(/<(h\d)[^>]*><\/\1>/g), ([, tag = '']) => tag))
  expect(empty).toEqual(new Set(['h2', 'h3']))
  for (const tag of empty) expect(hidden).toContain(`${tag}:empty`)
})
