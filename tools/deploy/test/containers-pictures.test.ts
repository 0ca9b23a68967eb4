import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startIdentityEmulator } from '@energy/bench/identity-emulator'
import { aPhotograph } from '@energy/bench/media/photograph'
import { sendPicture, untilProcessed } from '@energy/bench/media/picture'
import { freePort, makeDatabase, startPostgres } from '@energy/bench/processes'
import { insertAdmin } from '@energy/bench/rows'
import { createCall } from '@energy/client/call'
import { CallError } from '@energy/client/call-error'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aRefusingBucket } from './fixtures/bucket.ts'
import { environmentOf } from './fixtures/compose.ts'
import { aContainer } from './fixtures/container.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let identity: Awaited<ReturnType<typeof startIdentityEmulator>>
let admin: Awaited<ReturnType<typeof identity.signUp>>
beforeAll(async () => {
  ;[postgres, identity] = await Promise.all([startPostgres(), startIdentityEmulator()])
  admin = await identity.signUp('admin@example.com')
})
afterAll(() => Promise.all([postgres.stop(), identity.stop()]))

/** Differences from docker-compose.yml: no files of secrets, and no drain time, because there is no gateway. */
const OVERRIDES = {
  DRAIN_MS: '0',
  METRICS_PORT: '',
  DATABASE_URL_FILE: '',
  SMTP_URL_FILE: '',
  SMTP_URL: 'smtp://127.0.0.1:9',
  GOOGLE_APPLICATION_CREDENTIALS: '',
}

/** The containers of API and worker on a database of their own, and the calls of an admin. */
async function aProduct(name: string, settings: Record<string, string>) {
  const url = makeDatabase(postgres.url, name)
  await insertAdmin(url, admin)
  const port = String(await freePort())
  const common = { ...OVERRIDES, ...identity.settings, DATABASE_URL: url, ...settings }
  aContainer('api', { ...environmentOf('api'), ...common, API_PORT: port })
  const worker = aContainer('worker', { ...environmentOf('worker'), ...common })
  const apiUrl = `http://127.0.0.1:${port}`
  await expect.poll(worker.output, { timeout: 60_000 }).toContain('The worker is ready')
  await expect.poll(() => fetch(`${apiUrl}/ready`).then(({ status }) => status, String), { timeout: 60_000 }).toBe(200)
  return { apiUrl, call: createCall(apiUrl, async () => admin.token) }
}

test('API and worker make a picture in the folder that they share', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { apiUrl, call } = await aProduct('in_folder', { MEDIA_URL: pathToFileURL(folder).href })
  const { made } = await sendPicture(call, apiUrl, await aPhotograph(700, 400))
  await untilProcessed(call, made)
  expect(readdirSync(join(folder, made.hash)).toSorted()).toEqual([
    '320.avif',
    '320.webp',
    '640.avif',
    '640.webp',
    'original',
  ])
})

const KEY = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

test.each([
  ['S3', (url: string) => ({ MEDIA_URL: `s3://energy-pictures?endpoint=${url}`, ...KEY })],
  ['Google Cloud Storage', (url: string) => ({ MEDIA_URL: 'gs://energy-pictures', STORAGE_EMULATOR_HOST: url })],
])('with a bucket of %s the picture is sent there', async (cloud, settingsFor) => {
  const bucket = await aRefusingBucket()
  const { apiUrl, call } = await aProduct(`in_${cloud.length}`, settingsFor(bucket.url))
  await expect(sendPicture(call, apiUrl, await aPhotograph(400, 300))).rejects.toThrow(CallError)
  expect(bucket.calls).toContainEqual(expect.stringMatching(/^(PUT|POST) .*\benergy-pictures\b.*original/))
})
