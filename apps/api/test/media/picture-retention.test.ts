import { service } from '@energy/contracts/content'
import { mediaLink } from '@energy/contracts/pictures/media'
import { user } from '@energy/contracts/people/users'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { finishDeletions } from '../../src/features/people/deletion.ts'
import { deleteExpiredFiles } from '../../src/retention.ts'
import { eraseOrphans } from '../../src/shared/media/orphans.ts'
import { originalOf } from '../../src/shared/media/files.ts'
import { openStorage } from '../../src/shared/media/storage.ts'
import { aCompleteUpload, aPicture, aPictureRow, aStoredPicture } from '../fixtures/records/pictures.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { statusOf, world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.picture.deleteMany()
})

const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)
const DAYS_30 = 30 * 24
const storage = () => here().app.storage()
/** Several workers at once. */
const run = async () => {
  const { db } = here()
  const at = await storage()
  await Promise.all([deleteExpiredFiles(db, at), deleteExpiredFiles(db, at), deleteExpiredFiles(db, at)])
}
const left = async () => new Set((await here().db.picture.findMany()).map(({ hash }) => hash))
const hasFiles = async (hash: string) => (await storage()).exists(`${hash}/320.webp`)

test('the worker erases a picture and its files 30 days after it was deleted; others stay', async () => {
  const inTrash = (hours: number) => aStoredPicture(here(), { deletedAt: ago(hours) })
  const [old, recent, there] = [await inTrash(DAYS_30 + 1), await inTrash(DAYS_30 - 1), await aStoredPicture(here())]
  const worker = aWorkerOn(here().databaseUrl)
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  await expect.poll(left).toEqual(new Set([recent, there]))
  expect(await worker.end()).toMatchObject({ code: 0, errors: '' })
  expect(await Promise.all([old, recent, there].map(hasFiles))).toEqual([false, true, true])
  expect((await fetch(here().url + mediaLink(old, 320))).status).toBe(404)
})

test('a picture in the trash that is shown again, also by an item in the trash or by a person, stays', async () => {
  const { anAdmin, db } = here()
  const { call, email } = await anAdmin()
  const old = () => aStoredPicture(here(), { deletedAt: ago(DAYS_30 + 1) })
  const [byItem, byTrash, byPerson] = [await old(), await old(), await old()]
  const create = (hash: string) =>
    call(service.create, { body: { headerTitle: 'Solar', sections: [{ title: 'Roof', ctaImage: mediaLink(hash) }] } })
  await create(byItem)
  await call(service.remove, { params: { id: (await create(byTrash)).insertedId } })
  await db.user.update({ where: { email }, data: { image: mediaLink(byPerson, 320) } })
  await run()
  expect(await left()).toEqual(new Set([byItem, byTrash, byPerson]))
})

test('a person’s own picture is erased an hour after it was uploaded, unless somebody shows it', async () => {
  const { db } = here()
  const { email } = await here().aPerson()
  const own = (createdAt: Date) => aStoredPicture(here(), { library: false, createdAt })
  const [shown, fresh] = [await own(ago(1.1)), await own(ago(0.9))]
  await own(ago(1.1))
  await db.user.update({ where: { email }, data: { image: mediaLink(shown, 320) } })
  await run()
  expect(await left()).toEqual(new Set([shown, fresh]))
})

test('the deletion of a person erases their own picture at once, and no picture of the library', async () => {
  const { aPerson, db } = here()
  const { call, email } = await aPerson()
  const body = { upload: await aCompleteUpload(call, await aPicture({ width: 40, height: 40 })) }
  const { image } = await call(user.setPicture, { params: { email }, body })
  const other = await aPerson()
  const inLibrary = await aStoredPicture(here())
  await db.user.update({ where: { email: other.email }, data: { image: mediaLink(inLibrary, 320) } })
  const hash = image.slice(7, 71)
  expect(await (await storage()).exists(originalOf(hash))).toBe(true)
  for (const each of [{ call, email }, other]) await each.call(user.remove, { params: { email: each.email } })
  expect(await left()).toEqual(new Set([inLibrary]))
  expect(await (await storage()).exists(originalOf(hash))).toBe(false)
  expect(await hasFiles(inLibrary)).toBe(true)
})

test('where their own picture cannot be erased, the worker deletes the person, and the picture when it can', async () => {
  const { app, aPerson, db } = here()
  const { call, email } = await aPerson()
  const params = { email }
  const hash = await aStoredPicture(here(), { library: false, createdAt: ago(1.1) })
  await db.user.update({ where: params, data: { image: mediaLink(hash, 320) } })
  const broken = Object.assign(new Error('broken'), { code: 'E_CANNOT_DELETE_FILE' })
  const erase = vi.spyOn(await storage(), 'deleteAll').mockRejectedValue(broken)
  onTestFinished(() => erase.mockRestore())
  expect(await statusOf(call(user.remove, { params }))).toBe(503)
  await finishDeletions({ db, accounts: app.identity, storage: app.storage }, (error) => expect(error).toBeUndefined())
  expect([await db.user.count({ where: params }), await left()]).toEqual([0, new Set([hash])])
  erase.mockRestore()
  await run()
  expect([await left(), await hasFiles(hash)]).toEqual([new Set(), false])
})

