import type { Call } from '@energy/client/call'
import { mediaLink } from '@energy/contracts/pictures/media'
import { picture } from '@energy/contracts/pictures/pictures'
import { CHUNK_BYTES, upload } from '@energy/contracts/pictures/uploads'
import { user } from '@energy/contracts/people/users'
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { aCompleteUpload, aPicture, arrayBufferOf } from '../fixtures/records/pictures.ts'
import { problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
/** Three chunks, the last of them 100 bytes. */
const FILE = randomBytes(2 * CHUNK_BYTES + 100)
const chunkOf = (number: number) => arrayBufferOf(FILE.subarray(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES))
const start = (call: Call, bytes = FILE.length) => call(upload.create, { body: { name: 'roof.jpg', bytes } })
const send = (call: Call, id: string, chunk: number, body = chunkOf(chunk)) =>
  call(upload.send, { params: { id, chunk }, body })
const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)
const complete = async (call: Call) => ({ upload: await aCompleteUpload(call, await aPicture()) })
const storedBytes = async (id: string) =>
  Buffer.concat(
    (await here().db.uploadChunk.findMany({ where: { uploadId: id }, orderBy: { number: 'asc' } })).map(
      ({ bytes }) => bytes,
    ),
  )

test('an upload that broke off goes on with the chunks that are missing, in any order', async () => {
  const { call } = await here().aPerson()
  const { _id: id, missing } = await start(call)
  expect(missing).toEqual([0, 1, 2])
  expect((await send(call, id, 2)).missing).toEqual([0, 1])
  expect((await send(call, id, 0)).missing).toEqual([1])
  expect(await call(upload.read, { params: { id } })).toEqual({
    _id: id,
    name: 'roof.jpg',
    bytes: FILE.length,
    missing: [1],
  })
  const { email } = await here().aPerson()
  expect(await problemOf(call(user.setPicture, { params: { email }, body: { upload: id } }))).toMatchObject({
    status: 403,
  })
  await send(call, id, 1)
  expect((await storedBytes(id)).equals(FILE)).toBe(true)
})

test('a chunk that comes twice replaces the first', async () => {
  const { call } = await here().aPerson()
  const { _id: id } = await start(call)
  await send(call, id, 2, new ArrayBuffer(100))
  expect((await send(call, id, 2)).missing).toEqual([0, 1])
  expect((await storedBytes(id)).equals(FILE.subarray(-100))).toBe(true)
})

test('a picture cannot be made before all chunks are there', async () => {
  const { call } = await here().anAdmin()
  const { _id: id } = await start(call)
  await send(call, id, 1)
  expect(await problemOf(call(picture.create, { body: { upload: id } }))).toMatchObject({
    status: 409,
    detail: 'Parts of this file have not arrived yet. Send them first.',
  })
})

test.each([
  ['too short', 0, CHUNK_BYTES - 1, 400],
  ['empty', 0, 0, 400],
  ['too long for the last one', 2, 101, 400],
  ['behind the last one', 3, 100, 400],
  ['longer than any', 0, CHUNK_BYTES + 1, 413],
  ['with a number that no file has', 80, 100, 404],
])('a chunk is refused that is %s: %i, %i bytes', async (_, chunk, bytes, status) => {
  const { call } = await here().aPerson()
  const { _id: id } = await start(call)
  expect(await statusOf(send(call, id, chunk, new ArrayBuffer(bytes)))).toBe(status)
  expect(await storedBytes(id)).toHaveLength(0)
})

