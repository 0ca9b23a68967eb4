import { service } from '@energy/contracts/content'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { adminOf, problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

const create = async () => (await staff().call(service.create, { body: { headerTitle: 'Heat pumps' } })).insertedId
const read = async (id: string) => {
  const { data, headers } = await here().call.withHeaders(service.read, { params: { id } })
  return { ...data, etag: headers.get('etag') ?? '' }
}
const condition = (etag?: string) => (etag === undefined ? {} : { 'if-match': etag })
const save = (id: string, headerTitle: string, etag?: string) =>
  staff().call(service.update, { params: { id }, body: { headerTitle }, headers: condition(etag) })

test('the ETag of a record is its version, which changes with each save', async () => {
  const id = await create()
  expect((await read(id)).etag).toBe('"1"')
  await save(id, 'Solar')
  expect((await read(id)).etag).toBe('"2"')
  await save(id, 'Solar')
  expect((await read(id)).etag).toBe('"2"')
})

test('the second of two editors gets 412, as somebody else saved in between', async () => {
  const id = await create()
  const { etag } = await read(id)
  expect(await save(id, 'One', etag)).toMatchObject({ modifiedCount: 1 })
  expect(await problemOf(save(id, 'Two', etag))).toMatchObject({
    status: 412,
    detail: expect.stringContaining('Somebody else saved this'),
  })
  expect(await read(id)).toMatchObject({ headerTitle: 'One' })
})

test('of ten simultaneous editors one saves', async () => {
  const id = await create()
  const { etag } = await read(id)
  const titles = Array.from({ length: 10 }, (_, editor) => `Editor ${editor}`)
  const statuses = await Promise.all(titles.map((title) => statusOf(save(id, title, etag))))
  const saved = titles.filter((_, editor) => statuses[editor] === 200)
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 412)])
  expect(await read(id)).toMatchObject({ headerTitle: saved[0], etag: '"2"' })
})

test.each([
  ['*', 200],
  ['"1"', 200],
  ['"1-br"', 200],
  ['"1-gz"', 200],
  ['"7", "1"', 200],
  ['"7","x,\\" ,"1"', 200],
  ['"2"', 412],
  ['"1-de"', 412],
  ['"11"', 412],
  ['W/"1"', 412],
  ['1', 412],
  ['"99999999999"', 412],
])('If-Match: %s is answered %i', async (etag, status) => {
  const id = await create()
  expect(await statusOf(save(id, 'Solar', etag))).toBe(status)
})

test('a save that changes nothing is rejected, too, where its version is old', async () => {
  const id = await create()
  await save(id, 'Solar')
  expect(await problemOf(save(id, 'Solar', '"1"'))).toMatchObject({ status: 412 })
  expect(await save(id, 'Solar', '"2"')).toMatchObject({ modifiedCount: 0 })
})

test('a record that has changed since it was read is not deleted, and a missing one is 404 with any If-Match', async () => {
  const id = await create()
  const remove = (etag: string) => staff().call(service.remove, { params: { id }, headers: condition(etag) })
  await save(id, 'Solar')
  expect(await problemOf(remove('"1"'))).toMatchObject({ status: 412 })
  expect(await remove('"2"')).toMatchObject({ deletedCount: 1 })
  expect(await problemOf(remove('*'))).toMatchObject({ status: 404 })
  expect(await problemOf(save(id, 'Wind', '"2"'))).toMatchObject({ status: 404 })
})

test('a record that is deleted during a save can be restored with the saved values', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await create()
    const calls = [save(id, 'Solar'), staff().call(service.remove, { params: { id } })]
    const [saved, removed] = await Promise.all(calls.map(statusOf))
    expect([[200, 404].includes(saved ?? 0), removed]).toEqual([true, 200])
    await expect(read(id)).rejects.toMatchObject({ status: 404 })
    await staff().call(service.restore, { params: { id } })
    expect(await read(id)).toMatchObject({ headerTitle: saved === 200 ? 'Solar' : 'Heat pumps' })
  }
})

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)

test('deleted content can be restored for 30 days, and no longer', async () => {
  const { db } = here()
  const [recent, old] = [await create(), await create()]
  await db.content.update({ where: { id: recent }, data: { deletedAt: daysAgo(29) } })
  await db.content.update({ where: { id: old }, data: { deletedAt: daysAgo(31) } })
  expect(await problemOf(staff().call(service.restore, { params: { id: old } }))).toMatchObject({ status: 404 })
  await staff().call(service.remove, { params: { id: await create() } })
  expect(await db.content.count({ where: { id: old } })).toBe(0)
  expect(await staff().call(service.restore, { params: { id: recent } })).toMatchObject({ restoredCount: 1 })
})

test('two fields of a profile that are saved at once are both stored', async () => {
  const { email, call } = await here().aPerson()
  const params = { email }
  for (let round = 0; round < 10; round++) {
    const [phone, address] = [`phone ${round}`, `address ${round}`]
    await Promise.all([
      call(user.update, { params, body: { personalInfo: { phone } } }),
      call(user.update, { params, body: { personalInfo: { address } } }),
    ])
    expect(await call(user.read, { params })).toMatchObject({ personalInfo: { phone, address } })
  }
})
