import { blog, kinds, service } from '@energy/contracts/content'
import { keysOf } from '@energy/contracts/record-of'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../src/retention.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
const unknown = { id: crypto.randomUUID() }
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
const isMissing = async (read: Promise<unknown>) => (await problemOf(read)).status === 404

test.each(keysOf(kinds))('each save of one of the %s is a version, with who made it', async (tag) => {
  const kind = kinds[tag]
  const { anAdmin } = here()
  const [first, second] = [await anAdmin({ username: 'Edda Berg' }), await anAdmin({ username: 'Ben Hale' })]
  const { insertedId: id } = await first.call(kind.create, { body: { headerTitle: 'Solar', cta: 'Ask' } })
  const params = { id }
  await second.call(kind.update, { params, body: { headerTitle: 'Solar arrays', sections: [{ title: 'Roof' }] } })
  await second.call(kind.update, { params, body: { headerTitle: 'Solar arrays' } })
  const listed = await first.call(kind.versions, { params })
  expect(listed.map(({ number, author }) => [number, author])).toEqual([
    [2, 'Ben Hale'],
    [1, 'Edda Berg'],
  ])
  const read = async (number: number) => (await first.call(kind.version, { params: { id, number } })).body
  expect(await read(1)).toMatchObject({ headerTitle: 'Solar', cta: 'Ask', sections: [] })
  expect(await read(2)).toMatchObject({ headerTitle: 'Solar arrays', cta: 'Ask', sections: [{ title: 'Roof' }] })
  expect(keysOf(await read(1)).toSorted()).toEqual(keysOf(await read(2)).toSorted())
})

test.each(keysOf(kinds))(
  'the history of the %s says what each version changed and whether it was published',
  async (tag) => {
    const kind = kinds[tag]
    const { call } = await here().anAdmin()
    const { insertedId: id } = await call(kind.create, { body: { headerTitle: 'Solar', cta: 'Ask' } })
    const params = { id }
    await call(kind.update, { params, body: { headerTitle: 'Solar arrays', sections: [{ title: 'Roof' }] } })
    await call(kind.save, { params, body: { cta: 'Call us' } })
    expect(await call(kind.versions, { params })).toMatchObject([
      { number: 3, changed: ['cta'], publishedAt: null },
      { number: 2, changed: expect.toSatisfy((names) => names.toSorted().join() === 'headerTitle,sections') },
      { number: 1, changed: [], publishedAt: expect.stringMatching(/^\d{4}-/) },
    ])
  },
)

test('a field that is newer than a version counts as changed only where it says something', async () => {
  const { anAdmin, db } = here()
  const { call } = await anAdmin()
  const bodies = [{ headerTitle: 'Old' }, { headerTitle: 'Old', cta: '', details: 'More', sections: [] }]
  const { id } = await db.content.create({
    data: {
      kind: 'services',
      headerTitle: 'Old',
      details: '',
      versions: { create: bodies.map((body, at) => ({ number: at + 1, body })) },
    },
  })
  const [newest] = await call(service.versions, { params: { id } })
  expect(newest).toMatchObject({ number: 2, changed: ['details'] })
})

test('a note about a version is in the history, and its author does not save over that draft', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.start, { body: { headerTitle: 'Prices' } })
  const params = { id, number: 1 }
  const write = (note: string) => call(service.note, { params, body: { note } })
  expect(await write(' Before the winter ')).toMatchObject({ modifiedCount: 1 })
  expect(await write('Before the winter')).toMatchObject({ modifiedCount: 0 })
  await call(service.save, { params: { id }, body: { headerTitle: 'Winter prices' } })
  expect(await call(service.versions, { params: { id } })).toMatchObject([
    { number: 2, note: '' },
    { number: 1, note: 'Before the winter' },
  ])
  expect(await call(service.version, { params })).toMatchObject({
    note: 'Before the winter',
    body: { headerTitle: 'Prices' },
  })
  expect((await problemOf(write('x'.repeat(301)))).errors).toMatchObject([{ path: '/note' }])
  expect(await write('')).toMatchObject({ modifiedCount: 1 })
})

test('an item from before versions has what it said as its first one, once it is changed', async () => {
  const { anAdmin, db } = here()
  const { call } = await anAdmin()
  const { id } = await db.content.create({ data: { kind: 'blogs', headerTitle: 'Before', author: 'Ada' } })
  expect(await call(blog.versions, { params: { id } })).toEqual([])
  await call(blog.update, { params: { id }, body: { headerTitle: 'After' } })
  const said = async (number: number) => (await call(blog.version, { params: { id, number } })).body
  expect([await said(1), await said(2)]).toMatchObject([
    { headerTitle: 'Before', author: 'Ada' },
    { headerTitle: 'After', author: 'Ada' },
  ])
})