test('a chunk is refused that does not come as bytes', async () => {
  const { call, token } = await here().aPerson()
  const { _id: id } = await start(call, 2)
  const answer = await fetch(`${here().url}/uploads/${id}/chunks/0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await answer.json()).toMatchObject({ status: 415, detail: expect.stringContaining('must be bytes') })
  expect(await storedBytes(id)).toHaveLength(0)
})

test('a file has at most 20 MB, and at least one byte', async () => {
  const { call } = await here().aPerson()
  expect((await start(call, 20 * 2 ** 20)).missing).toHaveLength(80)
  for (const bytes of [0, -1, 1.5, 20 * 2 ** 20 + 1])
    expect(await problemOf(start(call, bytes))).toMatchObject({ status: 400, errors: [{ path: '/bytes' }] })
})

test('an upload belongs to the person who started it, for a day', async () => {
  const [own, other] = await Promise.all([here().anAdmin(), here().anAdmin()])
  const { _id: id } = await start(own.call)
  const calls = (call: Call) => [
    () => call(upload.read, { params: { id } }),
    () => send(call, id, 0),
    () => call(picture.create, { body: { upload: id } }),
    () => call(upload.remove, { params: { id } }),
  ]
  for (const made of calls(other.call)) expect(await statusOf(made())).toBe(404)
  await here().db.upload.update({ where: { id }, data: { createdAt: ago(24) } })
  for (const made of calls(own.call)) expect(await statusOf(made())).toBe(404)
})

test('a cancelled upload is gone, with its chunks', async () => {
  const { call } = await here().aPerson()
  const { _id: id } = await start(call)
  await send(call, id, 0)
  expect(await call(upload.remove, { params: { id } })).toEqual({ acknowledged: true, deletedCount: 1 })
  expect(await storedBytes(id)).toHaveLength(0)
  expect(await statusOf(call(upload.read, { params: { id } }))).toBe(404)
})

test.each([
  ['a person', 'user' as const, 20],
  ['staff', 'admin' as const, 2_000],
])('%s can start %s uploads a day: %i', async (_, role, limit) => {
  const { call, uid } = await here().aPerson({ role })
  const row = { uid, name: 'roof.jpg', bytes: 1 }
  const many = Array.from({ length: limit - 1 }, () => ({ ...row, createdAt: ago(23) }))
  await here().db.upload.createMany({ data: [...many, { ...row, createdAt: ago(25) }] })
  await start(call)
  expect(await problemOf(start(call))).toMatchObject({ status: 429 })
})

test('an upload that is cancelled counts among those of the day: otherwise there would be no limit', async () => {
  const { call, uid } = await here().aPerson()
  await here().db.upload.createMany({ data: Array.from({ length: 19 }, () => ({ uid, name: 'roof.jpg', bytes: 1 })) })
  const { _id: id } = await start(call)
  await call(upload.remove, { params: { id } })
  expect(await problemOf(start(call))).toMatchObject({ status: 429 })
  expect(await here().db.upload.count({ where: { uid, name: 'roof.jpg' } })).toBe(19)
})

test('what people without a role send within a day may have 2 GB together; staff go on', async () => {
  const { db, aPerson, anAdmin } = here()
  const [person, admin] = await Promise.all([aPerson(), anAdmin()])
  await db.upload.deleteMany()
  onTestFinished(async () => void (await db.upload.deleteMany()))
  const { _id: begun } = await start(person.call)
  const row = { name: 'roof.jpg', bytes: 2 ** 30, hash: 'a' }
  const others = [{ uid: 'b' }, { uid: 'c', createdAt: ago(25) }, { uid: admin.uid }, { uid: 'visitor d' }]
  await db.upload.createMany({ data: others.map((other) => ({ ...row, ...other })) })
  const { _id: last } = await start(person.call)
  await db.upload.create({ data: { ...row, uid: 'e', bytes: 2 ** 30 - CHUNK_BYTES } })
  await send(person.call, last, 0)
  const full = { status: 503, detail: expect.stringContaining('cannot take pictures') }
  expect(await problemOf(start(person.call))).toMatchObject(full)
  expect(await problemOf(send(person.call, begun, 0))).toMatchObject(full)
  expect((await send(admin.call, (await start(admin.call))._id, 0)).missing).toEqual([1, 2])
})

test('the call that makes a picture can be repeated, as its answer may be lost', async () => {
  const { call } = await here().anAdmin()
  const id = await aCompleteUpload(call, await aPicture())
  const make = () => call(picture.create, { body: { upload: id } })
  const first = await make()
  expect(await storedBytes(id)).toHaveLength(0)
  expect(await make()).toEqual(first)
  expect(await call(upload.read, { params: { id } })).toMatchObject({ missing: [] })
})

test('the same bytes at the same moment are one picture, with one job', async () => {
  const { call } = await here().anAdmin()
  const file = await aPicture()
  const uploads = [await aCompleteUpload(call, file), await aCompleteUpload(call, file)]
  const made = await Promise.all(
    [...uploads, ...uploads].map((each) => call(picture.create, { body: { upload: each } })),
  )
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1)
  const jobs = await here().db.$queryRaw<object[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'pictures' AND data ->> 'hash' = ${made[0]?.hash}`
  expect(jobs).toHaveLength(1)
})

test('a person sets their own picture and nobody else’s, and makes none for the library', async () => {
  const [own, other, admin] = await Promise.all([here().aPerson(), here().aPerson(), here().anAdmin()])
  expect(await statusOf(own.call(picture.create, { body: await complete(own.call) }))).toBe(403)
  const set = async (call: Call, email: string) =>
    call(user.setPicture, { params: { email }, body: await complete(call) })
  expect(await statusOf(set(own.call, other.email))).toBe(403)
  const { image } = await set(own.call, own.email)
  expect(image).toMatch(/^\/media\/[0-9a-f]{64}\/320\.webp$/)
  expect(await own.call(user.read, { params: { email: own.email } })).toMatchObject({ image })
  expect((await fetch(here().url + image)).status).toBe(200)
  // Staff may set it for a person. It is not in the library.
  expect(await statusOf(set(admin.call, own.email))).toBe(200)
  expect((await admin.call(picture.list)).map(({ link }) => link)).not.toContain(mediaLink(image.slice(7, 71)))
})

test('a person’s own picture that staff upload, too, is one of the library from then on, under their name for it', async () => {
  const [own, admin] = await Promise.all([here().aPerson(), here().aPerson({ role: 'admin', username: 'Grace' })])
  const file = await aPicture()
  const params = { email: own.email }
  await own.call(user.setPicture, { params, body: { upload: await aCompleteUpload(own.call, file, 'me.jpg') } })
  const made = await admin.call(picture.create, {
    body: { upload: await aCompleteUpload(admin.call, file, 'ada.jpg') },
  })
  expect(made).toMatchObject({ name: 'ada.jpg', uploadedBy: 'Grace' })
  expect((await admin.call(picture.list)).map(({ _id }) => _id)).toContain(made._id)
})
