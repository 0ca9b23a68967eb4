import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { contact } from '@energy/contracts/inquiries/contacts'
import { menu } from '@energy/contracts/site'
import { service } from '@energy/contracts/content'
import { beforeEach, expect, test } from 'vitest'
import { CallError, problemOf, sessionOver, unreachable } from '../../src/call-error.ts'
import { createCall } from '../../src/call.ts'
import { listening } from '../fixtures/listening.ts'

let seen: { url: string | undefined; headers: IncomingHttpHeaders }[]
let answer: (response: ServerResponse) => unknown
const server = createServer((request, response) => {
  seen.push({ url: request.url, headers: request.headers })
  request.resume()
  answer(response)
})
const here = listening(server)
const json = (body: unknown, status = 200, headers = {}) => {
  answer = (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
/** The problem for an HTML page in place of a response of the API. */
const problemFor = (init: ResponseInit) => problemOf(new Response('<h1>Away</h1>', init))
const lastHeaders = () => seen.at(-1)?.headers

beforeEach(() => {
  seen = []
  json({ services: [], products: [] })
})

test('a read sends no content type and no ETag, a write sends a JSON content type', async () => {
  const call = createCall(here.url)
  await call(menu)
  expect(lastHeaders()).not.toHaveProperty('content-type')
  expect(lastHeaders()).not.toHaveProperty('if-none-match')
  await call(service.create, { body: { headerTitle: 'Solar' } })
  expect(lastHeaders()).toMatchObject({ 'content-type': 'application/json' })
})

test('headers from the contract are sent', async () => {
  const body = { firstName: 'Ada', email: 'ada@example.com' }
  await createCall(here.url)(contact.create, { headers: { 'idempotency-key': 'key' }, body })
  expect(lastHeaders()).toMatchObject({ 'idempotency-key': 'key' })
})

test('a cached response without an ETag is requested without a condition', async () => {
  const call = createCall(here.url)
  const cached = await call.withHeaders(menu)
  await call.send(menu, {}, undefined, cached)
  expect(lastHeaders()).not.toHaveProperty('if-none-match')
  expect(seen).toHaveLength(2)
})

test('a 304 without a cached response is a failed call', async () => {
  answer = (response) => response.writeHead(304).end()
  await expect(createCall(here.url).send(menu)).rejects.toMatchObject({ status: 304 })
})

test('a 401 is the result when no fresh token is available', async () => {
  json({}, 401)
  const tokens = ['stale', undefined]
  const call = createCall(here.url, async () => tokens.shift())
  await expect(call(service.create, { body: { headerTitle: 'Solar' } })).rejects.toMatchObject({ status: 401 })
  expect(seen).toHaveLength(1)
})

test('what anybody may send goes without a token once the session has ended, and nothing else does', async () => {
  const call = createCall(here.url, () => Promise.reject(new CallError(sessionOver)))
  await call(contact.create, { body: { firstName: 'Ada', email: 'ada@example.com' } })
  expect(lastHeaders()).not.toHaveProperty('authorization')
  await expect(call(service.create, { body: { headerTitle: 'Solar' } })).rejects.toMatchObject({ problem: sessionOver })
  expect(seen).toHaveLength(1)
})

test('what anybody may send goes again without the token that was rejected, where it cannot be renewed', async () => {
  answer = (response) => response.writeHead(lastHeaders()?.authorization ? 401 : 201).end('{}')
  const call = createCall(here.url, async (fresh) => {
    if (fresh) throw new CallError(sessionOver)
    return 'stale'
  })
  await call(contact.create, { body: { firstName: 'Ada', email: 'ada@example.com' } })
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer stale', undefined])
})

test('while the provider is out of reach a public call fails: without its token it would belong to nobody', async () => {
  const call = createCall(here.url, () => Promise.reject(new CallError(unreachable)))
  await expect(call(menu)).rejects.toMatchObject({ problem: unreachable })
  expect(seen).toEqual([])
})

test('without a token a 401 is not retried', async () => {
  json({}, 401)
  let tokenRequests = 0
  const call = createCall(here.url, async () => {
    tokenRequests += 1
    return undefined
  })
  await expect(call(menu)).rejects.toMatchObject({ status: 401 })
  expect([tokenRequests, seen.length]).toEqual([1, 1])
})

test('a 403 requests no fresh token', async () => {
  json({}, 403)
  const tokenRequests: unknown[] = []
  const call = createCall(here.url, async (fresh) => String(tokenRequests.push(fresh)))
  await expect(call(menu)).rejects.toMatchObject({ status: 403 })
  expect(tokenRequests).toEqual([undefined])
})

test('an aborted call rejects with the reason of the signal', async () => {
  answer = () => undefined
  const giving = new AbortController()
  const read = createCall(here.url).send(menu, {}, giving.signal)
  await expect.poll(() => seen).toHaveLength(1)
  giving.abort(new Error('Nobody looks any more'))
  await expect(read).rejects.toThrow('Nobody looks any more')
})

test('a call whose connection breaks is a failed call with the title No connection', async () => {
  answer = (response) => response.destroy()
  const read = createCall(here.url).send(menu, {}, new AbortController().signal)
  await expect(read).rejects.toMatchObject({
    name: 'CallError',
    problem: { type: 'about:blank', title: 'No connection', status: 0 },
    message: 'The server could not be reached. Check your connection and try again.',
  })
})

test('an HTML response is a problem with its status and a general message', async () => {
  const detail = 'Something broke on our side. Try again in a moment.'
  expect(await problemFor({ status: 502, statusText: 'Bad Gateway' })).toEqual({
    type: 'about:blank',
    title: 'Bad Gateway',
    status: 502,
    detail,
  })
  expect(await problemFor({ status: 503, headers: { 'content-type': 'text/html' } })).toMatchObject({
    title: 'Failed',
    detail,
  })
  const bare = new Response(null, { status: 500 })
  expect(await problemOf(bare)).toMatchObject({ status: 500, detail })
})

test('problem+json must be the content type itself, not a parameter of it', async () => {
  const init = { status: 500, headers: { 'content-type': 'text/html; like=application/problem+json' } }
  expect(await problemFor(init)).toMatchObject({ title: 'Failed', status: 500 })
})

test('a failed call is an error with its problem', () => {
  const problem = { type: 'about:blank', title: 'Gone', status: 410, detail: 'It is gone.' }
  const error = new CallError(problem)
  expect(error).toMatchObject({ name: 'CallError', message: 'It is gone.', status: 410, problem })
})
