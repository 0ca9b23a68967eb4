import { freePort, makeDatabase, startApi, startPostgres, startWeb } from '@energy/bench/processes'
import { untilCached } from '@energy/bench/until-cached'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { ON_BUSY_MACHINE } from '../support/busy-machine.ts'

// Runs the servers as in production, without gateway and browser. The last test stops the API.
test.describe.configure({ mode: 'serial' })

async function aSite() {
  const postgres = await startPostgres()
  const databaseUrl = makeDatabase(postgres.url, 'pages')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO items (kind, "headerTitle", details) VALUES ('services', 'Heat pumps', '') RETURNING id`,
  )
  const setTitle = (title: string) =>
    client.query(`UPDATE items SET "headerTitle" = $1, version = version + 1`, [title])
  const port = String(await freePort())
  const metrics = String(await freePort())
  const startSameApi = () => startApi(databaseUrl, { ...ON_BUSY_MACHINE, API_PORT: port, METRICS_PORT: metrics })
  let api = await startSameApi()
  const web = await startWeb(api.url, ON_BUSY_MACHINE)
  const stopApi = () => api.stop()
  const startApiAgain = async () => {
    api = await startSameApi()
  }
  const service = `/single_service/${rows[0]?.id}`
  const read = async (path: string, headers = {}) => {
    const response = await fetch(web.url + path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  /** Reads a page until it is served without a call to the API. */
  const readUntilCached = (path: string) => untilCached(web.url + path, Number(metrics))
  const stop = async () => {
    await client.end()
    for (const server of [web, api, postgres]) await server.stop()
  }
  return { stopApi, startApiAgain, read, readUntilCached, setTitle, service, stop }
}

let site: Awaited<ReturnType<typeof aSite>>
test.beforeAll(async () => {
  site = await aSite()
})
test.afterAll(() => site.stop())

test('a cached page shows a write to the database', async () => {
  for (const path of [site.service, '/our_service', '/']) await site.readUntilCached(path)
  for (const title of ['Solar', 'Storage', 'Hydrogen']) {
    await site.setTitle(title)
    for (const path of [site.service, '/our_service', '/'])
      await expect.poll(async () => (await site.read(path)).text, { intervals: [20] }).toContain(title)
  }
})

test('a page has an ETag for each encoding, and a request with it is answered with 304', async () => {
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

test('while the API is unavailable, cached pages are served with their age and others are a friendly 503, until the API is back', async () => {
  await site.readUntilCached('/our_service')
  await site.stopApi()

  await expect.poll(async () => (await site.read('/our_service')).headers.get('age')).toMatch(/^\d+$/)
  const cached = await site.read('/our_service')
  expect([cached.status, cached.headers.get('retry-after')]).toEqual([200, null])
  expect(cached.text).toContain('Hydrogen')
  const missing = await site.read(site.service)
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '5'])
  expect(missing.text).toContain('Something broke on our side')
  expect(missing.text).toContain('Try again')

  await site.startApiAgain()
  await expect.poll(async () => (await site.read(site.service)).status).toBe(200)
  await expect.poll(async () => (await site.read('/our_service')).headers.get('age')).toBeNull()
})
