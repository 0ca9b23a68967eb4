import { createServer } from 'node:http'
import { service } from '@energy/contracts/content'
import { notifications } from '@energy/contracts/notifications'
import { menu } from '@energy/contracts/site'
import { user } from '@energy/contracts/users'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { createCall } from '../src/call.ts'
import { keyOf, query, queryAgain } from '../src/query.ts'
import { listening } from './fixtures/listening.ts'

let requested: string[]
let aborted: number
const server = createServer((request, response) => {
  requested.push(request.url ?? '')
  // Nobody waits for an answer to what is asked with this word.
  if (request.url?.includes('never')) return void response.on('close', () => (aborted += 1))
  response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
})
const here = listening(server)
beforeEach(() => {
  requested = []
  aborted = 0
})

test('an answer is kept under its tag, then its address, then what was asked for', () => {
  expect(keyOf(menu)).toEqual(['menu', '/menu', {}, {}])
  expect(keyOf(service.read, { params: { id: 'x' } })).toEqual(['services', '/services/:id', { id: 'x' }, {}])
  expect(keyOf(service.list, { querystring: { limit: 4 } })).toEqual(['services', '/services', {}, { limit: 4 }])
  expect(query(createCall('/api'), service.list, { querystring: { limit: 4 } }).queryKey).toEqual(
    keyOf(service.list, { querystring: { limit: 4 } }),
  )
})

test('what is not for everybody is marked', () => {
  const call = createCall('/api')
  const input = { params: { email: 'ada@example.com' } }
  expect(query(call, user.read, input).meta).toEqual({ personal: true })
  expect(query(call, service.list)).not.toHaveProperty('meta')
  expect(queryAgain(call, notifications.read).meta).toEqual({ personal: true })
  expect(queryAgain(call, menu)).not.toHaveProperty('meta')
})

test('what is asked for over and over is kept beside what is asked for once', () => {
  const call = createCall('/api')
  expect(queryAgain(call, menu).queryKey).toEqual([...keyOf(menu), 'again'])
  expect(queryAgain(call, service.list, { querystring: { limit: 4 } }).queryKey).toEqual([
    ...keyOf(service.list, { querystring: { limit: 4 } }),
    'again',
  ])
})

test('a screen is given the answer alone, and React Query keeps all of it as it came', () => {
  const { select, structuralSharing } = queryAgain(createCall('/api'), menu)
  const data = { services: [], products: [] }
  expect(select?.({ data, headers: new Headers() })).toBe(data)
  expect(structuralSharing).toBe(false)
})

const sun = { querystring: { q: 'sun' } }
const never = { querystring: { q: 'never' } }

test('a read asks for what was meant, and is given up with its screen', async () => {
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

test('so does a read that is asked for over and over', async () => {
  const client = new QueryClient()
  const call = createCall(here.url)
  expect((await client.fetchQuery(queryAgain(call, service.list, sun))).data).toEqual([])
  const waiting = queryAgain(call, service.list, never)
  const read = client.fetchQuery(waiting)
  await expect.poll(() => requested).toEqual(['/services?q=sun', '/services?q=never'])
  await client.cancelQueries({ queryKey: waiting.queryKey })
  await expect(read).rejects.toThrow('CancelledError')
  await expect.poll(() => aborted).toBe(1)
})
