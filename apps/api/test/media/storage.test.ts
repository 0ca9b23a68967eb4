import { mediaLink } from '@energy/contracts/pictures/media'
import { picture } from '@energy/contracts/pictures/pictures'
import { createCall } from '@energy/client/call'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { S3Driver } from 'flydrive/drivers/s3'
import { GCSDriver } from 'flydrive/drivers/gcs'
import { FSDriver } from 'flydrive/drivers/fs'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storage as storagePlugin } from '../../src/plugins/storage.ts'
import { deleteExpiredFiles } from '../../src/retention.ts'
import { eraseOrphans } from '../../src/shared/media/orphans.ts'
import { openStorage } from '../../src/shared/media/storage.ts'
import { aCompleteUpload, aPicture } from '../fixtures/records/pictures.ts'
import { aReplica } from '../fixtures/servers/replica.ts'
import { anS3Server, credentials } from '../fixtures/servers/s3-server.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { aServer, problemOf } from '../fixtures/world.ts'

test('on a server that speaks S3, two replicas and a worker share the pictures, and nothing is left of an erased one', async () => {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
  const s3 = await anS3Server()
  const settings = { MEDIA_URL: s3.mediaUrl }
  const first = await aServer(settings)
  const second = await aReplica(first.databaseUrl, settings)
  const worker = aWorkerOn(first.databaseUrl, { ...settings, ...credentials })
  onTestFinished(async () => {
    await worker.end()
    await second.close()
    await first.close()
    await s3.stop()
    vi.unstubAllEnvs()
  })
  const { call, token } = await first.anAdmin()
  const onSecond = createCall(second.url, async () => token)
  const file = await aPicture({ width: 700, height: 350 })

  // The chunks come to one replica, and the picture is made by the other.
  const upload = await aCompleteUpload(call, file)
  const { _id: id, hash } = await onSecond(picture.create, { body: { upload } })
  const read = () => call(picture.read, { params: { id } })
  await expect.poll(async () => (await read()).state).toBe('ready')
  for (const { url } of [first, second])
    for (const width of [320, 640]) {
      const answer = await fetch(url + mediaLink(hash, width, 'avif'))
      expect(answer.headers.get('content-type')).toBe('image/avif')
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(width)
    }
  const storage = await first.app.storage()
  expect(Buffer.from(await storage.getBytes(`${hash}/original`)).equals(file)).toBe(true)
  expect([...(await storage.listAll(`${hash}/`, { recursive: true })).objects]).toHaveLength(5)

  const erase = async () => {
    const deletedAt = new Date(Date.now() - 31 * 24 * 60 * 60_000)
    await first.db.picture.update({ where: { id }, data: { deletedAt } })
    await deleteExpiredFiles(first.db, storage)
  }
  await storage.put('notes.txt', 'Not ours')
  await eraseOrphans(first.db, storage)
  expect((await read()).state).toBe('ready')
  await erase()
  expect((await s3.files()).filter((name) => name.includes(hash) && /original|avif|webp/.test(name))).toEqual([])

  // Out of reach.
  const other = await aCompleteUpload(call, await aPicture({ width: 40, height: 30 }))
  await s3.disconnect()
  expect(await problemOf(call(picture.create, { body: { upload: other } }))).toMatchObject({ status: 503 })
  await s3.reconnect()
  expect(await call(picture.create, { body: { upload: other } })).toMatchObject({ width: 40 })
})

test('a worker whose bucket is not there logs that when it starts', async () => {
  const [server, s3] = [await aServer(), await anS3Server()]
  const MEDIA_URL = s3.mediaUrl.replace('s3://pictures', 's3://missing')
  const worker = aWorkerOn(server.databaseUrl, { MEDIA_URL, ...credentials })
  onTestFinished(async () => {
    await worker.end()
    await server.close()
    await s3.stop()
  })
  const logged = worker.untilLogged('"msg":"files without a picture could not be deleted","code":"NoSuchBucket"')
  await expect(logged).resolves.toBe(true)
})

const opened = async (url: string) => (await openStorage(url)).driver

test('MEDIA_URL chooses the driver', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'energy-media-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await opened(pathToFileURL(join(folder, 'not', 'there')).href)).toBeInstanceOf(FSDriver)
  expect(await opened('s3://pictures?region=eu-west-1')).toBeInstanceOf(S3Driver)
  expect(await opened('gs://pictures')).toBeInstanceOf(GCSDriver)
})

test('a read from a bucket that takes the connection and never answers fails', async () => {
  for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
    vi.unstubAllEnvs()
  })
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const disk = await openStorage(`s3://pictures?region=eu-west-1&endpoint=http://127.0.0.1:${port}`, 200)
  await expect(disk.getBytes('a/original')).rejects.toMatchObject({ code: 'E_CANNOT_READ_FILE' })
})

test('a folder that cannot be made at first is made by the next call', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'energy-media-'))
  const app = Fastify()
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  const media = join(folder, 'media')
  await writeFile(media, 'Not a folder')
  await app.register(storagePlugin, { url: pathToFileURL(media).href })
  await expect(app.storage()).rejects.toThrow('EEXIST')
  await rm(media)
  expect((await app.storage()).driver).toBeInstanceOf(FSDriver)
})
