import { freePort, makeDatabase, startApi, startPostgres, startWeb } from '@energy/bench/parts'
import { untilCached } from '@energy/bench/until-cached'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'

// The servers as production runs them, without a gateway and a browser.
test.describe.configure({ mode: 'serial' })

let stops: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  for (const stop of stops.toReversed()) await stop()
  stops = []
})
const stopping = <T extends { stop: () => Promise<void> }>(part: T) => {
  stops.push(part.stop)
  return part
}

async function aSite() {
  const postgres = stopping(await startPostgres())
  const databaseUrl = makeDatabase(postgres.url, 'pages')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  stops.push(() => client.end())
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO content (kind, "headerTitle", details) VALUES ('services', 'Heat pumps', '') RETURNING id`,
  )
  const name = (title: string) => client.query(`UPDATE content SET "headerTitle" = $1, version = version + 1`, [title])
  const port = String(await freePort())
  const metrics = String(await freePort())
  const api = () => startApi(databaseUrl, { API_PORT: port, METRICS_PORT: metrics })
  const first = await api()
  const web = stopping(await startWeb(first.url))
  const service = `/single_service/${rows[0]?.id}`
  const read = async (path: string, headers = {}) => {
    const answer = await fetch(web.url + path, { headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  /** Reads a page until it comes without a question to the API. */
  const kept = (path: string) => untilCached(web.url + path, Number(metrics))
  return { api, first, read, kept, name, service }
}

test('a page is right within a second of a write, whoever wrote', async () => {
  const site = await aSite()
  stopping(site.first)
  for (const path of [site.service, '/our_service', '/']) await site.kept(path)
  for (const title of ['Solar', 'Storage', 'Hydrogen']) {
    await site.name(title)
    for (const path of [site.service, '/our_service', '/'])
      await expect.poll(async () => (await site.read(path)).text, { timeout: 1_000, intervals: [20] }).toContain(title)
  }
})

test('while the API is away the last page serves, with its age; what is not kept is a kind 503; then all is as before', async () => {
  const site = await aSite()
  await site.kept('/our_service')
  await site.first.stop()

  await expect
    .poll(async () => (await site.read('/our_service')).headers.get('age'), { timeout: 10_000 })
    .toMatch(/^\d+$/)
  const kept = await site.read('/our_service')
  expect([kept.status, kept.headers.get('retry-after')]).toEqual([200, null])
  expect(kept.text).toContain('Heat pumps')
  const missing = await site.read(site.service)
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '5'])
  expect(missing.text).toContain('Something broke on our side')
  expect(missing.text).toContain('Try again')

  stopping(await site.api())
  await expect.poll(async () => (await site.read(site.service)).status, { timeout: 10_000 }).toBe(200)
  await expect.poll(async () => (await site.read('/our_service')).headers.get('age'), { timeout: 10_000 }).toBeNull()
})

test('a page says its version in each encoding, and the server answers 304 to whoever has it', async () => {
  const site = await aSite()
  stopping(site.first)
  const etags = new Set<string>()
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await site.read('/about', { 'accept-encoding': encoding })
    const etag = first.headers.get('etag') ?? ''
    etags.add(etag)
    expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(first.text).toContain('About Us')
    const again = await site.read('/about', { 'accept-encoding': encoding, 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
  }
  expect(etags.size).toBe(3)
})
