import { EMPTY_SEARCH_DAYS, emptySearches } from '@energy/contracts/site/empty-searches'
import { FOUND_PER_PAGE, MOST_RANKED, siteSearch, type Passage } from '@energy/contracts/site/site-search'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { deleteExpired } from '../../src/retention.ts'
import { world } from '../fixtures/world.ts'

const here = world()
beforeAll(async () => {
  const { db } = here()
  // The first texts of a site would be found, too.
  await db.content.deleteMany()
  await db.content.createMany({
    data: [
      { kind: 'products', headerTitle: 'Heat pumps', details: 'Three parts of air.', ctaImage: '/plates/pump.svg' },
      { kind: 'services', headerTitle: 'Assessment', titleDescription: 'We **tell** whether a heat pump would carry.' },
      { kind: 'services', headerTitle: 'Draft about heat', state: 'draft' },
      { kind: 'services', headerTitle: 'Taken down: heat', state: 'unpublished' },
      { kind: 'services', headerTitle: 'Deleted heat', deletedAt: new Date() },
      {
        kind: 'blogs',
        headerTitle: 'A house in winter',
        sections: [{ title: 'Where it goes', description: 'Heating leaves by the roof.' }],
      },
      {
        kind: 'questions',
        headerTitle: 'Is it loud?',
        texts: { question: 'Is it loud?', answer: 'No.', page: 'Guides' },
      },
      { kind: 'tariffs', headerTitle: 'Fixed', texts: { title: 'Fixed', text: 'One price per unit.' } },
    ],
  })
})

const search = (q: string, more: { kind?: 'products'; page?: number; typing?: true } = {}) =>
  here().call(siteSearch, { querystring: { q, ...more } })
const written = (passage: Passage | undefined) =>
  passage?.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')
const titles = async (q: string) => (await search(q)).found.map(({ title }) => title.map(({ text }) => text).join(''))

test('forms and beginnings of words are found in every text that the site shows, the best match first', async () => {
  expect(await titles('heat')).toEqual(['Heat pumps', 'Assessment', 'A house in winter'])
  expect(await titles('HEATED')).toEqual(['Heat pumps', 'Assessment', 'A house in winter'])
  expect(await titles('pum')).toEqual(['Heat pumps', 'Assessment'])
  expect(await titles('heati')).toEqual(['A house in winter'])
  expect(await titles('roof leaving')).toEqual(['A house in winter'])
  expect(await titles('loud')).toEqual(['Is it loud?'])
  expect(await titles('prices')).toEqual(['Fixed'])
})

test('words of a section that a point or a stroke joins are found like those of other texts', async () => {
  const { db } = here()
  const description = 'Sizes from 3.5 to 9 kW for cooling/drying, see [the table](https://example.com/appendix).'
  const { id } = await db.content.create({
    data: { kind: 'products', headerTitle: 'Fans', sections: [{ title: 'Sizes', description }] },
  })
  onTestFinished(async () => void (await db.content.delete({ where: { id } })))
  for (const q of ['3.5 kW', 'drying', 'the table']) expect(await titles(q)).toEqual(['Fans'])
  expect(await titles('appendix')).toEqual([])
})

test('words are found beside typographic quotation marks, dashes and symbols, in texts and in queries', async () => {
  const { db } = here()
  const details = 'A “hushed” fan\u00a0machine… Sizes 3–5 for O’Hara’s kitchen. ☀️Sunlit'
  const { id } = await db.content.create({
    data: {
      kind: 'products',
      headerTitle: 'Blowers',
      details,
      sections: [{ title: '«Calm»—always', description: '' }],
    },
  })
  onTestFinished(async () => void (await db.content.delete({ where: { id } })))
  const plain = ['hushed', 'machine', "O'Hara", 'calm', 'always', '5', 'sunlit']
  for (const q of [...plain, '“hushed fan”', 'fan…', 'o’hara', '☀️ fan'])
    expect([q, await titles(q)]).toEqual([q, ['Blowers']])
  const [found] = (await search('hushed')).found
  expect(written(found?.text)).toMatch(/^A “\[hushed\]” fan\u00a0machine… Sizes 3–5 for O’Hara’s kitchen\./)
  expect(written((await search('sunlit')).found[0]?.text)).toContain('☀️[Sunlit]')
})

