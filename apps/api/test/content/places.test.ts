import { blog, kinds, product, service } from '@energy/contracts/content'
import { menu } from '@energy/contracts/site'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aReplica } from '../fixtures/servers/replica.ts'
import { problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.content.deleteMany()
})

/** Live items of a kind with these titles, oldest first, and an admin who may move them. */
async function items(tag: 'services' | 'products' | 'blogs', titles: readonly string[]) {
  const admin = await here().anAdmin()
  const ids = new Map<string, string>()
  for (const headerTitle of titles)
    ids.set(headerTitle, (await admin.call(kinds[tag].create, { body: { headerTitle } })).insertedId)
  return {
    ...admin,
    params: (title: string) => ({ id: ids.get(title) ?? '' }),
    idOf: (title: string) => ids.get(title) ?? '',
  }
}
const titlesOf = (rows: readonly { headerTitle: string }[]) => rows.map(({ headerTitle }) => headerTitle).join('')
const shown = async () => titlesOf(await here().call(service.list))

test('any moves give the order that was asked for, in lists of any page size', async () => {
  const letters = ['A', 'B', 'C', 'D', 'E']
  const { call, params, idOf } = await items('services', letters)
  const letter = constantFrom(...letters)
  const move = record({ moved: letter, beside: letter, side: constantFrom('before', 'after') })
  let order = letters
  await assert(
    asyncProperty(array(move, { maxLength: 8 }), integer({ min: 1, max: 5 }), async (moves, limit) => {
      for (const { moved, beside, side } of moves) {
        await call(service.place, { params: params(moved), body: { [side]: idOf(beside) } })
        if (moved === beside) continue
        const others = order.filter((each) => each !== moved)
        const at = others.indexOf(beside) + (side === 'after' ? 1 : 0)
        order = others.toSpliced(at, 0, moved)
      }
      expect(await pages(limit)).toBe(order.join(''))
      expect(await pages(limit, '&order=newest&q=e')).toBe('E')
      expect(titlesOf(await call(service.drafts))).toBe(order.join(''))
    }),
    { numRuns: 25 },
  )
})

