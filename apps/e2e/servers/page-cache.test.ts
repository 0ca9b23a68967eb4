import { freePort, makeDatabase, startApi, startPostgres, startWeb } from '@energy/bench/processes'
import { untilCached } from '@energy/bench/until-cached'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'

// Runs the servers as in production, without gateway and browser.
test.describe.configure({ mode: 'serial' })

let stops: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  stops = []
})
const stopAfterTest = <T extends { stop: () => Promise<void> }>(server: T) => {
  stops.push(server.stop)
  return server
}

async function aSite() {
  const postgres = stopAfterTest(await startPostgres())
  const databaseUrl = makeDatabase(postgres.url, 'pages')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  stops.push(() => client.end())
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO items (kind, "headerTitle", details) VALUES ('services', 'Heat pumps', '') RETURNING id`,
  )
  const setTitle = (title: string) =>
    client.query(`UPDATE items SET "headerTitle" = $1, version = version + 1`, [title])
  const port = String(await freePort())
  const metrics = String(await freePort())
  const startSameApi = () => startApi(databaseUrl, { API_PORT: port, METRICS_PORT: metrics })
  const firstApi = await startSameApi()
  const web = stopAfterTest(await startWeb(firstApi.url))
  const service = `/single_service/${rows[0]?.id}`
  const read = async (path: string, headers = {}) => {
    const response = await fetch(web.url + path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  /** Reads a page until it is served without a call to the API. */
  const readUntilCached = (path: string) => untilCached(web.url + path, Number(metrics))
  return { startSameApi, firstApi, read, readUntilCached, setTitle, service }
}

test('a cached page shows a write to the database within a second', async () => {
  const site = await aSite()
  stopAfterTest(site.firstApi)
  for (const path of [site.service, '/our_service', '/']) await site.readUntilCached(path)
  for (const title of ['Solar', 'Storage', 'Hydrogen']) {
    await site.setTitle(title)
    for (const path of [site.service, '/our_service', '/'])
      await expect.poll(async () => (await site.read(path)).text, { timeout: 1_000, intervals: [20] }).toContain(title)
  }
})

test('while the API is unavailable, cached pages are served with their age and others are a friendly 503, until the API is back', async () => {
  const site = await aSite()
  await site.readUntilCached('/our_service')
  await site.firstApi.stop()

  await expect
    .poll(async () => (await site.read('/our_service')).headers.get('age'), { timeout: 10_000 })
    .toMatch(/^\d+$/)
  const cached = await site.read('/our_service')
  expect([cached.status, cached.headers.get('retry-after')]).toEqual([200, null])
  expect(cached.text).toContain('Heat pumps')
  const missing = await site.read(site.service)
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '5'])
  expect(missing.text).toContain('Something broke on our side')
  expect(missing.text).toContain('Try again')

  stopAfterTest(await site.startSameApi())
  await expect.poll(async () => (await site.read(site.service)).status, { timeout: 10_000 }).toBe(200)
  await expect.poll(async () => (await site.read('/our_service')).headers.get('age'), { timeout: 10_000 }).toBeNull()
})

test('a page has an ETag for each encoding, and a request with it is answered with 304', async () => {
  const site = await aSite()
  stopAfterTest(site.firstApi)
  const etags = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await site.read('/about', { 'accept-encoding': encoding })
    const etag = response.headers.get('etag') ?? ''
    etags.add(etag)
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(response.text).toContain('About Us')
    const revalidated = await site.read('/about', { 'accept-encoding': encoding, 'if-none-match': etag })
    expect([revalidated.status, revalidated.text]).toEqual([304, ''])
  }
  expect(etags.size).toBe(3)
})
