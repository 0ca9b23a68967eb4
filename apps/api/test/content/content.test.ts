import { blog, kinds, ownFields, product, service } from '@energy/contracts/content'
import type { Field } from '@energy/contracts/kinds/kind'
import { menu, menuItems } from '@energy/contracts/site'
import { describe, expect, test } from 'vitest'
import { adminOf, problemOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

const aService = (fields: object = {}) => ({ headerTitle: 'Heat pumps', ...fields })
const create = async (fields: object = {}) =>
  (await staff().call(service.create, { body: aService(fields) })).insertedId
/** A field with a text that it allows. */
const anOwnText = ([name, { control }]: [string, Field]) =>
  [name, control === 'choices' ? 'none' : `Own ${name}`] as const
const read = (id: string) => here().call(service.read, { params: { id } })

describe.each(Object.values(kinds))('$tag', (kind) => {
  test('an item is created, read, listed, changed, deleted and restored', async () => {
    const { call, db } = here()
    const own = Object.fromEntries(Object.entries<Field>(kind.fields).map(anOwnText))
    // Each kind accepts `details` and `author`, and ignores the one that it lacks.
    const body = { headerTitle: 'First', details: 'Ignored', author: 'Ignored', ...own, sections: [{ title: 'One' }] }
    const { insertedId: id } = await staff().call(kind.create, { body })
    const params = { id }
    const item = await call(kind.read, { params })
    expect(item).toEqual({
      _id: id,
      headerTitle: 'First',
      titlePrefix: '',
      titleDescription: '',
      cta: '',
      ctaImage: '',
      ctaImageAlt: '',
      ...own,
      sections: [{ title: 'One', description: '', prefix: '', cta: '', ctaImage: '', ctaImageAlt: '' }],
      subTitles: [],
      pictures: [],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(await call(kind.list)).toEqual([item])

    const change = { headerTitle: 'Second' }
    expect(await staff().call(kind.update, { params, body: change })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    })
    expect(await call(kind.read, { params })).toMatchObject({ ...own, headerTitle: 'Second', sections: item.sections })

    expect(await staff().call(kind.remove, { params })).toEqual({ acknowledged: true, deletedCount: 1 })
    await expect(call(kind.read, { params })).rejects.toMatchObject({ status: 404 })
    expect(await call(kind.list)).toEqual([])
    await expect(staff().call(kind.update, { params, body: change })).rejects.toMatchObject({ status: 404 })
    await expect(staff().call(kind.remove, { params })).rejects.toMatchObject({ status: 404 })

    expect(await staff().call(kind.restore, { params })).toEqual({ acknowledged: true, restoredCount: 1 })
    expect(await call(kind.read, { params })).toMatchObject({ _id: id, headerTitle: 'Second' })
    await expect(staff().call(kind.restore, { params })).rejects.toMatchObject({ status: 404 })
    expect(await db.content.findUniqueOrThrow({ where: { id } })).toMatchObject({ kind: kind.tag, version: 4 })
  })
})

test.each(Object.values(kinds))('$tag store their own fields and none of another kind', async (kind) => {
  const { db } = here()
  const { insertedId: id } = await staff().call(kind.create, {
    body: { headerTitle: 'First', details: 'At length', author: 'Ada' },
  })
  const row = await db.content.findUniqueOrThrow({ where: { id } })
  const stored = ownFields.filter((name) => row[name] !== null)
  expect(stored).toEqual(ownFields.filter((name) => name in kind.fields))
  for (const name of ownFields.filter((each) => !(each in kind.fields)))
    await expect(db.content.update({ where: { id }, data: { [name]: 'By hand' } })).rejects.toThrow(
      'content_kind_fields',
    )
})

test('an item is found only under its own kind', async () => {
  const params = { id: await create() }
  await expect(here().call(product.read, { params })).rejects.toMatchObject({ status: 404 })
  await expect(staff().call(blog.remove, { params })).rejects.toMatchObject({ status: 404 })
})

test('a created record is found at its Location', async () => {
  const { data, headers } = await staff().call.withHeaders(service.create, { body: aService() })
  expect(new URL(headers.get('location') ?? '', 'https://example.com/api/services').pathname).toBe(
    `/api/services/${data.insertedId}`,
  )
})

test('a save that changes nothing modifies nothing, not even the time of the last change', async () => {
  const id = await create({ details: 'Unchanged', sections: [{ title: 'One' }] })
  const before = await read(id)
  expect(await staff().call(service.update, { params: { id }, body: before })).toMatchObject({ modifiedCount: 0 })
  expect(await staff().call(service.update, { params: { id }, body: {} })).toMatchObject({ modifiedCount: 0 })
  expect(await read(id)).toEqual(before)
})

test('what an item shows is chosen among the blocks of its kind; without a word about it, it has them all', async () => {
  const id = await create()
  expect(await read(id)).toMatchObject({ blocks: '' })
  for (const blocks of ['none', 'tariffs', 'steps tariffs', '']) {
    await staff().call(service.update, { params: { id }, body: { blocks } })
    expect(await read(id)).toMatchObject({ blocks })
  }
  for (const blocks of ['all', 'tariffs steps', 'none steps', 'steps steps'])
    expect(await problemOf(staff().call(service.update, { params: { id }, body: { blocks } }))).toMatchObject({
      status: 400,
      errors: [{ path: '/blocks', message: 'blocks must be one of "", steps, tariffs, steps tariffs, none.' }],
    })
})

test('a field that is newer than its item is empty, and can be filled in', async () => {
  const { id } = await here().db.content.create({ data: { kind: 'services', headerTitle: 'From before', details: '' } })
  const { version } = await here().db.content.findUniqueOrThrow({ where: { id } })
  const before = await read(id)
  expect(before).toMatchObject({ blocks: '' })
  expect(await staff().call(service.update, { params: { id }, body: before })).toMatchObject({ modifiedCount: 0 })
  expect(await here().db.content.findUniqueOrThrow({ where: { id } })).toMatchObject({ version, blocks: null })
  expect(await staff().call(service.update, { params: { id }, body: { blocks: 'none' } })).toMatchObject({
    modifiedCount: 1,
  })
  expect(await read(id)).toMatchObject({ blocks: 'none' })
})

test('a complete record from a form is saved, without its id and times', async () => {
  const id = await create()
  const body = { ...(await read(id)), cta: 'Get Service', _id: 'another', createdAt: 'never' }
  expect(await staff().call(service.update, { params: { id }, body })).toMatchObject({ modifiedCount: 1 })
  expect(await read(id)).toMatchObject({ _id: id, cta: 'Get Service' })
})

test('text is trimmed, also inside sections, before its length counts', async () => {
  const id = await create({ headerTitle: `  ${'é'.repeat(200)}\n`, subTitles: [{ subTitle: ' a ' }] })
  expect(await read(id)).toMatchObject({ headerTitle: 'é'.repeat(200), subTitles: [{ subTitle: 'a' }] })
})

test('lengths count code points: a title of 200 outside the basic plane is accepted', async () => {
  expect(await read(await create({ headerTitle: '😀'.repeat(200) }))).toMatchObject({ headerTitle: '😀'.repeat(200) })
})

test('all errors of a body are reported at once, each with its path', async () => {
  const body = { headerTitle: ' ', ctaImage: '//evil.example', heading: 'x', sections: [{ title: 'a'.repeat(301) }] }
  const problem = await problemOf(staff().call(service.create, { body }))
  expect(problem).toMatchObject({ status: 400, title: 'Bad Request' })
  expect(problem.errors?.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: '/ctaImage', message: expect.stringContaining('must be an https:// address or a path') },
    { path: '/headerTitle', message: 'headerTitle must not be empty.' },
    { path: '/heading', message: 'heading is not a known field.' },
    { path: '/sections/0/title', message: 'title must have at most 300 characters.' },
  ])
})

