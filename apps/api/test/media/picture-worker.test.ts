import { mediaLink } from '@energy/contracts/pictures/media'
import { FORMATS, picture } from '@energy/contracts/pictures/pictures'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { failLostPictures } from '../../src/shared/media/process.ts'
import { originalOf } from '../../src/shared/media/files.ts'
import { aCompleteUpload, aPicture } from '../fixtures/records/pictures.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()

function aWorker() {
  const worker = aWorkerOn(here().databaseUrl)
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  return worker
}

/** The number of widths that all pictures have. */
const progress = async () => (await here().db.picture.findMany()).flatMap(({ widths }) => widths).length
/** A job of a worker that says nothing for ten seconds is given to the next one: here at once. */
const passTenSeconds = () =>
  here().db.$executeRaw`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'`

test('every picture ends complete although the worker is killed again and again', async () => {
  const { call } = await here().anAdmin()
  const made: string[] = []
  for (const width of [1_300, 1_000, 700, 330])
    made.push(
      (
        await call(picture.create, {
          body: { upload: await aCompleteUpload(call, await aPicture({ width, height: width / 2 })) },
        })
      )._id,
    )
  for (let kill = 0; kill < 3; kill++) {
    const before = await progress()
    const worker = aWorker()
    await expect.poll(progress, { interval: 5 }).toBeGreaterThan(before)
    await worker.end('SIGKILL')
    await passTenSeconds()
  }
  const last = aWorker()
  const states = async () => (await here().db.picture.findMany()).map(({ state }) => state)
  await expect.poll(states).toEqual(made.map(() => 'ready'))
  expect(await last.end()).toMatchObject({ code: 0, errors: '' })

  const widths = await Promise.all(
    made.map(async (id) => {
      const { hash, width, height, widths: all } = await call(picture.read, { params: { id } })
      for (const each of all)
        for (const format of FORMATS) {
          const bytes = await (await fetch(here().url + mediaLink(hash, each, format))).arrayBuffer()
          const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
          expect([info.width, info.height]).toEqual([each, Math.round((each / width) * height)])
        }
      return all
    }),
  )
  expect(widths).toEqual([[320, 640, 960, 1_280], [320, 640, 960], [320, 640], [320]])
})

test('a picture whose job is given up has failed; the same file, uploaded again, is tried again', async () => {
  const { db, anAdmin, app } = here()
  const { call } = await anAdmin()
  const file = await aPicture({ width: 700, height: 10 })
  const make = async () => call(picture.create, { body: { upload: await aCompleteUpload(call, file) } })
  const { _id: id, hash } = await make()
  const stateOf = async () => (await call(picture.read, { params: { id } })).state
  await failLostPictures(db)
  expect(await stateOf()).toBe('processing')
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE data ->> 'hash' = ${hash} AND name = 'pictures'`
  await failLostPictures(db)
  expect(await stateOf()).toBe('failed')
  // What is there is shown on.
  expect((await fetch(here().url + mediaLink(hash, 320))).status).toBe(200)

  await (await app.storage()).delete(originalOf(hash))
  expect(await make()).toMatchObject({ _id: id, state: 'processing' })
  const worker = aWorker()
  await expect.poll(stateOf).toBe('ready')
  expect(await worker.end()).toMatchObject({ code: 0, errors: '' })
})

test('a job that fails is tried again, and names its picture to nobody', async () => {
  const { anAdmin, app } = here()
  const { call } = await anAdmin()
  const file = await aPicture({ width: 700, height: 10 })
  const { hash } = await call(picture.create, { body: { upload: await aCompleteUpload(call, file, 'ada.jpg') } })
  const storage = await app.storage()
  await storage.delete(originalOf(hash))
  const worker = aWorker()
  await worker.untilLogged('a picture could not be processed and is tried again')
  expect(worker.output()).toMatch(/"a picture could not be processed and is tried again","job":"[-0-9a-f]{36}","code":/)
  await storage.put(originalOf(hash), file)
  await worker.untilLogged('a picture is ready')
  expect(worker.output()).not.toContain('ada.jpg')
})
