import type { Problem } from '@energy/contracts/responses'
import { expect, test } from 'vitest'
import { routes } from '../fixtures/routes.ts'
import { world } from '../fixtures/world.ts'

const here = world()
const send = (path: string, method: string, headers: Record<string, string> = {}) =>
  fetch(here().url + path, { method, headers })
const allowOf = (answer: Response) => answer.headers.get('allow')?.split(', ').toSorted()
const ask = (origin: string) => send('/services', 'OPTIONS', { origin, 'access-control-request-method': 'PUT' })

const ID = '019a0000-0000-7000-8000-000000000000'
const paths = [...new Set(routes.map(({ url }) => url))].map((url) => ({
  url,
  path: url.replace(':id', ID).replace(':email', 'ada@example.com'),
  // GET routes also answer HEAD.
  methods: routes.flatMap((route) => (route.url === url ? route.method.replace('GET', 'GET,HEAD').split(',') : [])),
}))

test.each(paths)('$url accepts only its methods, and lists them', async ({ path, methods }) => {
  const allow = [...methods, 'OPTIONS'].toSorted()
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH']) {
    if (allow.includes(method)) continue
    const answer = await send(path, method)
    expect([method, answer.status, allowOf(answer)]).toEqual([method, 405, allow])
  }
  const asked = await send(path, 'OPTIONS')
  expect([asked.status, allowOf(asked), await asked.text()]).toEqual([204, allow, ''])
  // This was no preflight.
  expect(asked.headers.has('access-control-allow-methods')).toBe(false)
})

test('an unknown address is unknown to every method', async () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect([method, (await send('/nothing', method)).status]).toEqual([method, 404])
  const preflight = { origin: 'http://localhost:4200', 'access-control-request-method': 'GET' }
  expect((await send('/nothing', 'OPTIONS', preflight)).status).toBe(404)
})

test('a preflight of an unknown origin is answered without permission', async () => {
  const own = await ask('http://localhost:4200')
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, 'http://localhost:4200'])
  expect(own.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, DELETE')
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
})

test('the detail of a 405 lists the methods', async () => {
  const { detail }: Problem = JSON.parse(await (await send('/menu', 'PATCH')).text())
  expect(detail).toBe('This address accepts only GET, HEAD, OPTIONS.')
})

test('HEAD has the status and headers of GET, and no body', async () => {
  for (const { path } of paths.filter(({ methods }) => methods.includes('HEAD'))) {
    const [get, head] = await Promise.all([send(path, 'GET'), send(path, 'HEAD')])
    expect([path, head.status, await head.text()]).toEqual([path, get.status, ''])
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    // The request id in an error always has the same length.
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
  }
})
