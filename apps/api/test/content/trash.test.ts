import { blog, service } from '@energy/contracts/content'
import { trash } from '@energy/contracts/content/trash'
import { beforeEach, expect, test } from 'vitest'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.content.deleteMany()
})

/** An item that an admin has deleted. */
async function aDeletedItem(headerTitle: string, kind: typeof service | typeof blog = service) {
  const admin = await here().anAdmin()
  const { insertedId: id } = await admin.call(kind.create, { body: { headerTitle } })
  await admin.call(kind.remove, { params: { id } })
  return { ...admin, id }
}

test('the trash lists what was deleted, the last one first, with who deleted it', async () => {
  await aDeletedItem('Solar')
  const { call, id, email } = await aDeletedItem('Wind', blog)
  await here().db.user.update({ where: { email }, data: { username: 'Amara Lindqvist' } })
  await call(service.create, { body: { headerTitle: 'Still there' } })
  const listed = await call(trash.list)
  expect(listed).toMatchObject([
    { kind: 'blogs', _id: id, headerTitle: 'Wind', deletedBy: 'Amara Lindqvist' },
    { kind: 'services', headerTitle: 'Solar', deletedBy: '' },
  ])
  expect(Date.now() - Date.parse(listed[0]?.deletedAt ?? '')).toBeLessThan(60_000)
})

test('somebody who discarded a draft has not deleted its item', async () => {
  const { call } = await here().anAdmin({ username: 'Amara Lindqvist' })
  const { insertedId: id } = await call(service.create, { body: { headerTitle: 'Solar' } })
  await call(service.save, { params: { id }, body: { headerTitle: 'Solar arrays' } })
  await call(service.discard, { params: { id } })
  await here().db.content.update({ where: { id }, data: { deletedAt: new Date() } })
  expect(await call(trash.list)).toMatchObject([{ headerTitle: 'Solar', deletedBy: '' }])
  await call(service.restore, { params: { id } })
  await call(service.remove, { params: { id } })
  expect(await call(trash.list)).toMatchObject([{ headerTitle: 'Solar', deletedBy: 'Amara Lindqvist' }])
})

test('an item that is restored, or was deleted more than 30 days ago, is not in the trash', async () => {
  const { call, id } = await aDeletedItem('Solar')
  const { id: old } = await aDeletedItem('Old')
  await here().db.content.update({ where: { id: old }, data: { deletedAt: new Date(Date.now() - 31 * 86_400_000) } })
  await call(service.restore, { params: { id } })
  expect(await call(trash.list)).toEqual([])
})

test('the trash is emptied up to the last item that was seen, and that leaves an audit entry', async () => {
  const { call } = await aDeletedItem('Seen')
  const [seen] = await call(trash.list)
  await here().db.content.updateMany({ data: { deletedAt: new Date(Date.parse(seen?.deletedAt ?? '') - 5) } })
  const until = new Date(Date.parse(seen?.deletedAt ?? '') - 5).toISOString()
  await aDeletedItem('Deleted by somebody else in between')
  expect(await call(trash.empty, { querystring: { until } })).toMatchObject({ deletedCount: 1 })
  expect(await call(trash.list)).toMatchObject([{ headerTitle: 'Deleted by somebody else in between' }])
  expect(await call(trash.empty)).toMatchObject({ deletedCount: 1 })
  expect(await call(trash.empty)).toMatchObject({ deletedCount: 0 })
  expect(await here().db.audit.count({ where: { what: 'DELETE /trash' } })).toBe(2)
})

test.each(['2026-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'])(
  'the trash is not emptied up to %s, which the database cannot store',
  async (until) => {
    const { call } = await aDeletedItem('Solar')
    const refused = {
      status: 400,
      errors: [{ path: '/until', message: 'until must be a time of the years 1 to 9999.' }],
    }
    expect(await problemOf(call(trash.empty, { querystring: { until } }))).toMatchObject(refused)
  },
)
