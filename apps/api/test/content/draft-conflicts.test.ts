import { blog, product, service } from '@energy/contracts/content'
import { mediaLink } from '@energy/contracts/pictures/media'
import { texts } from '@energy/contracts/texts'
import { expect, test } from 'vitest'
import { replacePicture } from '../../src/features/media/uses.ts'
import { aLiveService } from '../fixtures/records/drafts.ts'
import { aStoredPicture } from '../fixtures/records/pictures.ts'
import { statusOf, world } from '../fixtures/world.ts'

const here = world()

test('an author goes on with the same version; another author, or an hour later, begins the next one', async () => {
  const { call, id, params } = await aLiveService(here())
  const other = await here().anAdmin()
  const save = async (by: typeof call, cta: string) => (await by(service.save, { params, body: { cta } })).number
  expect([await save(call, 'One'), await save(call, 'Two'), await save(other.call, 'Three')]).toEqual([2, 2, 3])
  await here().db.contentVersion.updateMany({
    where: { itemId: id },
    data: { startedAt: new Date(Date.now() - 61 * 60_000) },
  })
  expect(await save(other.call, 'Four')).toBe(4)
})

/** Lets everything show another picture in the place of this one. */
async function replace(old: string, other: string) {
  const { db } = here()
  const stored = async (hash: string) => db.picture.findUniqueOrThrow({ where: { hash } })
  const [before, after] = [await stored(old), await stored(other)]
  await db.$transaction((tx) => replacePicture(tx, before, after))
}

test('an item that is unpublished after another picture took the place of its own keeps that one', async () => {
  const { call, params } = await aLiveService(here())
  const [old, other] = [await aStoredPicture(here()), await aStoredPicture(here())]
  await call(service.update, { params, body: { ctaImage: mediaLink(old) } })
  await replace(old, other)
  await call(service.unpublish, { params })
  expect(await call(service.draft, { params })).toMatchObject({ cta: 'Ask', ctaImage: mediaLink(other) })
})

test('who has a draft open while another picture takes the place of the one that it shows gets 412', async () => {
  const { call, params } = await aLiveService(here())
  const [old, other] = [await aStoredPicture(here()), await aStoredPicture(here())]
  const { headers } = await call.send(service.save, { params, body: { ctaImage: mediaLink(old) } })
  await replace(old, other)
  const late = { params, headers: { 'if-match': headers.get('etag') ?? '' }, body: { ctaImage: mediaLink(old) } }
  expect(await statusOf(call(service.save, late))).toBe(412)
  expect(await call(service.draft, { params })).toMatchObject({ ctaImage: mediaLink(other) })
})

test('a draft and its schedule leave the time at which what is live was changed; a change of what is live does not', async () => {
  const { call, params } = await aLiveService(here())
  const updatedAt = async () => (await call(service.draft, { params })).updatedAt
  const before = await updatedAt()
  await call(service.save, { params, body: { cta: 'Asked' } })
  const at = new Date(Date.now() + 60_000).toISOString()
  await call(service.schedule, { params: { ...params, action: 'publish' }, body: { at } })
  await call(service.cancel, { params: { ...params, action: 'publish' } })
  expect(await updatedAt()).toBe(before)
  await call(service.update, { params, body: { cta: 'Ask now' } })
  expect(await updatedAt()).not.toBe(before)
})

test('of two who save on the same revision the second gets 412, whatever the first one did', async () => {
  const { call, params } = await aLiveService(here())
  const etag = async () => (await call.send(service.draft, { params })).headers.get('etag') ?? ''
  const changes = [
    () => call(service.save, { params, body: { cta: crypto.randomUUID() } }),
    () => call(service.publish, { params }),
    () => call(service.update, { params, body: { cta: crypto.randomUUID() } }),
    () => call(service.unpublish, { params }),
  ]
  for (const change of changes) {
    const before = await etag()
    await change()
    const late = { params, headers: { 'if-match': before } }
    expect(await statusOf(call(service.save, { ...late, body: { cta: 'Late' } }))).toBe(412)
    expect(await statusOf(call(service.publish, late))).toBe(412)
  }
})

test('a draft whose start is sent twice with one key is there once, of content and of texts', async () => {
  const { call } = await here().anAdmin()
  const content = { headers: { 'idempotency-key': crypto.randomUUID() }, body: { headerTitle: 'Sent twice' } }
  const first = await call.send(product.start, content)
  expect(await call.send(product.start, content).then(({ data }) => data)).toEqual(first.data)
  expect(await here().db.content.count({ where: { headerTitle: 'Sent twice' } })).toBe(1)
  expect(await here().db.audit.count({ where: { record: first.data.insertedId } })).toBe(1)

  const question = { kind: 'questions' as const, texts: { question: 'Twice?' } }
  const text = { headers: { 'idempotency-key': crypto.randomUUID() }, body: question }
  const { insertedId } = await call(texts.start, text)
  expect((await call(texts.start, text)).insertedId).toBe(insertedId)
  expect(await here().db.content.count({ where: { headerTitle: 'Twice?' } })).toBe(1)
})

test('a new draft is saved on with the ETag that its start answered', async () => {
  const { call } = await here().anAdmin()
  const { data, headers } = await call.send(blog.start, { body: { titlePrefix: 'A thought' } })
  const params = { id: data.insertedId }
  const etag = headers.get('etag') ?? ''
  expect((await call.send(blog.draft, { params })).headers.get('etag')).toBe(etag)
  const first = { params, headers: { 'if-match': etag } }
  const saved = await call.send(blog.save, { ...first, body: { headerTitle: 'January' } })
  expect(await statusOf(call(blog.save, { ...first, body: { headerTitle: 'Late' } }))).toBe(412)
  const next = { params, headers: { 'if-match': saved.headers.get('etag') ?? '' } }
  expect(await statusOf(call(blog.publish, next))).toBe(200)
})
