import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { SECURITY_HEADERS } from '../../src/plugins/headers.ts'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

const send = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
  fetch(here().url + path, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staff().token}`, ...headers },
  })

test.each([
  ['a body that is not JSON', 400, () => send('/services', { method: 'POST', body: '{"headerTitle":' })],
  ['an empty body', 400, () => send('/services', { method: 'POST', body: '' })],
  ['a list in place of an object', 400, () => send('/services', { method: 'POST', body: '[]' })],
  ['a body that poisons prototypes', 400, () => send('/services', { method: 'POST', body: '{"__proto__":{}}' })],
  ['a form', 415, () => send('/services', { method: 'POST', body: 'a=b' }, { 'content-type': 'text/plain' })],
  ['more than 256 KiB', 413, () => send('/services', { method: 'POST', body: `"${'a'.repeat(256 * 1024)}"` })],
  ['an unknown address', 404, () => send('/nothing')],
  ['an address that is no text', 404, () => send('/services/%E0%A4%A')],
  ['an id that is none', 404, () => send('/services/roof')],
  ['a path parameter without end', 404, () => send(`/services/${'a'.repeat(900)}`)],
])('%s is rejected with a problem document', async (_, status, call) => {
  const answer = await call()
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await answer.json()).toMatchObject({ type: 'about:blank', status, detail: expect.stringMatching(/\.$|: .+/) })
  expect(answer.status).toBe(status)
})

test('a 405 lists the methods of the address', async () => {
  const answer = await send('/services/1/restore', { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect((await send('/menu', { method: 'PATCH' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test('an error of our own reveals no internals, but has the request id', async () => {
  const { db } = here()
  // An invalid row: its sections are no list of objects.
  await db.content.create({ data: { kind: 'services', headerTitle: 'Broken', details: '', sections: ['secret'] } })
  const answer = await send('/services')
  const problem = await answer.text()
  expect(answer.status).toBe(500)
  expect(problem).toContain(answer.headers.get('x-request-id'))
  expect(problem).not.toMatch(/secret|\.ts|Object|node_modules/)
  await db.content.deleteMany()
})

test('every response has the security headers', async () => {
  for (const path of ['/services', '/overview', '/nothing', '/services/%E0']) {
    const { headers } = await send(path)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(headers.get(name)).toBe(value)
  }
})

const cacheOf = async (path: string) => (await send(path)).headers.get('cache-control')

test('public responses are revalidated, private ones are not stored', async () => {
  expect(await cacheOf('/services')).toBe('no-cache')
  expect(await cacheOf('/overview')).toBe('no-store')
})

test('only the origins of the site and the dashboard may call', async () => {
  const preflight = async (origin: string) => {
    const { headers } = await send(
      '/services',
      { method: 'OPTIONS' },
      { origin, 'access-control-request-method': 'POST' },
    )
    return headers.get('access-control-allow-origin')
  }
  expect(await preflight('http://localhost:4200')).toBe('http://localhost:4200')
  expect(await preflight('http://localhost:4300')).toBe('http://localhost:4300')
  expect(await preflight('http://localhost:4300.evil.example')).toBeNull()
  const { headers } = await send('/services', {}, { origin: 'http://localhost:4200' })
  expect(headers.get('access-control-expose-headers')).toBe(
    'etag, link, location, retry-after, x-request-id, x-total-count',
  )
})

test('HEAD answers as GET does, without a body', async () => {
  const answer = await send('/services', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(answer.headers.get('x-total-count')).toBe('0')
})

test('a client that disconnects in the middle of a body does no harm', async () => {
  const socket = connect(Number(new URL(here().url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /services HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${staff().token}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  )
  socket.destroy()
  await once(socket, 'close')
  expect((await send('/health')).status).toBe(200)
})
