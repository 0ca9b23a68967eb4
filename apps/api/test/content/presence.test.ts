import { service } from '@energy/contracts/content'
import { expect, test } from 'vitest'
import { statusOf, world } from '../fixtures/world.ts'

const here = world()

test('somebody who has an item open reads who else has, until those have not called for a while', async () => {
  const { anAdmin, db } = here()
  const [one, other] = [await anAdmin({ username: 'Grace' }), await anAdmin({ username: 'Ben Hale' })]
  const { insertedId: id } = await one.call(service.create, { body: { headerTitle: 'Solar' } })
  const params = { id }
  expect(await one.call(service.present, { params })).toEqual([])
  expect(await other.call(service.present, { params })).toEqual([{ name: await nameOf(one.email) }])
  expect(await one.call(service.present, { params })).toEqual([{ name: await nameOf(other.email) }])

  await db.presence.updateMany({
    where: { itemId: id, user: { email: other.email } },
    data: { seenAt: new Date(Date.now() - 60_000) },
  })
  expect(await one.call(service.present, { params })).toEqual([])
})

test('nobody has an item open that does not exist, or is deleted', async () => {
  const { call } = await here().anAdmin()
  expect(await statusOf(call(service.present, { params: { id: crypto.randomUUID() } }))).toBe(404)
  const { insertedId: id } = await call(service.create, { body: { headerTitle: 'Gone' } })
  await call(service.remove, { params: { id } })
  expect(await statusOf(call(service.present, { params: { id } }))).toBe(404)
})

const nameOf = async (email: string) => (await here().db.user.findUniqueOrThrow({ where: { email } })).username
