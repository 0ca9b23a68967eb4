import { createHash } from 'node:crypto'
import { kinds, product, service } from '@energy/contracts/content'
import { user } from '@energy/contracts/people/users'
import { preview, type Previewed } from '@energy/contracts/previews/previews'
import { keysOf } from '@energy/contracts/record-of'
import { expect, test, vi } from 'vitest'
import { deleteExpired } from '../../src/retention.ts'
import { problemOf, statusOf, world, type Person } from '../fixtures/world.ts'

const here = world()
const DAY = 24 * 60 * 60_000

/** A draft of a service that nobody has published, its admin, and a link that shows it. */
async function aSharedDraft() {
  const admin = await here().anAdmin()
  const { insertedId: id } = await admin.call(service.start, { body: { headerTitle: 'Heat from ice', cta: 'Ask' } })
  const params = { id }
  const { token, expiresAt } = await admin.call(service.share, { params })
  return { ...admin, id, params, token, expiresAt }
}
const itemOf = (shown: Previewed) => {
  if ('item' in shown) return shown
  throw new Error('It is a text of the site.')
}
const show = async (token: string) => itemOf(await here().call(preview.read, { params: { token } }))
const frame = async (token: string) => itemOf(await here().call(preview.frame, { params: { token } }))

test.each(keysOf(kinds))('a link shows a draft of the %s to anybody, as an item of its kind', async (tag) => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(kinds[tag].start, {
    body: { headerTitle: 'Secret', author: 'A', details: 'D' },
  })
  const { token } = await call(kinds[tag].share, { params: { id } })
  const { kind, item } = await show(token)
  expect(kind).toBe(tag)
  const own = tag === 'blogs' ? { author: 'A' } : { details: 'D' }
  expect(item).toMatchObject({ _id: id, headerTitle: 'Secret', sections: [], pictures: [], ...own })
  expect(keysOf(item)).not.toContain(tag === 'blogs' ? 'details' : 'author')
})

test('a link shows what was saved last, and for a live item its unpublished changes', async () => {
  const { call, params, token } = await aSharedDraft()
  await call(service.save, { params, body: { headerTitle: 'Heat from snow' } })
  expect((await show(token)).item.headerTitle).toBe('Heat from snow')
  await call(service.publish, { params })
  await call(service.save, { params, body: { headerTitle: 'Heat from rain' } })
  expect((await show(token)).item).toMatchObject({ headerTitle: 'Heat from rain', cta: 'Ask' })
  expect((await here().call(service.read, { params })).headerTitle).toBe('Heat from snow')
})

test('a preview has its formatted texts as trees, as the page of an item has them', async () => {
  const { call, params, token } = await aSharedDraft()
  const sections = [{ title: 'How', description: '- By pipe' }]
  await call(service.save, { params, body: { titleDescription: 'It is **cold**.', sections } })
  const { token: opened } = await call(service.frame, { params })
  const drafts = [(await show(token)).item, (await frame(opened)).item]
  await call(service.publish, { params })
  const { formatted } = await call(service.read, { params })
  expect(Object.keys(formatted ?? {}).toSorted()).toEqual(['sections.0.description', 'titleDescription'])
  for (const item of [...drafts, (await show(token)).item]) expect(item).toMatchObject({ formatted })
})

test('nobody stores what a preview shows', async () => {
  const { token } = await aSharedDraft()
  const { headers } = await here().call.withHeaders(preview.read, { params: { token } })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a link works for seven days, and then is like one that never was', async () => {
  const { db } = here()
  const { id, call, params, token, expiresAt } = await aSharedDraft()
  expect(+new Date(expiresAt) - Date.now()).toBeGreaterThan(7 * DAY - 60_000)
  expect(+new Date(expiresAt) - Date.now()).toBeLessThanOrEqual(7 * DAY)
  expect(await call(service.previewLink, { params })).toMatchObject({ expiresAt })
  await db.preview.updateMany({ where: { itemId: id }, data: { expiresAt: new Date(Date.now() - 1) } })
  const expired = await problemOf(show(token))
  expect(expired).toEqual(await problemOf(show('A'.repeat(43))))
  expect(expired).toMatchObject({ status: 404, detail: expect.stringContaining('has ended') })
  expect(await call(service.previewLink, { params })).toEqual({ expiresAt: '', sharedBy: '' })
})

