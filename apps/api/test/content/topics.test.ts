import { blog, product } from '@energy/contracts/content'
import type { Query } from '../../src/shared/lists/pagination.ts'
import { expect, test } from 'vitest'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

const aGuide = async (headerTitle: string, texts: object = {}) =>
  (await staff().call(blog.create, { body: { headerTitle, ...texts } })).insertedId
type PageOfCards = Pick<Query, 'limit' | 'order' | 'q'>
const cardsOf = (topic: string, query: PageOfCards = {}) =>
  here().call.withHeaders(blog.cards, { querystring: { topic, ...query } })
const titlesOf = async (topic: string, query?: PageOfCards) =>
  (await cardsOf(topic, query)).data.map(({ headerTitle }) => headerTitle)

const listed = () => here().call(blog.topics ?? expect.fail('Guides have topics.'))

/** The only guides of the world, created one after the other. */
async function guides(topicsByTitle: Readonly<Record<string, string>>) {
  await here().db.content.deleteMany()
  for (const [title, topics] of Object.entries(topicsByTitle)) await aGuide(title, { topics })
}

test('guides are filtered by a whole topic, without regard to case', async () => {
  await guides({ One: 'Heat pumps, Grants', Two: 'heat PUMPS ,Solar', Three: 'Heat', Four: '', Five: '100% of_it' })
  expect(await titlesOf('Heat pumps')).toEqual(['One', 'Two'])
  expect(await titlesOf('GRANTS')).toEqual(['One'])
  expect(await titlesOf(' heat ')).toEqual(['Three'])
  expect(await titlesOf('100% of_it')).toEqual(['Five'])
  expect(await titlesOf('')).toHaveLength(5)
})

test.each(['pumps', 'Heat pumps, Grants', '.*', '%', '_', "'", ','])(
  'a topic %s that no guide has is an empty list',
  async (topic) => {
    await guides({ One: 'Heat pumps, Grants', Two: '' })
    const { data, headers } = await cardsOf(topic)
    expect([data, headers.get('x-total-count')]).toEqual([[], '0'])
  },
)

test('a filtered list has pages, in both orders, and is searched', async () => {
  await guides({ One: 'Solar', Two: '', Three: 'Solar, Heat', Four: 'Solar' })
  const first = await cardsOf('solar', { limit: 2, order: 'newest' })
  expect(first.data.map(({ headerTitle }) => headerTitle)).toEqual(['Four', 'Three'])
  expect(first.headers.get('x-total-count')).toBe('3')
  const next = /<(\?.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
  expect(next).toContain('topic=solar')
  expect(await (await fetch(`${here().url}/blogs/cards${next}`)).json()).toMatchObject([{ headerTitle: 'One' }])
  expect(await titlesOf('solar', { q: 'THREE' })).toEqual(['Three'])
})

test('the topics of what the site shows are listed in their order, each in its most frequent spelling', async () => {
  await guides({ One: 'solar, Heat pumps', Two: 'Heat pumps', Three: 'heat pumps, Grants', Four: '' })
  expect(await listed()).toEqual(['Grants', 'Heat pumps', 'solar'])
  await staff().call(blog.start, { body: { headerTitle: 'Not live', topics: 'Secret' } })
  const gone = await aGuide('Gone', { topics: 'Gone' })
  await expect.poll(() => listed()).toContain('Gone')
  await staff().call(blog.remove, { params: { id: gone } })
  await expect.poll(() => listed()).toEqual(['Grants', 'Heat pumps', 'solar'])
})

test('the cards of guides say when they were written, how long they take to read, and their topics', async () => {
  await here().db.content.deleteMany()
  const description = `**${Array.from({ length: 500 }, () => 'word').join(' ')}** - - -`
  const id = await aGuide('Long', { topics: 'Solar', sections: [{ description }] })
  const { createdAt } = await here().call(blog.read, { params: { id } })
  expect((await cardsOf('solar')).data).toMatchObject([{ createdAt, minutes: 3, topics: 'Solar' }])
})

test('other kinds have no topics', async () => {
  expect(product.topics).toBeUndefined()
  expect((await fetch(`${here().url}/products/topics`)).status).toBe(404)
  expect(await (await fetch(`${here().url}/products/cards?topic=Solar`)).json()).toMatchObject({
    status: 400,
    errors: [{ path: '/topic' }],
  })
})
