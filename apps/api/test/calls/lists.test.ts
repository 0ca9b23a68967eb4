import { blog, kinds, product, service, type OwnField } from '@energy/contracts/content'
import { recordOf } from '@energy/contracts/record-of'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { beforeAll, expect, test } from 'vitest'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
const titles = Array.from({ length: 7 }, (_, index) => `Service ${index + 1}`)
beforeAll(async () => {
  for (const headerTitle of titles)
    await here().db.content.create({ data: { kind: 'services', headerTitle, details: '', titlePrefix: '100% of_it' } })
})

/** Follows `Link` from page to page. */
async function pages(query: string): Promise<string[][]> {
  const response = await fetch(`${here().url}/services${query}`)
  expect(response.headers.get('x-total-count')).toBe('7')
  const items = Value.Parse(Type.Array(Type.Pick(service.Entity, ['headerTitle'])), await response.json())
  const next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  return [items.map(({ headerTitle }) => headerTitle), ...(next ? await pages(next) : [])]
}

test('a list without a limit is complete, oldest first', async () => {
  expect(await pages('')).toEqual([titles])
})

test('Link leads to every page, and the last page has none', async () => {
  expect(await pages('?limit=3')).toEqual([titles.slice(0, 3), titles.slice(3, 6), titles.slice(6)])
  expect(await pages('?limit=7')).toEqual([titles])
})

test('Link keeps the order and the search', async () => {
  const newest = titles.toReversed()
  expect(await pages('?limit=4&order=newest&q=service')).toEqual([newest.slice(0, 4), newest.slice(4)])
})

const found = async (q: string) => (await here().call(service.list, { querystring: { q } })).length

test('q searches titles, ignoring case, and its wildcards are literal', async () => {
  expect(await found('SERVICE 3')).toBe(1)
  expect(await found('100% of_it')).toBe(7)
  expect(await found('%')).toBe(7)
  expect(await found('Serv%3')).toBe(0)
  expect(await found('Service_3')).toBe(0)
  expect(await found('\\')).toBe(0)
})

test('cards are the list with only the fields of a card', async () => {
  const cards = await here().call.withHeaders(service.cards, { querystring: { limit: 2, order: 'newest' } })
  expect(cards.data.map(({ headerTitle }) => headerTitle)).toEqual(['Service 7', 'Service 6'])
  expect(cards.data.map(Object.keys)).toEqual(
    cards.data.map(() => ['_id', 'headerTitle', 'titleDescription', 'ctaImage', 'ctaImageAlt', 'pictures']),
  )
  expect([cards.headers.get('x-total-count'), cards.headers.get('link')]).toEqual([
    '7',
    `<?limit=2&order=newest&cursor=${cards.data[1]?._id}>; rel="next"`,
  ])
})

test('a card has as many words of the description as its kind allows', async () => {
  const text = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ')
  for (const kind of Object.values(kinds)) {
    const own = recordOf<OwnField, string>(kind.ownFields, () => '')
    const data = { kind: kind.tag, headerTitle: 'Long', titleDescription: text, ...own }
    const { id } = await here().db.content.create({ data })
    const [first] = await here().call(kind.cards, { querystring: { limit: 1, order: 'newest' } })
    expect(first?.titleDescription.split(' ')).toHaveLength(kind.cardWords)
    expect(first?.titleDescription).toMatch(/…$/)
    await here().db.content.delete({ where: { id } })
  }
  expect([product.cardWords, service.cardWords, blog.cardWords]).toEqual([15, 20, 20])
})

test.each([
  ['limit=0', '/limit'],
  ['limit=101', '/limit'],
  ['limit=four', '/limit'],
  ['order=oldest', '/order'],
  ['cursor=1', '/cursor'],
  ['q=%00', '/q'],
  ['page=2', '/page'],
])('?%s is rejected, with its path', async (query, path) => {
  const response = await fetch(`${here().url}/services?${query}`)
  expect(await response.json()).toMatchObject({ status: 400, errors: [{ path }] })
})

test('a cursor of another form is rejected, and is no error of the database', async () => {
  const problem = await problemOf(here().call(service.list, { querystring: { cursor: "'" } }))
  expect(problem).toMatchObject({ status: 400, errors: [{ path: '/cursor' }] })
})
