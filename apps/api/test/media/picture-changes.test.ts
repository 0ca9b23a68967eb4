import { blog, service } from '@energy/contracts/content'
import { mediaLink } from '@energy/contracts/pictures/media'
import { picture } from '@energy/contracts/pictures/pictures'
import { ShownPictures } from '@energy/contracts/pictures/shown'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { expect, onTestFinished, test } from 'vitest'
import type { Prisma } from '../../src/generated/client.ts'
import { aCompleteUpload, aPicture, aStoredPicture } from '../fixtures/records/pictures.ts'
import { aReplica } from '../fixtures/servers/replica.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()
const Item = Type.Object({ pictures: ShownPictures })

/** The picture of an item, as another replica answers it, and its `ETag`. Its answers are cached there. */
async function onReplica(id: string) {
  const { url, close } = await aReplica(here().databaseUrl)
  onTestFinished(close)
  return async (tag?: string) => {
    const answer = await fetch(`${url}/services/${id}`, { headers: tag ? { 'if-none-match': tag } : {} })
    const etag = answer.headers.get('etag') ?? ''
    if (answer.status === 304) return { status: 304, etag }
    const { pictures } = Value.Parse(Item, await answer.json())
    return { status: 200, etag, shown: pictures[0] }
  }
}

const anItem = async (link: string) => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.create, { body: { headerTitle: 'Solar', ctaImage: link } })
  return { call, id }
}

test('what is changed about a picture is read with its items on every replica, with a new ETag', async () => {
  const hash = await aStoredPicture(here())
  const { call, id } = await anItem(mediaLink(hash))
  const read = await onReplica(id)
  const { etag, shown } = await read()
  expect(shown).toMatchObject({ alt: '', focalX: 50 })
  expect((await read(etag)).status).toBe(304)
  const { id: ofPicture } = await here().db.picture.findUniqueOrThrow({ where: { hash } })
  await call(picture.update, { params: { id: ofPicture }, body: { alt: 'A roof', focalX: 10 } })
  await expect
    .poll(async () => (await read(etag)).shown)
    .toMatchObject({
      alt: 'A roof',
      focalX: 10,
    })
  // It is the same version of the item: somebody who edits it can save.
  const change = { params: { id }, headers: { 'if-match': (await read()).etag }, body: { headerTitle: 'Wind' } }
  expect(await call(service.update, { ...change, headers: { 'if-match': etag } })).toMatchObject({ modifiedCount: 1 })
  await expect(call(service.update, change)).rejects.toMatchObject({ status: 412 })
})

test('the renditions that the worker has made are read with the items, once there are all', async () => {
  const { call } = await here().anAdmin()
  const upload = await aCompleteUpload(call, await aPicture({ width: 1_000, height: 500 }))
  const { link } = await call(picture.create, { body: { upload } })
  const { id } = await anItem(link)
  const read = await onReplica(id)
  expect((await read()).shown?.widths).toEqual([320])
  const worker = aWorkerOn(here().databaseUrl)
  onTestFinished(async () => void (await worker.end()))
  await expect.poll(async () => (await read()).shown?.widths).toEqual([320, 640, 960])
})

test('the renditions are notified once, for the items that show the picture and for no others', async () => {
  const notified: unknown[] = []
  here().app.changes.subscribe({ changed: (change) => notified.push(change) })
  const hash = await aStoredPicture(here())
  const { call, id } = await anItem(mediaLink(hash))
  await call(blog.create, { body: { headerTitle: 'Without' } })
  await expect.poll(() => notified).toHaveLength(2)
  notified.length = 0
  const write = (data: Prisma.PictureUpdateInput) => here().db.picture.update({ where: { hash }, data })
  await write({ widths: [320, 640] })
  await write({ widths: [320, 640, 960], state: 'ready' })
  // Notifications come in the order of their writes, so those of the picture are there before this one.
  const last = { kind: 'blogs', id: crypto.randomUUID() }
  await here().app.pool.query('SELECT pg_notify($1, $2)', ['changes', JSON.stringify(last)])
  await expect.poll(() => notified).toContainEqual(last)
  expect(notified).toEqual([{ kind: 'services', id }, last])
})