test('a link stops working when it is revoked, when a new one is made, and when the item is deleted', async () => {
  const { call, params, token: first } = await aSharedDraft()
  const { token: second } = await call(service.share, { params })
  expect([await statusOf(show(first)), await statusOf(show(second))]).toEqual([404, 200])
  expect(await call(service.unshare, { params })).toMatchObject({ deletedCount: 1 })
  expect(await statusOf(show(second))).toBe(404)
  const { token: third } = await call(service.share, { params })
  await call(service.remove, { params })
  expect(await statusOf(show(third))).toBe(404)
})

test.each([
  [
    'given another role',
    ({ call }: Person, email: string) => call(user.setRole, { params: { email }, body: { role: 'user' } }),
  ],
  ['deleted', ({ call }: Person, email: string) => call(user.remove, { params: { email } })],
])('the links of an editor who is %s stop working: they would still read drafts by them', async (_, leave) => {
  const other = await aSharedDraft()
  const { email, call: leaver } = await here().aPerson({ role: 'editor' })
  const { insertedId: id } = await leaver(service.start, { body: { headerTitle: 'Heat from tides' } })
  const { token } = await leaver(service.share, { params: { id } })
  await leave(other, email)
  expect([await statusOf(show(token)), await statusOf(show(other.token))]).toEqual([404, 200])
  expect(await other.call(service.previewLink, { params: { id } })).toEqual({ expiresAt: '', sharedBy: '' })
})

test('the audit table says who shared and who stopped it; only the hash of the token is stored', async () => {
  const { db } = here()
  const { id, call, params, token } = await aSharedDraft()
  await call(service.unshare, { params })
  await call(service.unshare, { params })
  const entries = await db.audit.findMany({ where: { record: id }, orderBy: { id: 'asc' } })
  expect(entries.map(({ what }) => what).slice(1)).toEqual([
    'POST /services/:id/preview',
    'DELETE /services/:id/preview',
  ])
  const stored = await db.preview.findMany({ where: { itemId: id }, select: { hash: true } })
  expect(stored).toEqual([{ hash: new Uint8Array(createHash('sha256').update(token).digest()) }])
})

test('the worker deletes links that have expired', async () => {
  const { db } = here()
  const [old, working] = [await aSharedDraft(), await aSharedDraft()]
  await db.preview.updateMany({ where: { itemId: old.id }, data: { expiresAt: new Date(Date.now() - 1) } })
  await deleteExpired(db, { AUDIT_DAYS: 400 })
  const left = await db.preview.findMany({ where: { itemId: { in: [old.id, working.id] } } })
  expect(left.map(({ itemId }) => itemId)).toEqual([working.id])
})

test('only staff share, and an item of another kind has no link', async () => {
  const { params, call } = await aSharedDraft()
  const { call: customer } = await here().aPerson()
  expect(await statusOf(customer(service.share, { params }))).toBe(403)
  expect(await statusOf(here().call(service.frame, { params }))).toBe(401)
  expect(await statusOf(call(product.share, { params }))).toBe(404)
  expect(await statusOf(call(product.frame, { params }))).toBe(404)
})

test("the editor's token opens the item that it was signed for, and no other", async () => {
  const { call, id, params } = await aSharedDraft()
  const other = await aSharedDraft()
  const { token } = await call(service.frame, { params })
  expect((await frame(token)).item._id).toBe(id)
  expect(await statusOf(frame(token.replace(id, other.id)))).toBe(404)
  expect(await statusOf(frame(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).toBe(404)
  expect(await statusOf(frame(other.token))).toBe(404)
  expect(await statusOf(show(token))).toBe(404)
})

test("the editor's token opens for five minutes, and cannot be prolonged", async () => {
  const { call, params } = await aSharedDraft()
  const { token, expiresAt } = await call(service.frame, { params })
  const until = +new Date(expiresAt)
  expect(await statusOf(frame(token.replace(String(until), String(until + DAY))))).toBe(404)
  vi.useFakeTimers({ toFake: ['Date'], now: until - 1_000 })
  try {
    expect(await statusOf(frame(token))).toBe(200)
    vi.setSystemTime(until)
    expect(await statusOf(frame(token))).toBe(404)
  } finally {
    vi.useRealTimers()
  }
})
