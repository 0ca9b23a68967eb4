import { expect, test } from 'vitest'
import { aContentApi, anItem } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const facts = { minutes: 4, topics: 'Heat pumps, R&D' }
const guides = ['1', '2'].map((id) => anItem(id, facts))
const CARDS = '/blogs/cards?order=newest'
const TOPICS = ['Heat pumps', 'R&D']

/** A stand-in for the API with two guides, of which one is about heat pumps. */
const anApi = (others: object = {}) =>
  aContentApi({
    '/site': { ...firstSite('guides'), menu: { services: [], products: [] } },
    '/blogs/topics': TOPICS,
    [CARDS]: guides,
    [`${CARDS}&topic=Heat+pumps`]: guides.slice(1),
    [`${CARDS}&topic=heat+PUMPS`]: guides.slice(1),
    '/blogs/cards': [],
    ...others,
  })

const cardsIn = (html: string) => [...html.matchAll(/<a class="stretched" href="([^"]+)"/g)].map(([, href]) => href)
const currentIn = (html: string) => [...html.matchAll(/aria-current="page"[^>]*>([^<]+)/g)].map(([, text]) => text)

test('the list of guides has its topics as links above the cards, and is complete without one', async () => {
  const { url } = await anApi()
  const { html, isComplete } = await pageOf('/guides', {}, url)
  expect(isComplete).toBe(true)
  expect(html).toMatch(
    /<nav aria-label="Topics".*All<.*href="\/guides\?topic=Heat%20pumps".*R&amp;D<.*<ul class="cards/s,
  )
  expect(html).toContain('href="/guides?topic=R%26D"')
  expect(currentIn(html)).toContain('All')
  expect(cardsIn(html)).toEqual(['/single_guide/1', '/single_guide/2'])
})

test.each(['Heat%20pumps', 'heat+PUMPS'])(
  '?topic=%s shows its guides alone, and is told apart by its title',
  async (topic) => {
    const { url } = await anApi()
    const { html, status, isComplete } = await pageOf(`/guides?topic=${topic}`, {}, url)
    expect([status, isComplete]).toEqual([200, true])
    expect(cardsIn(html)).toEqual(['/single_guide/2'])
    expect(currentIn(html)).toContain('Heat pumps')
    expect(currentIn(html)).not.toContain('All')
    expect(html).toContain('<title>Guides: Heat pumps · Millrace Energy</title>')
    expect(html).toContain('<link rel="canonical" href="http://localhost/guides">')
  },
)

test.each(['Nothing', '%00x', 'x'.repeat(5_000), '😀'.repeat(400), '%ff%ud800', '<script>'])(
  'a topic %s that no guide has is an empty list with a link to all guides, and no title names it',
  async (topic) => {
    const { url, asked } = await anApi({ [CARDS]: [] })
    const { html, status, isComplete } = await pageOf(`/guides?topic=${topic}`, {}, url)
    expect([status, isComplete]).toEqual([200, true])
    expect(html).toMatch(/No guides on this topic\..*<a class="more" href="\/guides"/s)
    expect(html).toContain('<link rel="canonical" href="http://localhost/guides">')
    expect(html).toContain('<title>Guides · Millrace Energy</title>')
    expect(html).not.toContain('<script>')
    const asTopic = asked.map((address) => new URL(address, url).searchParams.get('topic') ?? '')
    for (const each of asTopic) expect([...each].length).toBeLessThanOrEqual(300)
    for (const each of asTopic) expect(each).not.toMatch(/[\0\uD800-\uDFFF]/u)
  },
)

test('without topics there is nothing to filter by, also where they cannot be read', async () => {
  for (const topics of [[], undefined]) {
    const { url } = await anApi({ '/blogs/topics': topics })
    const { html, status } = await pageOf('/guides', {}, url)
    expect(status).toBe(200)
    expect(html).not.toContain('aria-label="Topics"')
    expect(cardsIn(html)).toHaveLength(2)
  }
})

test('a list of another kind has no topics', async () => {
  const items = [anItem('1')]
  const { url, asked } = await anApi({ '/products/cards': items })
  const { html } = await pageOf('/our_product?topic=Heat%20pumps', {}, url)
  expect(cardsIn(html)).toHaveLength(1)
  expect(html).not.toMatch(/aria-label="Topics"|min read/)
  expect(asked).toContain('/products/cards')
})

test('a card has the day by the company’s clock, the reading time and its topics', async () => {
  const { url } = await anApi()
  const { html } = await pageOf('/guides', {}, url)
  const line = /<p class="reading">(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(' data-discover="true"', '')
  expect(line).toBe(
    '<time dateTime="2026-03-29T23:30:00.000Z">30 March 2026</time> · 4 min read · <span class="topics"><a href="/guides?topic=Heat%20pumps">Heat pumps</a>, <a href="/guides?topic=R%26D">R&amp;D</a></span>',
  )
})

test('a guide counts the words of its texts without their marks', async () => {
  const description = `[word](https://example.com/a b) ${words(999)}`
  const section = { title: '', prefix: '', description, cta: '', ctaImage: '', ctaImageAlt: '' }
  const blocks = [{ type: 'paragraph', runs: [{ text: words(400) }] }]
  const guide = anItem('1', { topics: '', sections: [section], formatted: { 'sections.0.description': blocks } })
  const { url } = await anApi({ '/blogs/1': guide })
  const { html } = await pageOf('/single_guide/1', {}, url)
  expect(html).toContain('30 March 2026</time> · 2 min read</p>')
})
