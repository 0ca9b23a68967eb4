import { expect, test } from 'vitest'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

const letters = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${title}-${index + 1}`,
    title: `${title} ${index + 1}.`,
    sentAt: '2026-03-02T09:00:00.000Z',
  }))

test('a page of letters leads to the older ones where there are any', async () => {
  const { url } = await aContentApi({
    '/site': firstSite('other'),
    '/letter-archive?limit=100': letters(100, 'New'),
    '/letter-archive?limit=100&cursor=New-99': letters(99, 'Old'),
  })
  const newest = await pageOf('/newsletter/letters', {}, url)
  expect(newest.html).toContain('>New 99.<')
  expect(newest.html).not.toContain('>New 100.<')
  const [, older = ''] = /href="([^"]+)"[^>]*><span>Older letters/.exec(newest.html) ?? []
  const { html } = await pageOf(older, {}, url)
  expect(html).toContain('>Old 99.<')
  expect(html).not.toContain('Older letters')
})
