import { blog, service } from '@energy/contracts/content'
import { menu } from '@energy/contracts/site'
import { user } from '@energy/contracts/people/users'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createCall, pathOf } from '../../src/call.ts'
import { listening } from '../fixtures/listening.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  body: string
}

let seen: Seen
let answer: { status: number; type: string; body: string }
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen = { method: request.method, url: request.url, authorization: request.headers.authorization, body }
  response.writeHead(answer.status, { 'content-type': answer.type, 'x-total-count': '3' }).end(answer.body)
})

const here = listening(server)

const json = (body: unknown, status = 200) => ({ status, type: 'application/json', body: JSON.stringify(body) })

test('every value in a path or a query is encoded', () => {
  expect(pathOf(user.read, { params: { email: 'a/b+c@example.com' } })).toBe('/users/a%2Fb%2Bc%40example.com')
  expect(pathOf(service.list, { querystring: { limit: 4, q: 'a&b', cursor: undefined } })).toBe(
    '/services?limit=4&q=a%26b',
  )
  expect(pathOf(user.read)).toBe('/users/')
})

test('a call without a token sends no authorization header', async () => {
  answer = json({ services: [], products: [] })
  await createCall(here.url)(menu)
  expect(seen).toMatchObject({ method: 'GET', url: '/menu', authorization: undefined, body: '' })
})

test('a write sends the token and its body', async () => {
  answer = json({ acknowledged: true, insertedId: 'x' }, 201)
  const call = createCall(here.url, () => Promise.resolve('token'))
  expect((await call(service.create, { body: { headerTitle: 'Solar' } })).insertedId).toBe('x')
  expect(seen).toMatchObject({ method: 'POST', authorization: 'Bearer token', body: '{"headerTitle":"Solar"}' })
})

test('call.withHeaders returns the headers of the response', async () => {
  answer = json([])
  expect((await createCall(here.url).withHeaders(service.list)).headers.get('x-total-count')).toBe('3')
})

test('a rejected call throws the problem of the API', async () => {
  const problem = { type: 'about:blank', title: 'Invalid', status: 400, detail: 'Give it a name.', errors: [] }
  answer = { status: 400, type: 'application/problem+json; charset=utf-8', body: JSON.stringify(problem) }
  await expect(createCall(here.url)(menu)).rejects.toMatchObject({ status: 400, message: 'Give it a name.', problem })
})

test('an HTML error of a proxy has a general message', async () => {
  answer = { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
  await expect(createCall(here.url)(menu)).rejects.toMatchObject({
    status: 502,
    message: expect.stringContaining('Try again'),
  })
})

test('an unreachable server is a failed call with status 0', async () => {
  await expect(createCall('http://127.0.0.1:1')(menu)).rejects.toMatchObject({ status: 0 })
})

test('a call that the contract does not declare does not compile', () => {
  const call = createCall(here.url)
  // Never called: the type check is the test.
  const calls = async () => {
    // @ts-expect-error the path needs an id
    await call(service.read)
    // @ts-expect-error no such option
    await call(service.list, { querystring: { limt: 4 } })
    // @ts-expect-error no such field
    await call(service.create, { body: { headerTite: 'Solar' } })
    const guide = await call(blog.read, { params: { id: 'x' } })
    // @ts-expect-error a guide has no details
    return guide.details
  }
  expect(calls).toBeTypeOf('function')
})

test('a 401 is retried once with a fresh token', async () => {
  answer = json({ type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Sign in first.' }, 401)
  answer.type = 'application/problem+json'
  const freshFlags: (boolean | undefined)[] = []
  const call = createCall(here.url, (fresh) => {
    freshFlags.push(fresh)
    return Promise.resolve(fresh ? 'fresh' : 'stale')
  })
  await expect(call(service.create, { body: { headerTitle: 'Solar' } })).rejects.toMatchObject({ status: 401 })
  expect(freshFlags).toEqual([undefined, true])
  expect(seen.authorization).toBe('Bearer fresh')
})
