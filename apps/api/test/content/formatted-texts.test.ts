import { blog, kinds, product, service } from '@energy/contracts/content'
import { BOUNDS } from '@energy/contracts/text'
import { expect, test } from 'vitest'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

const MARKED = 'Heat **pumps** move heat, see [our guides](/guides)'

test.each(Object.values(kinds))('one of the $tag comes with trees of its texts that have marks', async (kind) => {
  const sections = [{ description: 'Plain.' }, { description: '- one' }]
  const body = { headerTitle: '*Title*', titleDescription: MARKED, details: 'No marks.', sections }
  const { insertedId: id } = await staff().call(kind.create, { body })
  const item = await here().call(kind.read, { params: { id } })
  expect(item).toMatchObject({ headerTitle: '*Title*', titleDescription: MARKED })
  expect(item.formatted).toEqual({
    titleDescription: [
      {
        type: 'paragraph',
        runs: [
          { text: 'Heat ' },
          { text: 'pumps', bold: true },
          { text: ' move heat, see ' },
          { text: 'our guides', href: '/guides' },
        ],
      },
    ],
    'sections.1.description': [
      { type: 'bullets', blocks: [{ type: 'item', blocks: [{ type: 'paragraph', runs: [{ text: 'one' }] }] }] },
    ],
  })
  const [listed] = await here().call(kind.list)
  expect(listed).not.toHaveProperty('formatted')
})

test('an item without marks comes without trees', async () => {
  const body = { headerTitle: 'Plain', titleDescription: 'One.\nTwo - and 3.5.\n\nThree.' }
  const { insertedId: id } = await staff().call(service.create, { body })
  expect(await here().call(service.read, { params: { id } })).not.toHaveProperty('formatted')
})

test('cards show the words without marks', async () => {
  await staff().call(blog.create, {
    body: { headerTitle: 'Marked', titleDescription: `${MARKED}\n\n## Why\n\n> Because.` },
  })
  const cards = await here().call(blog.cards)
  expect(cards.find(({ headerTitle }) => headerTitle === 'Marked')?.titleDescription).toBe(
    'Heat pumps move heat, see our guides Why Because.',
  )
})

test('an item can be sent back as it was read', async () => {
  const { insertedId: id } = await staff().call(product.create, { body: { headerTitle: 'Tank', details: '**Hot**' } })
  const item = await here().call(product.read, { params: { id } })
  expect(await staff().call(product.update, { params: { id }, body: item })).toMatchObject({ modifiedCount: 0 })
})

test('texts as long as they may be are answered in a bounded time, whatever they say', async () => {
  const hostile = '*['.repeat(BOUNDS.long / 2)
  const sections = Array.from({ length: BOUNDS.entries }, () => ({ description: hostile.slice(0, 4_000) }))
  const body = { headerTitle: 'Hostile', titleDescription: hostile, details: '- '.repeat(1_000), sections }
  const { insertedId: id } = await staff().call(product.create, { body })
  const item = await here().call(product.read, { params: { id } })
  expect(item.formatted?.['titleDescription']).toEqual([{ type: 'paragraph', runs: [{ text: hostile }] }])
  expect(JSON.stringify(item.formatted?.['details'])).toContain('- - -')
})
