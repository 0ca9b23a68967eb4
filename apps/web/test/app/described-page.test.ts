import { describe, expect, test } from 'vitest'
import { headTags } from '../../src/app/head-tags.ts'
import { firstSite } from '../fixtures/first-site.ts'

const site = firstSite('other')
const { company } = site
const url = 'https://energy.example/single_service/1'
const tagsOf = (head: Partial<Parameters<typeof headTags>[0]['head']>, structuredData: readonly object[] = []) =>
  headTags({ head: { title: 'Solar & heat', ...head }, site, url, structuredData }).split('\n')

describe('the tags of a page', () => {
  test('describe it for search engines and link previews', () => {
    const tags = tagsOf({ description: 'From "roof" to battery' })
    expect(tags).toEqual(
      expect.arrayContaining([
        `<title>Solar &#38; heat · ${company.name}</title>`,
        '<meta name="description" content="From &#34;roof&#34; to battery">',
        `<link rel="canonical" href="${url}">`,
        `<meta property="og:title" content="Solar &#38; heat · ${company.name}">`,
        '<meta property="og:description" content="From &#34;roof&#34; to battery">',
        '<meta property="og:type" content="website">',
        `<meta property="og:url" content="${url}">`,
        `<meta property="og:site_name" content="${company.name}">`,
        '<meta name="twitter:card" content="summary_large_image">',
      ]),
    )
    // Nothing else than tags: each line is one.
    for (const tag of tags) expect(tag).toMatch(/^<(title|meta|link|script)[ >]/)
  })

  test('name no description that the page does not have', () => {
    const tags = tagsOf({})
    expect(tags.filter((tag) => tag.includes('description'))).toEqual([])
    for (const tag of tags) expect(tag).toMatch(/^<(title|meta|link|script)[ >]/)
  })

  test('of a page that search engines must not list are its title, its description and that', () => {
    expect(tagsOf({ noindex: true, description: 'Nothing here' }, [{ '@type': 'Service' }])).toEqual([
      `<title>Solar &#38; heat · ${company.name}</title>`,
      '<meta name="description" content="Nothing here">',
      '<meta name="robots" content="noindex">',
    ])
  })

  test('hold each document of structured data in a script of its own, which it cannot end', () => {
    const scripts = tagsOf({}, [{ name: '</script>' }, { name: 'b' }]).filter((tag) => tag.startsWith('<script'))
    expect(scripts).toHaveLength(2)
    expect(scripts[1]).toBe('<script type="application/ld+json">{"name":"b"}</script>')
    expect(scripts[0]?.match(/<\/script>/g)).toHaveLength(1)
  })
})