test('each kind is counted, also those that are left out', async () => {
  const { counts, found } = await search('heat', { kind: 'products' })
  expect(counts).toMatchObject({ services: 1, products: 1, blogs: 1, questions: 0, tariffs: 0 })
  expect(found.map(({ kind }) => kind)).toEqual(['products'])
})

test('what matches is marked, in the title and in the text around it', async () => {
  const { found } = await search('heat pump')
  expect(found.map(({ title, text }) => [written(title), written(text)])).toEqual([
    ['[Heat] [pumps]', 'Three parts of air.'],
    ['Assessment', 'We tell whether a [heat] [pump] would carry'],
  ])
  const [winter] = (await search('heati')).found
  expect(written(winter?.text)).toBe('Where it goes [Heating] leaves by the roof')
})

test('of a long text the part around the match is shown, also for the beginning of a word', async () => {
  const { db } = here()
  const { id } = await db.content.create({
    data: { kind: 'products', headerTitle: 'Lofts', details: `${'First. '.repeat(40)}It has insulation.` },
  })
  onTestFinished(async () => void (await db.content.delete({ where: { id } })))
  for (const q of ['insulation', 'insulati']) {
    const { found } = await search(q)
    expect(found.map(({ text }) => written(text))).toEqual([expect.stringMatching(/^… .* has \[insulation\]$/)])
  }
})

test('a text with very many dots is searched like any other: each of them would be the beginning of its end', async () => {
  const { db } = here()
  const sections = Array.from({ length: 50 }, () => ({ title: '', description: '.'.repeat(20_000) }))
  const subTitles = [{ subTitle: '', subTitleDescription: 'Zirconia burn. Loud?!' }]
  const { id } = await db.content.create({ data: { kind: 'products', headerTitle: 'Kilns', sections, subTitles } })
  onTestFinished(async () => void (await db.content.delete({ where: { id } })))
  const { found } = await search('zirconia')
  expect(found.map(({ text }) => written(text))).toEqual([expect.stringMatching(/^… .*\[Zirconia\] burn. Loud$/)])
})

test('a result has the words of a page in their order, without its buttons and pictures', async () => {
  const { db } = here()
  await db.content.create({
    data: {
      kind: 'products',
      headerTitle: 'Tiled ovens',
      subTitles: [
        {
          subTitleDescription: 'In the ash pan.',
          subTitle: 'No ash to carry',
          cta: 'Ask about logs',
          ctaImage: '/plates/ash.svg',
          ctaImageAlt: 'An ash pan',
          subTitlePrefix: 'Clean',
        },
      ],
      sections: [
        {
          description: 'Logs burn for nine hours.',
          title: 'One fire a day',
          cta: 'Ask about ovens',
          ctaImage: '/plates/oven.svg',
          ctaImageAlt: 'An oven',
          prefix: 'Long',
        },
      ],
    },
  })
  const [oven] = (await search('ovens')).found
  expect(oven?.text.map(({ text }) => text).join('')).toBe(
    'Long One fire a day Logs burn for nine hours. Clean No ash to carry In the ash pan.',
  )
})

test('a result has the values of the company where its page has them', async () => {
  const { db } = here()
  const company = { name: 'Millrace', phone: '020 7946 0000', email: 'hello@example.com' }
  await db.content.createMany({
    data: [
      { kind: 'company', headerTitle: 'Company', texts: company },
      {
        kind: 'questions',
        headerTitle: 'Who answers at {phone}?',
        texts: { question: 'Who answers at {phone}?', answer: 'Engineers. **Or** write to {email}.' },
      },
      { kind: 'tariffs', headerTitle: 'Engineered', texts: { title: 'Engineered', text: 'Ring {phone}.' } },
      { kind: 'blogs', headerTitle: 'How engineers write', titleDescription: 'They write {email}.' },
    ],
  })
  const texts = (await search('engineers')).found.map((found) => [written(found.title), written(found.text)])
  expect(Object.fromEntries(texts)).toEqual({
    'Who answers at 020 7946 0000?': '[Engineers]. Or write to hello@example.com',
    '[Engineered]': 'Ring 020 7946 0000.',
    'How [engineers] write': 'They write {email}.',
  })
})

