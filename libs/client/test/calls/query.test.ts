import { createServer } from 'node:http'
import { service } from '@energy/contracts/content'
import { notifications } from '@energy/contracts/notifications'
import { menu } from '@energy/contracts/site'
import { user } from '@energy/contracts/people/users'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { createCall } from '../../src/call.ts'
import { keyOf, query, pollingQuery } from '../../src/query.ts'
import { listening } from '../fixtures/listening.ts'

let requested: string[]
let aborted: number
const server = createServer((request, response) => {
  requested.push(request.url ?? '')
  // A request with this word gets no response.
  if (request.url?.includes('never')) return void response.on('close', () => (aborted += 1))
  response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
})
const here = listening(server)
beforeEach(() => {
  requested = []
  aborted = 0
})

test('a query key is the tag, then the URL, then the input', () => {
  expect(keyOf(menu)).toEqual(['menu', '/menu', {}, {}])
  expect(keyOf(service.read, { params: { id: 'x' } })).toEqual(['services', '/services/:id', { id: 'x' }, {}])
  expect(keyOf(service.list, { querystring: { limit: 4 } })).toEqual(['services', '/services', {}, { limit: 4 }])
  expect(query(createCall('/api'), service.list, { querystring: { limit: 4 } }).queryKey).toEqual(
    keyOf(service.list, { querystring: { limit: 4 } }),
  )
})

test('queries that are not public are marked as personal', () => {
  const call = createCall('/api')
  const input = { params: { email: 'ada@example.com' } }
  expect(query(call, user.read, input).meta).toEqual({ personal: true })
  expect(query(call, service.list)).not.toHaveProperty('meta')
  expect(pollingQuery(call, notifications.read).meta).toEqual({ personal: true })
  expect(pollingQuery(call, menu)).not.toHaveProperty('meta')
})

test('a polled query has a key of its own under the key of the query', () => {
  const call = createCall('/api')
  expect(pollingQuery(call, menu).queryKey).toEqual([...keyOf(menu), 'again'])
  expect(pollingQuery(call, service.list, { querystring: { limit: 4 } }).queryKey).toEqual([
    ...keyOf(service.list, { querystring: { limit: 4 } }),
    'again',
  ])
})

test('a polled query selects the data, and caches the unchanged response', () => {
  const { select, structuralSharing } = pollingQuery(createCall('/api'), menu)
  const data = { services: [], products: [] }
  expect(select?.({ data, headers: new Headers() })).toBe(data)
  expect(structuralSharing).toBe(false)
})

const sun = { querystring: { q: 'sun' } }
const never = { querystring: { q: 'never' } }

test('a query sends its input, and is aborted when it is cancelled', async () => {
  const client = new QueryClient()
  const call = createCall(here.url)
  expect(await client.fetchQuery(query(call, service.list, sun))).toEqual([])
  const waiting = query(call, service.list, never)
  const read = client.fetchQuery(waiting)
  await expect.poll(() => requested).toEqual(['/services?q=sun', '/services?q=never'])
  await client.cancelQueries({ queryKey: waiting.queryKey })
  await expect(read).rejects.toThrow('CancelledError')
  await expect.poll(() => aborted).toBe(1)
})

test('a polled query sends its input, and is aborted when it is cancelled', async () => {
  const client = new QueryClient()
  const call = createCall(here.url)
  expect((await client.fetchQuery(pollingQuery(call, service.list, sun))).data).toEqual([])
  const waiting = pollingQuery(call, service.list, never)
  const read = client.fetchQuery(waiting)
  await expect.poll(() => requested).toEqual(['/services?q=sun', '/services?q=never'])
  await client.cancelQueries({ queryKey: waiting.queryKey })
  await expect(read).rejects.toThrow('CancelledError')
  await expect.poll(() => aborted).toBe(1)
})