test.each(['unpublish', 'discard', 'schedule'] as const)(
  'an item from before versions has what it said as its first one, also where its first change is to %s it',
  async (change) => {
    const { anAdmin, db } = here()
    const { call } = await anAdmin()
    const { id } = await db.content.create({ data: { kind: 'blogs', headerTitle: 'Before', author: 'Ada' } })
    const params = { id }
    const at = new Date(Date.now() + 60_000).toISOString()
    const changes = {
      unpublish: () => call(blog.unpublish, { params }),
      discard: () => call(blog.discard, { params }),
      schedule: () => call(blog.schedule, { params: { id, action: 'unpublish' }, body: { at } }),
    }
    await changes[change]()
    const versions = await call(blog.versions, { params })
    expect(versions).toMatchObject([{ number: 1, publishedAt: expect.stringMatching(/^\d{4}-/) }])
    const { body } = await call(blog.version, { params: { id, number: 1 } })
    expect(body).toMatchObject({ headerTitle: 'Before', author: 'Ada' })
  },
)

test('a version that lacks a field of today has it empty', async () => {
  const { anAdmin, db } = here()
  const { call } = await anAdmin()
  const { id } = await db.content.create({
    data: {
      kind: 'services',
      headerTitle: 'Now',
      details: '',
      versions: { create: { number: 1, body: { headerTitle: 'Old', sections: [{ title: 'One' }] } } },
    },
  })
  const { body } = await call(service.version, { params: { id, number: 1 } })
  expect(body).toMatchObject({
    headerTitle: 'Old',
    cta: '',
    details: '',
    sections: [{ title: 'One', ctaImageAlt: '' }],
    subTitles: [],
  })
})

test('a draft leaves the history after 90 days, unless it is the newest, was published, is scheduled or has a note', async () => {
  const { db } = here()
  const { call } = await here().anAdmin()
  const { insertedId: itemId } = await call(service.create, { body: { headerTitle: 'Start' } })
  const draft = (number: number, given = {}) => ({ itemId, number, body: {}, createdAt: daysAgo(90.1), ...given })
  await db.contentVersion.updateMany({ where: { itemId }, data: { createdAt: daysAgo(90.1) } })
  await db.contentVersion.createMany({
    data: [draft(2), draft(3, { note: 'As agreed' }), draft(4), draft(5, { createdAt: daysAgo(89.9) }), draft(6)],
  })
  await db.schedule.create({ data: { itemId, action: 'publish', number: 4, at: daysAgo(-1) } })
  await db.content.update({ where: { id: itemId }, data: { draftNumber: 6 } })
  await deleteExpired(db, { AUDIT_DAYS: 400 })
  const left = await call(service.versions, { params: { id: itemId } })
  expect(left.map(({ number }) => number)).toEqual([6, 5, 4, 3, 1])
})

test('simultaneous saves are versions one after the other', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.create, { body: { headerTitle: 'Start' } })
  await Promise.all(
    Array.from({ length: 10 }, (_, at) => call(service.update, { params: { id }, body: { cta: `Number ${at}` } })),
  )
  const numbers = (await call(service.versions, { params: { id } })).map(({ number }) => number)
  expect(numbers).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

test('a deleted item, one of another kind and an unknown version have no versions', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.create, { body: { headerTitle: 'Gone' } })
  expect(await isMissing(call(blog.versions, { params: { id } }))).toBe(true)
  expect(await isMissing(call(blog.version, { params: { id, number: 1 } }))).toBe(true)
  expect(await isMissing(call(service.version, { params: { id, number: 2 } }))).toBe(true)
  const note = { note: 'Here' }
  expect(await isMissing(call(blog.note, { params: { id, number: 1 }, body: note }))).toBe(true)
  expect(await isMissing(call(service.note, { params: { id, number: 2 }, body: note }))).toBe(true)
  expect(await isMissing(call(service.versions, { params: unknown }))).toBe(true)
  await call(service.remove, { params: { id } })
  expect(await isMissing(call(service.versions, { params: { id } }))).toBe(true)
  expect(await isMissing(call(service.version, { params: { id, number: 1 } }))).toBe(true)
  expect(await isMissing(call(service.note, { params: { id, number: 1 }, body: note }))).toBe(true)
})
