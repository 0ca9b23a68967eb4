import { createServer } from 'node:http'
import { notifications } from '@energy/contracts/notifications'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { createCall } from '../../src/call.ts'
import { pollingQuery } from '../../src/query.ts'
import { listening } from '../fixtures/listening.ts'

const first = { unseen: 1, unanswered: { specialists: 1, contacts: 0 }, seenAt: '', items: [] }
let current: object
let statuses: number[]
const server = createServer((request, response) => {
  const text = JSON.stringify(current)
  const etag = `"${text.length} ${text.slice(0, 12).replaceAll('"', '')}"`
  const status = request.headers['if-none-match'] === etag ? 304 : 200
  statuses.push(status)
  response.writeHead(status, { 'content-type': 'application/json', etag }).end(status === 200 ? text : undefined)
})

const here = listening(server)
beforeEach(() => {
  current = first
  statuses = []
})

test('an unchanged response is a 304 and returns the cached response', async () => {
  const client = new QueryClient()
  const read = pollingQuery(createCall(here.url), notifications.read)
  const one = await client.fetchQuery(read)
  expect(await client.fetchQuery(read)).toBe(one)
  expect(one.data).toEqual(first)
  expect(statuses).toEqual([200, 304])
})

test('a changed response replaces the cached one', async () => {
  const client = new QueryClient()
  const read = pollingQuery(createCall(here.url), notifications.read)
  await client.fetchQuery(read)
  current = { ...first, unseen: 2 }
  expect((await client.fetchQuery(read)).data).toEqual(current)
  await client.fetchQuery(read)
  expect(statuses).toEqual([200, 200, 304])
})

test('after the cache is cleared, no ETag is sent', async () => {
  const client = new QueryClient()
  const read = pollingQuery(createCall(here.url), notifications.read)
  await client.fetchQuery(read)
  client.clear()
  await client.fetchQuery(read)
  expect(statuses).toEqual([200, 200])
})