test('a service without a headerTitle is rejected, with the path of the field', async () => {
  const response = await fetch(`${here().url}/services`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${(await here().anAdmin()).token}` },
    body: '{}',
  })
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(await response.json()).toMatchObject({
    status: 400,
    errors: [{ path: '/headerTitle', message: 'headerTitle is required.' }],
  })
})

test.each([
  ['a number', 7],
  ['null', null],
  ['a NUL', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud83d'],
  ['201 characters', 'a'.repeat(201)],
])('a title is never %s', async (_, headerTitle) => {
  const response = await fetch(`${here().url}/services`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${(await here().anAdmin()).token}` },
    body: JSON.stringify({ headerTitle }),
  })
  expect(response.status).toBe(400)
})

test('an id that cannot exist is answered with 404, like an unknown one', async () => {
  for (const id of ['1', 'a'.repeat(300), crypto.randomUUID(), "'; DROP TABLE content"])
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
})

test('the menu shows services by their titlePrefix, else by their title, and products by their title', async () => {
  const { call, db } = here()
  await db.content.deleteMany()
  const short = await create({ titlePrefix: 'Warmth' })
  const plain = await create({ headerTitle: 'Solar' })
  const { insertedId } = await staff().call(product.create, { body: { headerTitle: 'Panel', titlePrefix: 'Thin' } })
  const { services, products } = await call(menu)
  expect(services).toEqual([
    { _id: short, titlePrefix: 'Warmth' },
    { _id: plain, titlePrefix: 'Solar' },
  ])
  expect(products).toEqual([{ _id: insertedId, headerTitle: 'Panel' }])
})

test('the menu has the first 50 of a kind, and staff choose among all of them', async () => {
  const { call, db } = here()
  await db.content.deleteMany()
  await db.content.createMany({
    data: Array.from({ length: 51 }, (_, at) => ({ kind: 'services', headerTitle: `Service ${at + 1}` })),
  })
  // What is not written by the API is read once the database has notified it.
  await expect.poll(async () => (await call(menu)).services).toHaveLength(50)
  expect((await staff().call(menuItems)).services.map(({ titlePrefix }) => titlePrefix)).toContain('Service 51')
})