test('a picture that two people show is erased with the second of them', async () => {
  const { aPerson } = here()
  const file = await aPicture({ width: 40, height: 40 })
  const people = [await aPerson(), await aPerson()]
  for (const { call, email } of people)
    await call(user.setPicture, { params: { email }, body: { upload: await aCompleteUpload(call, file) } })
  const sizes: number[] = []
  for (const { call, email } of people) {
    await call(user.remove, { params: { email } })
    sizes.push((await left()).size)
  }
  expect(sizes).toEqual([1, 0])
})

test('where its files cannot be erased a picture stays, and the next run erases it', async () => {
  const hash = await aStoredPicture(here(), { deletedAt: ago(DAYS_30 + 1) })
  const real = await storage()
  const broken = Object.assign(Object.create(real), { deleteAll: async () => Promise.reject(new Error('broken')) })
  await expect(deleteExpiredFiles(here().db, broken)).rejects.toThrow('broken')
  expect(await left()).toEqual(new Set([hash]))
  await run()
  expect(await left()).toEqual(new Set())
})

test('a picture whose files cannot be erased does not stop the others', async () => {
  const inTrash = () => aStoredPicture(here(), { deletedAt: ago(DAYS_30 + 1) })
  const [, stuck] = [await inTrash(), await inTrash(), await inTrash()]
  const real = await storage()
  const deleteAll = async (folder: string) => {
    if (folder.startsWith(stuck)) throw new Error('broken')
    await real.deleteAll(folder)
  }
  const broken = Object.assign(Object.create(real), { deleteAll })
  await expect(deleteExpiredFiles(here().db, broken)).rejects.toThrow('broken')
  expect(await left()).toEqual(new Set([stuck]))
  expect(await hasFiles(stuck)).toBe(true)
})

test('an upload is deleted after a day, with its chunks', async () => {
  const { db } = here()
  await db.upload.deleteMany()
  const create = (createdAt: Date) =>
    db.upload.create({
      data: { uid: 'a', name: 'a', bytes: 1, createdAt, chunks: { create: { number: 0, bytes: new Uint8Array(1) } } },
    })
  await create(ago(24.1))
  const { id } = await create(ago(23.9))
  await run()
  expect((await db.upload.findMany()).map((each) => each.id)).toEqual([id])
  expect(await db.uploadChunk.count()).toBe(1)
})

test('files that belong to no picture are erased after a day; files that are not ours stay', async () => {
  const { db } = here()
  const folder = await mkdtemp(join(tmpdir(), 'energy-orphans-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const at = await openStorage(pathToFileURL(folder).href)
  const [there, gone, fresh] = [aPictureRow(), aPictureRow(), aPictureRow()]
  await db.picture.create({ data: there })
  const old = [`${there.hash}/320.webp`, `${gone.hash}/original`, `${gone.hash}/320.avif`, 'notes/readme.txt']
  const keys = [...old, `${fresh.hash}/320.webp`]
  for (const key of keys) await at.put(key, 'Bytes')
  for (const key of old) await utimes(join(folder, key), ago(25), ago(25))
  await Promise.all([eraseOrphans(db, at), eraseOrphans(db, at)])
  expect(await Promise.all(keys.map((key) => at.exists(key)))).toEqual([true, false, false, true, true])
})

test('a file without a picture that cannot be erased is logged, and does not stop the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'energy-orphans-'))
  const at = await openStorage(pathToFileURL(folder).href)
  const keys = [aPictureRow(), aPictureRow(), aPictureRow()].map(({ hash }) => originalOf(hash))
  for (const key of keys) {
    await at.put(key, 'Bytes')
    await utimes(join(folder, key), ago(25), ago(25))
  }
  const [, stuck = ''] = keys
  const erase = at.delete.bind(at)
  vi.spyOn(at, 'delete').mockImplementation((key) => (key === stuck ? Promise.reject(new Error('broken')) : erase(key)))
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(async () => {
    written.mockRestore()
    await rm(folder, { recursive: true })
  })
  await eraseOrphans(here().db, at)
  expect(await Promise.all(keys.map((key) => at.exists(key)))).toEqual([false, true, false])
  expect(written).toHaveBeenCalledWith(
    expect.stringContaining(`"msg":"a file could not be erased and is tried again","file":"${stuck}"`),
  )
})
