import { expect, test } from 'vitest'
import { crawlerFiles } from '../../src/server/sitemap.ts'
import { anApi, fileOf, item, texts } from '../fixtures/crawler-files.ts'
import { firstSite } from '../fixtures/first-site.ts'

test('the feeds have the twenty newest guides, with the times of their creation and of their change', async () => {
  const guides = Array.from({ length: 21 }, (_, index) => item(index))
  const api = await anApi({ '/blogs': guides })
  const newest = guides
    .toReversed()
    .slice(0, 20)
    .map(({ _id }) => `https://energy.example/single_guide/${_id}`)
  const { body } = await fileOf('/guides/feed.xml', api)
  const [home, ...ids] = texts(body, 'id')
  expect([home, ids]).toEqual(['https://energy.example/guides', newest])
  expect(new Set(texts(body, 'published'))).toEqual(new Set(['2026-01-02T03:04:05.000Z']))
  expect(new Set(texts(body, 'updated'))).toEqual(new Set(['2026-02-03T04:05:06.000Z']))
  const { items, ...feed } = JSON.parse((await fileOf('/guides/feed.json', api)).body)
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://energy.example/guides',
    feed_url: 'https://energy.example/guides/feed.json',
  })
  expect(items.map(({ id }: { id: string }) => id)).toEqual(newest)
})

test('an entry of the feeds has its author, else the company, and its picture', async () => {
  const guides = [{ ...item(1), author: 'Amara Lindqvist', ctaImage: '/media/roof/1280.webp' }, item(2)]
  const api = await anApi({ '/blogs': guides })
  expect(texts((await fileOf('/guides/feed.xml', api)).body, 'name')).toEqual(['Millrace Energy', 'Amara Lindqvist'])
  const { items } = JSON.parse((await fileOf('/guides/feed.json', api)).body)
  expect(items).toMatchObject([
    { authors: [{ name: 'Millrace Energy' }] },
    { authors: [{ name: 'Amara Lindqvist' }], image: 'https://energy.example/media/roof/1280.webp' },
  ])
  expect(items[0]).not.toHaveProperty('image')
})

test('an entry of the feeds whose picture has no address is there without it', async () => {
  const api = await anApi({ '/blogs': [{ ...item(1), ctaImage: 'https://[' }] })
  const [atom, json] = [await fileOf('/guides/feed.xml', api), await fileOf('/guides/feed.json', api)]
  expect([atom.status, json.status]).toEqual([200, 200])
  expect(JSON.parse(json.body).items).toMatchObject([{ title: 'Guide 1' }])
  expect(json.body).not.toContain('image')
})

test.each([0x0b, 0x1f, 0xfffe])(
  'the Atom feed has a space in the place of a character that XML forbids: %i',
  async (code) => {
    const said = `Heat${String.fromCodePoint(code)}pumps`
    const guide = { ...item(1), headerTitle: said, titleDescription: said, author: said }
    const { body } = await fileOf('/guides/feed.xml', await anApi({ '/blogs': [guide] }))
    const found = ['title', 'name', 'summary'].map((tag) => texts(body, tag).at(-1))
    expect(found).toEqual(Array(3).fill('Heat pumps'))
  },
)

test('the Atom feed keeps letters of every script, emoji, tabs and line breaks', async () => {
  const headerTitle = 'Żółć 再生 🚀\tone\ntwo'
  const { body } = await fileOf('/guides/feed.xml', await anApi({ '/blogs': [{ ...item(1), headerTitle }] }))
  expect(texts(body, 'title').at(-1)).toBe(headerTitle)
})

test('the Atom feed of a guide, whole', async () => {
  const api = await anApi({ '/blogs': [{ ...item(1), headerTitle: 'Heat & power' }] })
  const { body, type } = await fileOf('/guides/feed.xml', api)
  expect(type).toBe('application/atom+xml; charset=utf-8')
  expect(body.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '<title>Millrace Energy: Guides</title>',
    `<subtitle>${firstSite('guides').texts.guidesPage?.description}</subtitle>`,
    '<id>https://energy.example/guides</id>',
    '<link rel="alternate" href="https://energy.example/guides"/>',
    '<link rel="self" href="https://energy.example/guides/feed.xml"/>',
    '<updated>2026-02-03T04:05:06.000Z</updated>',
    '<entry><title>Heat &#38; power</title><id>https://energy.example/single_guide/item-1</id>' +
      '<link rel="alternate" href="https://energy.example/single_guide/item-1"/>' +
      '<published>2026-01-02T03:04:05.000Z</published><updated>2026-02-03T04:05:06.000Z</updated>' +
      '<author><name>Millrace Energy</name></author><summary>A short sum.</summary></entry>',
    '</feed>',
    '',
  ])
})

test('the JSON feed of a guide, whole', async () => {
  const { body, type } = await fileOf('/guides/feed.json', await anApi({ '/blogs': [item(1)] }))
  expect(type).toBe('application/feed+json')
  expect(JSON.parse(body)).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Millrace Energy: Guides',
    description: firstSite('guides').texts.guidesPage?.description,
    home_page_url: 'https://energy.example/guides',
    feed_url: 'https://energy.example/guides/feed.json',
    language: 'en',
    items: [
      {
        id: 'https://energy.example/single_guide/item-1',
        url: 'https://energy.example/single_guide/item-1',
        title: 'Guide 1',
        content_text: 'A short sum.',
        date_published: '2026-01-02T03:04:05.000Z',
        date_modified: '2026-02-03T04:05:06.000Z',
        authors: [{ name: 'Millrace Energy' }],
      },
    ],
  })
})

test('a feed changed when the last of its guides did', async () => {
  const [early, late, middle] = ['2026-02-03', '2026-05-03', '2026-03-03'].map((day) => `${day}T04:05:06.000Z`)
  const guides = [early, late, middle].map((day, index) => ({ ...item(index), updatedAt: day ?? '' }))
  const { body } = await fileOf('/guides/feed.xml', await anApi({ '/blogs': guides }))
  expect(texts(body, 'updated')).toEqual([late, middle, late, early])
})

test('the old address of the feed leads to the new one', async () => {
  const moved = await crawlerFiles('https://energy.example', { apiUrl: '', apiTimeout: 5_000 })('/guides.xml')?.(
    () => {},
  )
  expect(moved).toMatchObject({ status: 301 })
  expect(moved instanceof Response && moved.headers.get('location')).toBe('https://energy.example/guides/feed.xml')
})

test('the descriptions of the feed have no marks, and sixty words at most', async () => {
  const descriptions = ['heat '.repeat(61), 'A **short** [sum](/guides).\n\n- one']
  const guides = descriptions.map((titleDescription, index) => ({ ...item(index), titleDescription }))
  const { body } = await fileOf('/guides/feed.xml', await anApi({ '/blogs': guides }))
  expect(texts(body, 'summary')).toEqual(['A short sum. one', `${'heat '.repeat(60).trim()}…`])
})

test('the feed is titled by the company, and described as its list', async () => {
  const { body } = await fileOf('/guides/feed.xml', await anApi({ '/blogs': [] }))
  const { company, texts: shown } = firstSite('guides')
  expect(texts(body, 'title')).toEqual([`${company.name}: Guides`])
  expect(texts(body, 'subtitle')).toEqual([shown.guidesPage?.description])
  // A feed without guides is valid, too.
  expect(texts(body, 'updated')).toEqual(['1970-01-01T00:00:00.000Z'])
})
