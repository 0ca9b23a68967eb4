import { expect, test } from 'vitest'
import { SECURITY_HEADERS } from '../src/plugins/headers.ts'
import { world } from './fixtures/world.ts'

const here = world()

test('these are the security headers', () => {
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
  ['a kept answer', '/services', {}, 200],
  ['one that is unchanged', '/services', { headers: { 'if-none-match': '*' } }, 304],
  ['an answer from the database', '/ready', {}, 200],
  ['a stream', '/changes', {}, 200],
  ['a refusal', '/overview', {}, 401],
  ['a wrong address', '/nothing', {}, 404],
])('%s carries every one of them', async (_, path, init, status) => {
  if (status < 400 && path !== '/changes') await (await fetch(here().url + path)).text()
  const answer = await fetch(here().url + path, init)
  void answer.body?.cancel()
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([status, SECURITY_HEADERS])
})

test.each([
  ['what anyone may read', 'GET', '/ready', 'no-cache'],
  ['its head', 'HEAD', '/ready', 'no-cache'],
  ['what anyone may send', 'POST', '/users/lookup', 'no-store'],
  ['what staff read', 'GET', '/overview', 'no-store'],
  ['what is nowhere', 'GET', '/nothing', 'no-store'],
])('%s is kept by nobody but who asks for it again: %s %s', async (_, method, path, cacheControl) => {
  const answer = await fetch(here().url + path, { method })
  expect(answer.headers.get('cache-control')).toBe(cacheControl)
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the dashboard may ask from another origin whether something has changed', async () => {
  const headers = {
    origin: 'http://localhost:4300',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization,if-none-match',
  }
  const answer = await fetch(`${here().url}/notifications`, { method: 'OPTIONS', headers })
  expect(answer.headers.get('access-control-allow-origin')).toBe(headers.origin)
  expect(answer.headers.get('access-control-allow-headers')).toContain('if-none-match')
})
