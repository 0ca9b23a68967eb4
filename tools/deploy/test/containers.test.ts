import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { freePort, startPostgres } from '@energy/bench/processes'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { textOf } from '../src/compose.ts'
import { environmentOf } from './fixtures/compose.ts'
import { aContainer } from './fixtures/container.ts'

/** The schema engine is a program whose first line runs `node`. */
const WITH_NODE = { PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) }

/** Differences from docker-compose.yml: other ports, and no drain time, because there is no gateway. */
const OVERRIDES = { HOST: '127.0.0.1', DRAIN_MS: '0', METRICS_PORT: '' }

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Creates an empty database. Returns the environment with the secret's file that names it. */
async function aDatabase(name: string) {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  const secrets = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(secrets, { recursive: true }))
  const file = join(secrets, 'database_url')
  writeFileSync(file, `${url.href}\n`)
  return { DATABASE_URL_FILE: file }
}
async function untilOk(url: string) {
  await expect.poll(() => fetch(url).then(({ status }) => status, String), { timeout: 60_000 }).toBe(200)
}

test('API and worker wait for the migrations, and run after them', async () => {
  const database = await aDatabase('waited')
  const port = String(await freePort())
  const api = aContainer('api', { ...environmentOf('api'), ...database, ...OVERRIDES, API_PORT: port })
  const nowhere = { SMTP_URL_FILE: '', SMTP_URL: 'smtp://127.0.0.1:9' }
  const ALIVE_FILE = join(dirname(database.DATABASE_URL_FILE), 'alive')
  const worker = aContainer('worker', { ...environmentOf('worker'), ...database, ...OVERRIDES, ...nowhere, ALIVE_FILE })
  for (const { output } of [api, worker])
    await expect.poll(output, { timeout: 60_000 }).toMatch(/Waiting for \d+ migrations of the database\./)
  expect(await worker.isHealthy(ALIVE_FILE)).toBe(false)

  const migrate = aContainer('migrate', { ...database, ...WITH_NODE })
  expect([await migrate.ended, migrate.output()]).toEqual([0, expect.stringContaining('successfully applied')])
  await untilOk(`http://127.0.0.1:${port}/ready`)
  await expect.poll(worker.output, { timeout: 60_000 }).toContain('The worker is ready')
  await expect.poll(() => worker.isHealthy(ALIVE_FILE), { timeout: 30_000 }).toBe(true)
  // Right after the start of two processes the API may be too busy, and says so with 503.
  const readMenu = async () => (await fetch(`http://127.0.0.1:${port}/menu`)).json()
  await expect.poll(readMenu, { timeout: 60_000 }).toEqual({ services: [], products: [] })
  expect([await api.stop(), await worker.stop()]).toEqual([0, 0])
  // As if the worker had stopped more than a minute ago.
  utimesSync(ALIVE_FILE, 0, 0)
  expect(await worker.isHealthy(ALIVE_FILE)).toBe(false)

  const grant = aContainer('api', database, ['--import', './start.js', 'admin-grant.ts', 'nobody@example.com'])
  expect([await grant.ended, grant.output()]).toEqual([1, expect.stringContaining('nobody@example.com has a record')])
})

test('the site serves pages and their files', async () => {
  const port = String(await freePort())
  const env = { ...environmentOf('web'), ...OVERRIDES, API_INTERNAL_URL: 'http://127.0.0.1:9', WEB_PORT: port }
  const web = aContainer('web', env)
  await untilOk(`http://127.0.0.1:${port}/login`)
  expect(await web.isHealthy('http://127.0.0.1:9')).toBe(false)
  const page = await (await fetch(`http://127.0.0.1:${port}/login`)).text()
  expect(page).toContain('Forgot password')
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(page) ?? []
  await untilOk(`http://127.0.0.1:${port}${script}`)
  expect(await web.stop()).toBe(0)
})

test('the site is healthy while the API does not answer', async () => {
  const [port, silent] = [String(await freePort()), await freePort()]
  const server = createServer().listen(silent, '127.0.0.1')
  onTestFinished(() => void server.close())
  const env = { ...environmentOf('web'), ...OVERRIDES, API_INTERNAL_URL: `http://127.0.0.1:${silent}`, WEB_PORT: port }
  const web = aContainer('web', env)
  const [, path = ''] = /:4200([^"]+)/.exec(textOf('Dockerfile')) ?? []
  await untilOk(`http://127.0.0.1:${port}${path}`)
  expect(await web.isHealthy(`http://127.0.0.1:${port}${path}`)).toBe(true)
})

test('the dashboard is served with its settings, and with the headers of every page', async () => {
  const port = String(await freePort())
  const admin = aContainer('admin', {
    ...environmentOf('admin'),
    ...OVERRIDES,
    API_URL: 'https://api.example',
    ADMIN_PORT: port,
  })
  const url = `http://127.0.0.1:${port}`
  await untilOk(`${url}/dashboard/`)
  const page = await fetch(`${url}/dashboard/updateServices/1`)
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://api.example")
  expect(await page.text()).toContain('<div id="root">')
  expect(await (await fetch(`${url}/dashboard/config.json`)).json()).toMatchObject({ apiUrl: 'https://api.example' })
  expect((await fetch(url)).url).toBe(`${url}/dashboard/`)
  expect(await admin.stop()).toBe(0)
})

test.each(['mysql://energy@db/energy', 'postgresql://energy:p#ss@db/energy', 'postgresql://energy:p%ffss@db/energy'])(
  'an address of the database that cannot be read ends the start with a line that names it: %s',
  async (DATABASE_URL) => {
    const env = { ...environmentOf('api'), ...OVERRIDES, DATABASE_URL_FILE: '', DATABASE_URL }
    const api = aContainer('api', env)
    expect([await api.ended, api.output()]).toEqual([1, expect.stringMatching(/^DATABASE_URL .*\.\n$/)])
  },
)

test('a secret that cannot be read, or is set twice, ends the start with an error message', async () => {
  const missing = aContainer('api', { DATABASE_URL_FILE: '/nowhere' })
  expect([await missing.ended, missing.output()]).toEqual([1, 'DATABASE_URL_FILE names a file that cannot be read.\n'])
  const twice = aContainer('api', { DATABASE_URL: 'postgresql://a/b', DATABASE_URL_FILE: '/nowhere' })
  expect([await twice.ended, twice.output()]).toEqual([1, 'Set DATABASE_URL or DATABASE_URL_FILE, not both.\n'])
})
