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

/** A part that tells what it was asked; its origin. */
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

/** A gateway before parts that all answer, unless others are given; a fetch that goes to it. */
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
  it('gives the API its calls without the prefix, with bodies and queries as they came', async () => {
    const get = await aGateway()
    const response = await get('/api/services?q=a%20b', { method: 'POST', body: '{"headerTitle" : 1}' })
    expect(await response.json()).toMatchObject({
      name: 'api',
      method: 'POST',
      url: '/services?q=a%20b',
      body: '{"headerTitle" : 1}',
    })
  })

  it('says for whom, how and where a call came in, whatever the caller says', async () => {
    const get = await aGateway()
    const response = await get('/api/ready', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    const { headers }: { headers: Record<string, string> } = JSON.parse(await response.text())
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
    expect(headers['x-forwarded-host']).toMatch(/^127\.0\.0\.1:\d+$/)
  })

  it('leaves Location and Link as the API has written them', async () => {
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
  ])('gives %s to %s', async (path, name) => {
    const get = await aGateway()
    expect(await get(path).then((response) => response.json())).toMatchObject({ name, url: path })
  })

  it('serves the dashboard: any route is its page, what has a hash is kept, what is missing is missing', async () => {
    const get = await aGateway()
    for (const path of ['/dashboard', '/dashboard/', '/dashboard/updateServices/1']) {
      const page = await get(path)
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('no-cache')
      expect(await page.text()).toBe('<title>Dashboard</title>')
    }
    expect(await get('/dashboard/config.json').then((response) => response.json())).toEqual(config)
    const asset = await get('/dashboard/assets/main-1a2b.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/dashboard/assets/gone.js')).status).toBe(404)
  })

  it('hands the dashboard to its development server with the prefix', async () => {
    const get = await aGateway({ dashboard: await anUpstream('admin') })
    const answer = await get('/dashboard/src/app/main.tsx').then((response) => response.json())
    expect(answer).toMatchObject({ name: 'admin', url: '/dashboard/src/app/main.tsx' })
  })

  it('answers 503 for a part that is away: a page to people, a problem to programs', async () => {
    const get = await aGateway({ api: await unavailableOrigin(), web: await unavailableOrigin() })
    const page = await get('/', { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await page.text()).toContain('This part is starting')
    const problem = await get('/api/services')
    expect(problem.headers.get('content-type')).toContain('application/problem+json')
    expect(await problem.json()).toMatchObject({ status: 503, detail: 'The API is not there. Try again in a moment.' })
  })
})

describe('a stream of events', () => {
  it('arrives event by event, and is over for the part when the reader leaves', async () => {
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