test('content has its picture, and a question the page on which it stands', async () => {
  const [pump] = (await search('pumps')).found
  expect(pump?.picture).toMatchObject({ ctaImage: '/plates/pump.svg' })
  const [question] = (await search('loud')).found
  expect(question).toMatchObject({ kind: 'questions', page: 'Guides' })
  expect(question?.picture).toBeUndefined()
})

test('where nothing is found, the nearest words of our titles are named', async () => {
  expect(await search('heat pmup')).toMatchObject({ found: [], nearest: 'heat pumps' })
  expect(await search('hose')).toMatchObject({ nearest: 'house' })
  expect((await search('zeppelin')).nearest).toBeUndefined()
  expect((await search('heat zeppelin')).nearest).toBeUndefined()
})

test('a query is plain text, without operators of the database', async () => {
  for (const q of [
    "''",
    "o'",
    '\\\\',
    "\\'",
    '!!',
    ':*',
    'a & | !',
    '<->',
    '%%',
    '((',
    '\u{1F600}\u{1F600}',
    '**',
    'the of',
  ])
    expect((await search(q)).found).toBeInstanceOf(Array)
  expect(await titles('heat | loud')).toEqual([])
})

test('results come page by page', async () => {
  const { db } = here()
  const many = Array.from({ length: MOST_RANKED + 1 }, (_, at) => ({
    kind: 'blogs' as const,
    headerTitle: `Turbine ${at}`,
  }))
  await db.content.createMany({ data: many })
  const first = await search('turbine')
  expect(first.counts.blogs).toBe(MOST_RANKED + 1)
  expect(first.found).toHaveLength(FOUND_PER_PAGE)
  const pages = Math.ceil(MOST_RANKED / FOUND_PER_PAGE)
  const last = await search('turbine', { page: pages })
  expect(last.found).toHaveLength(MOST_RANKED % FOUND_PER_PAGE)
  expect((await search('turbine', { page: pages + 1 })).found).toEqual([])
  const second = await search('turbine', { page: 2 })
  expect(second.found.map(({ _id }) => _id)).not.toContain(first.found[0]?._id)
})

test('searches that find nothing are counted by their words, and forgotten after 90 days', async () => {
  const { db, anAdmin } = here()
  const admin = await anAdmin()
  await db.emptySearch.deleteMany()
  for (const q of ['Zeppelin', 'zeppelin ', 'wood, stove', 'wood stove', 'wood stove']) await search(q)
  await search('zeppelins', { typing: true })
  await search('heat', { page: 100 })
  await search('questions', { kind: 'products' })
  const list = () => admin.call(emptySearches.list)
  expect(await list()).toMatchObject([
    { words: 'wood stove', times: 3 },
    { words: 'zeppelin', times: 2 },
    { words: 'questions', times: 1 },
  ])
  const lastAt = new Date(Date.now() - (EMPTY_SEARCH_DAYS * 24 + 1) * 60 * 60_000)
  await db.emptySearch.update({ where: { words: 'zeppelin' }, data: { lastAt } })
  await deleteExpired(db, { AUDIT_DAYS: 400 })
  expect((await list()).map(({ words }) => words)).toEqual(['wood stove', 'questions'])
})

test('what may be of a person is not counted', async () => {
  const { db } = here()
  await db.emptySearch.deleteMany()
  for (const q of ['zep@example.com', '+44 7700 900123', 'zeppelin 4', 'zeppelin \u0664', '!!']) await search(q)
  expect(await db.emptySearch.count()).toBe(0)
})

test('a search that cannot be counted is answered all the same, and 5,000 different ones are stored at most', async () => {
  const { db } = here()
  await db.emptySearch.deleteMany()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const word = (at: number) => `zz${[at / 676, at / 26, at].map((place) => letters[Math.floor(place) % 26]).join('')}`
  await db.emptySearch.createMany({ data: Array.from({ length: 5_000 }, (_, at) => ({ words: word(at) })) })
  await search('zeppelin')
  await search(word(7))
  expect(await db.emptySearch.count()).toBe(5_000)
  expect(await db.emptySearch.findUnique({ where: { words: word(7) } })).toMatchObject({ times: 2 })
  await db.$executeRaw`ALTER TABLE empty_searches RENAME TO away`
  expect(await search('zeppelin')).toMatchObject({ found: [] })
  await db.$executeRaw`ALTER TABLE away RENAME TO empty_searches`
})
