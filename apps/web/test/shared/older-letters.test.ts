import { expect, test } from 'vitest'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

const idOf = (number: number) => `0199c0de-0000-7000-8000-${String(number).padStart(12, '0')}`
const letters = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => ({
    _id: idOf(index + 1),
    title: `${title} ${index + 1}.`,
    sentAt: '2026-03-02T09:00:00.000Z',
  }))

test('a page of letters leads to the older ones where there are any', async () => {
  const { url } = await aContentApi({
    '/site': firstSite('other'),
    '/letter-archive?limit=100': letters(100, 'New'),
    [`/letter-archive?limit=100&cursor=${idOf(99)}`]: letters(99, 'Old'),
  })
  const newest = await pageOf('/newsletter/letters', {}, url)
  expect(newest.html).toContain('>New 99.<')
  expect(newest.html).not.toContain('>New 100.<')
  const [, older = ''] = /href="([^"]+)"[^>]*><span>Older letters/.exec(newest.html) ?? []
  const { html } = await pageOf(older, {}, url)
  expect(html).toContain('>Old 99.<')
  expect(html).not.toContain('Older letters')
})

test('an address before something that is no letter shows the newest, as a page of results that does not exist', async () => {
  const { url } = await aContentApi({ '/site': firstSite('other'), '/letter-archive?limit=100': letters(2, 'New') })
  const { status, html } = await pageOf('/newsletter/letters?before=New-99', {}, url)
  expect([status, html.includes('>New 2.<')]).toEqual([200, true])
})
