import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { gateway, type Upstreams } from '../src/gateway/gateway.ts'
import { freePort } from '../src/ports.ts'
import { aDirectory } from './fixtures/program.ts'

const config = {
  apiUrl: '/api',
  siteUrl: 'http://localhost',
  dashboardUrl: 'http://localhost/dashboard',
  firebase: { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-energy' },
}

/** Starts a server that answers with the request as JSON. Resolves with its origin. */
async function anUpstream(name: string, headers: Record<string, string> = {}) {
  const echo = async (request: IncomingMessage) =>
    JSON.stringify({
      name,
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await text(request),
    })
  const server = createServer((request, response) => {
    void echo(request).then((body) =>
      response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function builtDashboard() {
  const root = aDirectory()
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<title>Dashboard</title>')
  writeFileSync(join(root, 'assets', 'main-1a2b.js'), 'export {}')
  return { root, config }
}

/** Starts a gateway; all its upstreams answer, unless others are given. Resolves with a `fetch` for its origin. */
async function aGateway(upstreams: Partial<Upstreams> = {}) {
  const app = await gateway({
    api: upstreams.api ?? (await anUpstream('api')),
    web: upstreams.web ?? (await anUpstream('web')),
    auth: await anUpstream('auth'),
    dashboard: upstreams.dashboard ?? builtDashboard(),
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return (path: string, init?: RequestInit) => fetch(origin + path, init)
}

const unavailableOrigin = async () => `http://127.0.0.1:${await freePort()}`

describe('the gateway', () => {
  it('forwards API requests without the prefix, with unchanged bodies and queries', async () => {
    const get = await aGateway()
    const response = await get('/api/services?q=a%20b', { method: 'POST', body: '{"headerTitle" : 1}' })
    expect(await response.json()).toMatchObject({
      name: 'api',
      method: 'POST',
      url: '/services?q=a%20b',
      body: '{"headerTitle" : 1}',
    })
  })

  it('sets the x-forwarded headers itself and ignores those of the client', async () => {
    const get = await aGateway()
    const response = await get('/api/ready', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    const { headers }: { headers: Record<string, string> } = JSON.parse(await response.text())
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
    expect(headers['x-forwarded-host']).toMatch(/^127\.0\.0\.1:\d+$/)
  })

  it('does not change the Location and Link headers of the API', async () => {
    const link = { location: '/services/1', link: '<?limit=2>; rel="next"' }
    const get = await aGateway({ api: await anUpstream('api', link) })
    const { headers } = await get('/api/services')
    expect([headers.get('location'), headers.get('link')]).toEqual([link.location, link.link])
  })

  it.each([
    ['/', 'web'],
    ['/our_service', 'web'],
    ['/dashboards', 'web'],
    ['/apiary', 'web'],
    ['/identitytoolkit.googleapis.com/v1/accounts:signUp', 'auth'],
    ['/securetoken.googleapis.com/v1/token', 'auth'],
    ['/emulator/action?mode=resetPassword', 'auth'],
  ])('forwards %s to %s', async (path, name) => {
    const get = await aGateway()
    expect(await get(path).then((response) => response.json())).toMatchObject({ name, url: path })
  })

  it('serves the dashboard: its page for any route, hashed assets as immutable, and 404 for a missing asset', async () => {
    const get = await aGateway()
    for (const path of ['/dashboard', '/dashboard/', '/dashboard/updateServices/1']) {
      const page = await get(path)
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('no-cache')
      expect(await page.text()).toBe('<title>Dashboard</title>')
    }
    const settings = await get('/dashboard/config.json')
    expect(await settings.json()).toEqual(config)
    expect(settings.headers.get('cache-control')).toBe('no-cache')
    const asset = await get('/dashboard/assets/main-1a2b.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/dashboard/assets/gone.js')).status).toBe(404)
  })

  it('forwards dashboard requests to the development server with the prefix', async () => {
    const get = await aGateway({ dashboard: await anUpstream('admin') })
    const answer = await get('/dashboard/src/app/main.tsx').then((response) => response.json())
    expect(answer).toMatchObject({ name: 'admin', url: '/dashboard/src/app/main.tsx' })
  })

  it('answers 503 for an unavailable upstream: a page for a browser, a problem for other clients', async () => {
    const get = await aGateway({ api: await unavailableOrigin(), web: await unavailableOrigin() })
    const page = await get('/', { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await page.text()).toContain('This service is starting')
    const problem = await get('/api/services')
    expect(problem.headers.get('content-type')).toContain('application/problem+json')
    expect(await problem.json()).toMatchObject({
      status: 503,
      detail: 'The API is not available. Try again in a moment.',
    })
  })
})

describe('a stream of events', () => {
  it('arrives event by event, and is closed at the upstream when the client disconnects', async () => {
    const left = Promise.withResolvers<void>()
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
      const timer = setInterval(() => response.write('event: change\ndata: {}\n\n'), 20)
      response.once('close', () => {
        clearInterval(timer)
        left.resolve()
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const abort = new AbortController()
    const answer = await (await aGateway({ api }))('/api/changes', { signal: abort.signal })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let seen = ''
    while (seen.split('event: change').length < 4) seen += (await reader?.read())?.value ?? ''
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    abort.abort()
    await left.promise
  })
})
