import { MAX_RESULTS, search } from '@energy/contracts/search'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { adminOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)
beforeAll(async () => {
  const { db } = here()
  await db.content.createMany({
    data: [
      { kind: 'products', headerTitle: 'Heat pumps', titlePrefix: 'Low-carbon heat', details: 'Three parts of air.' },
      { kind: 'products', headerTitle: 'Solar', details: 'Needs no heat at all.' },
      { kind: 'services', headerTitle: 'Batteries', details: '', sections: [{ title: 'Sized to a load curve' }] },
      { kind: 'services', headerTitle: 'Taken away', details: 'Heat', deletedAt: new Date() },
      { kind: 'blogs', headerTitle: 'A house in winter', author: 'Priya Raman', titleDescription: 'Where heat goes.' },
    ],
  })
  await db.user.create({ data: { email: 'tom.okafor@rye.example', username: 'Tom Okafor' } })
  await db.inquiry.create({ data: { email: 'ada@mill.example', username: 'Ada', comment: 'My boiler is old.' } })
  await db.inquiry.create({
    data: { form: 'contacts', email: 'g@navy.example', firstName: 'Grace', lastName: 'Hopper' },
  })
})

const find = async (q: string) =>
  (await staff().call(search, { querystring: { q } })).map(({ kind, title }) => `${kind}: ${title}`)

test('words are found by their beginnings, in every text, ignoring case; names rank first', async () => {
  expect(await find('HEAT')).toEqual(['products: Heat pumps', 'products: Solar', 'blogs: A house in winter'])
  expect(await find('load cur')).toEqual(['services: Batteries'])
  expect(await find('priya')).toEqual(['blogs: A house in winter'])
})

test('a formatted text is found by its words, not by its marks and the addresses of its links', async () => {
  const titleDescription = 'Where **tides** turn, and [mills](https://unseen.example/hidden) do.\n\n- _Sluices_'
  const { id } = await here().db.content.create({
    data: { kind: 'blogs', headerTitle: 'Marked', titleDescription, sections: [{ description: '[weirs](/covert)' }] },
  })
  onTestFinished(async () => void (await here().db.content.delete({ where: { id } })))
  expect(await find('tides mills sluices weirs')).toEqual(['blogs: Marked'])
  expect(await find('hidden')).toEqual([])
  expect(await find('covert')).toEqual([])
})

test('a record must match all words', async () => {
  expect(await find('heat air')).toEqual(['products: Heat pumps'])
  expect(await find('heat boiler')).toEqual([])
})

test('people, requests and messages are found by name, e-mail and what they wrote', async () => {
  expect(await find('okafor')).toEqual(['users: Tom Okafor'])
  expect(await find('tom.okafor@rye')).toEqual(['users: Tom Okafor'])
  expect(await find('boiler')).toEqual(['specialists: Ada'])
  expect(await find('grace navy')).toEqual(['contacts: Grace Hopper'])
})

test.each(['specialists', 'contacts'] as const)(
  'one of the %s is found by its number, as its mails have it',
  async (form) => {
    const { db } = here()
    const data = { form, email: 'n@dell.example', username: 'Noor', firstName: 'Noor' }
    const { id, number, createdAt } = await db.inquiry.create({ data })
    onTestFinished(async () => void (await db.inquiry.delete({ where: { id } })))
    expect(await find(`${createdAt.getUTCFullYear()}-${String(number).padStart(4, '0')}`)).toEqual([`${form}: Noor`])
  },
)

// A query for similar names that takes longer than 40 ms is cancelled, as any may on a busy machine.
test.each([
  ['Okafro', 'users: Tom Okafor'],
  ['Grace Hoper', 'contacts: Grace Hopper'],
  ['bateries', 'services: Batteries'],
])('a mistyped name is found by similarity: %s', async (q, found) => {
  await expect.poll(() => find(q)).toEqual([found])
})

test('a query is plain text, without operators of the database', async () => {
  for (const q of ["'", "o'", '\\', "\\'", '!', ':*', 'a & | !', '<->', '%', '(', '\u{1F600}', '*'])
    expect(await find(q)).toBeInstanceOf(Array)
  expect(await find('heat | boiler')).not.toContain('specialists: Ada')
})

test('without a word nothing is found', async () => {
  expect(await find('')).toEqual([])
  expect(await find('  ')).toEqual([])
})

/** Makes the similarity search in inquiries run this statement. The search by words is not affected. */
async function failSimilarity(failure: string) {
  const { db } = here()
  const statements = [
    'ALTER TABLE inquiries RENAME TO inquiries_table',
    `CREATE FUNCTION fail() RETURNS boolean LANGUAGE plpgsql AS $$
       BEGIN IF current_setting('statement_timeout') <> '10s' THEN ${failure}; END IF; RETURN true; END $$`,
    // security_barrier: the function runs on every row before other conditions.
    'CREATE VIEW inquiries WITH (security_barrier) AS SELECT * FROM inquiries_table WHERE fail()',
  ]
  for (const statement of statements) await db.$executeRawUnsafe(statement)
  onTestFinished(async () => {
    await db.$executeRawUnsafe('DROP FUNCTION fail CASCADE')
    await db.$executeRawUnsafe('ALTER TABLE inquiries_table RENAME TO inquiries')
  })
}

test('a kind whose similarity search takes too long is left out, and the others are found', async () => {
  await failSimilarity('PERFORM pg_sleep(60)')
  await expect.poll(() => find('Okafro')).toEqual(['users: Tom Okafor'])
})

test('another failure of the similarity search is an error, and no empty result', async () => {
  await failSimilarity('RAISE EXCEPTION division_by_zero')
  await expect.poll(() => statusOf(find('Okafro'))).toBe(500)
})

test('the search finds a limited number of each kind', async () => {
  const { db } = here()
  await db.inquiry.createMany({
    data: Array.from({ length: MAX_RESULTS + 3 }, (_, index) => ({ email: 'x@y.example', username: `Flood ${index}` })),
  })
  expect(await find('flood')).toHaveLength(MAX_RESULTS)
})
