import { recordOf } from '@energy/contracts/record-of'
import { FOUND_KINDS } from '@energy/contracts/site/site-search'
import { expect, test } from 'vitest'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

test.each([
  ['?q=heat&kind=tariffs', '/search?q=heat'],
  ['?q=heat&kind=blogs&page=9', '/search?q=heat&amp;kind=blogs'],
  ['?q=heat&page=9', '/search?q=heat'],
])('where %s has no results, a link leads to the first ones that there are', async (query, first) => {
  const counts = { ...recordOf(FOUND_KINDS, () => 0), blogs: 2 }
  const { url } = await aContentApi({ '/site': firstSite('other'), '/site/search': { counts, found: [] } })
  const { html, status } = await pageOf(`/search${query}`, {}, url)
  expect(status).toBe(200)
  expect(/href="([^"]+)"[^>]*>The first results</.exec(html)?.[1]).toBe(first)
})
