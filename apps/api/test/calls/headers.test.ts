import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { headers as responseHeaders, SECURITY_HEADERS } from '../../src/plugins/headers.ts'
import { world } from '../fixtures/world.ts'

const here = world()

test('the security headers have these values', () => {
  expect(SECURITY_HEADERS).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

test.each([
  ['a cached response', '/services', {}, 200],
  ['an unchanged response', '/services', { headers: { 'if-none-match': '*' } }, 304],
  ['a response from the database', '/ready', {}, 200],
  ['a stream', '/changes', {}, 200],
  ['a rejected call', '/overview', {}, 401],
  ['an unknown address', '/nothing', {}, 404],
])('%s has all security headers', async (_, path, init, status) => {
  if (status < 400 && path !== '/changes') await (await fetch(here().url + path)).text()
  const answer = await fetch(here().url + path, init)
  void answer.body?.cancel()
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([status, SECURITY_HEADERS])
})

test.each([
  ['a public read', 'GET', '/ready', 'no-cache'],
  ['its HEAD', 'HEAD', '/ready', 'no-cache'],
  ['a public write', 'POST', '/users/lookup', 'no-store'],
  ['the link of a mail', 'GET', '/offer-links/nothing', 'no-store'],
  ['a file that somebody sends', 'GET', '/attachments/nothing', 'no-store'],
  ['a read of staff', 'GET', '/overview', 'no-store'],
  ['an unknown address', 'GET', '/nothing', 'no-store'],
])('%s has its Cache-Control: %s %s', async (_, method, path, cacheControl) => {
  const answer = await fetch(here().url + path, { method })
  expect(answer.headers.get('cache-control')).toBe(cacheControl)
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('no cache stores what the contract declares secret, though anybody may ask for it', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(responseHeaders)
  app.get('/open', { config: { access: 'public' } }, async () => 'text')
  app.get('/secret', { config: { access: 'public', secret: true } }, async () => 'text')
  const of = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect([await of('/open'), await of('/secret')]).toEqual(['no-cache', 'no-store'])
})

test('the dashboard may send If-None-Match from another origin', async () => {
  const headers = {
    origin: 'http://localhost:4300',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization,if-none-match',
  }
  const answer = await fetch(`${here().url}/notifications`, { method: 'OPTIONS', headers })
  expect(answer.headers.get('access-control-allow-origin')).toBe(headers.origin)
  expect(answer.headers.get('access-control-allow-headers')).toContain('if-none-match')
})