/** The titles of all pages, one after the other. */
async function pages(limit: number, query = ''): Promise<string> {
  let address: string | undefined = `?limit=${limit}${query}`
  let titles = ''
  while (address) {
    const response: Response = await fetch(`${here().url}/services${address}`)
    const rows: { headerTitle: string }[] = JSON.parse(await response.text())
    titles += titlesOf(rows)
    address = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return titles
}

test('there is room for any number of moves to the same place', async () => {
  const { call, params, idOf } = await items('services', ['A', 'B', 'C'])
  for (let round = 0; round < 60; round++) {
    const [moved, order] = round % 2 === 0 ? (['C', 'ACB'] as const) : (['B', 'ABC'] as const)
    await call(service.place, { params: params(moved), body: { after: idOf('A') } })
    expect(await shown()).toBe(order)
  }
})

test('a new item comes last, also after moves, and a draft when it is first published', async () => {
  const { call, params, idOf } = await items('services', ['A', 'B'])
  const { insertedId: id } = await call(service.start, { body: { headerTitle: 'D' } })
  await call(service.place, { params: params('A'), body: { after: idOf('B') } })
  await call(service.create, { body: { headerTitle: 'C' } })
  await call(service.publish, { params: { id } })
  expect(await shown()).toBe('BACD')
  // What the previous version of the API adds.
  await here().db.$executeRaw`INSERT INTO content (kind, "headerTitle", details) VALUES ('services', 'E', '')`
  await expect.poll(shown).toBe('BACDE')
})

test('a draft that was moved is published at its place', async () => {
  const { call, idOf } = await items('services', ['A', 'B'])
  const { insertedId: id } = await call(service.start, { body: { headerTitle: 'C' } })
  await call(service.place, { params: { id }, body: { before: idOf('B') } })
  await call(service.publish, { params: { id } })
  expect(await shown()).toBe('ACB')
})

test('moves at the same time are all done, one after the other', async () => {
  const letters = [...'ABCDEF']
  const { call, params, idOf } = await items('services', letters)
  await Promise.all(
    letters.slice(1).map((letter) => call(service.place, { params: params(letter), body: { before: idOf('A') } })),
  )
  const order = await shown()
  expect([...order].toSorted()).toEqual(letters)
  expect(order.at(-1)).toBe('A')
  expect(new Set((await here().db.content.findMany()).map(({ sortKey }) => sortKey)).size).toBe(6)
})

test('a move changes nothing that an item says, and is in the audit table', async () => {
  const { call, params, idOf } = await items('services', ['A', 'B'])
  const read = async () => (await here().call.withHeaders(service.read, { params: params('B') })).headers.get('etag')
  const draft = async () => (await call.withHeaders(service.draft, { params: params('B') })).headers.get('etag')
  const before = [await read(), await draft(), await call(service.versions, { params: params('B') })]
  const move = () => call(service.place, { params: params('B'), body: { before: idOf('A') } })
  expect((await move()).modifiedCount).toBe(1)
  expect((await move()).modifiedCount).toBe(0)
  expect([await read(), await draft(), await call(service.versions, { params: params('B') })]).toEqual(before)
  const entries = await here().db.audit.findMany({ where: { record: idOf('B'), what: 'PUT /services/:id/place' } })
  expect(entries).toHaveLength(1)
})

const listsAndMenu = async () => [
  titlesOf(await here().call(product.list)),
  titlesOf(await here().call(product.cards)),
  (await here().call(menu)).products.map(({ _id }) => _id),
]

test('lists and menu show a move at once', async () => {
  const { call, params, idOf } = await items('products', ['A', 'B'])
  expect(await listsAndMenu()).toEqual(['AB', 'AB', [idOf('A'), idOf('B')]])
  await call(product.place, { params: params('B'), body: { before: idOf('A') } })
  expect(await listsAndMenu()).toEqual(['BA', 'BA', [idOf('B'), idOf('A')]])
})

test('a move is read on another replica', async () => {
  const { call, params, idOf } = await items('services', ['A', 'B'])
  const { url, close } = await aReplica(here().databaseUrl)
  onTestFinished(close)
  const read = async () => titlesOf(JSON.parse(await (await fetch(`${url}/services/cards`)).text()))
  expect(await read()).toBe('AB')
  await call(service.place, { params: params('B'), body: { before: idOf('A') } })
  await expect.poll(read).toBe('BA')
})

test('a restored item is where it was', async () => {
  const { call, params, idOf } = await items('services', ['A', 'B', 'C'])
  await call(service.place, { params: params('C'), body: { after: idOf('A') } })
  await call(service.remove, { params: params('C') })
  expect(await shown()).toBe('AB')
  await call(service.restore, { params: params('C') })
  expect(await shown()).toBe('ACB')
})

test('what is beside must be another item of the kind', async () => {
  const { call, params, idOf } = await items('services', ['A', 'B'])
  const { insertedId: before } = await call(product.create, { body: { headerTitle: 'P' } })
  const move = (body: { before?: string; after?: string }) => call(service.place, { params: params('A'), body })
  expect(await problemOf(move({ before }))).toMatchObject({ status: 400, errors: [{ path: '/before' }] })
  expect(await statusOf(move({ after: 'none' }))).toBe(400)
  expect(await statusOf(move({}))).toBe(400)
  expect(await statusOf(move({ before: idOf('B'), after: idOf('B') }))).toBe(400)
  expect(await statusOf(call(service.place, { params: { id: before }, body: { before: idOf('A') } }))).toBe(404)
  expect(await statusOf(call(service.place, { params: { id: 'none' }, body: { before: idOf('A') } }))).toBe(404)
  expect(await statusOf(call(service.place, { params: params('A'), body: { pinned: true } }))).toBe(400)
})

const newest = async () => titlesOf(await here().call(blog.list, { querystring: { order: 'newest' } }))

test('a pinned guide comes before newer ones, and goes back to its age when it is unpinned', async () => {
  const { call, params, idOf } = await items('blogs', ['A', 'B', 'C'])
  const pin = (title: string, pinned: boolean) => call(blog.place, { params: params(title), body: { pinned } })
  expect((await pin('A', true)).modifiedCount).toBe(1)
  expect((await pin('A', true)).modifiedCount).toBe(0)
  await pin('B', true)
  await call(blog.create, { body: { headerTitle: 'D' } })
  expect(await newest()).toBe('BADC')
  expect((await call(blog.drafts)).filter(({ pinned }) => pinned)).toHaveLength(2)
  expect(await call(blog.draft, { params: params('A') })).toMatchObject({ pinned: true })
  await pin('B', false)
  await pin('A', false)
  expect(await newest()).toBe('DCBA')
  expect(await statusOf(call(blog.place, { params: params('A'), body: { after: idOf('B') } }))).toBe(400)
})

test('a draft that was pinned and unpinned is the newest guide when it is published', async () => {
  const { call } = await items('blogs', ['A'])
  const { insertedId: id } = await call(blog.start, { body: { headerTitle: 'D' } })
  for (const pinned of [true, false]) await call(blog.place, { params: { id }, body: { pinned } })
  await call(blog.create, { body: { headerTitle: 'B' } })
  await call(blog.publish, { params: { id } })
  expect(await newest()).toBe('DBA')
})
