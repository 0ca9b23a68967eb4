// @vitest-environment jsdom
import { createServer, type ServerResponse } from 'node:http'
import { blog, service } from '@energy/contracts/content'
import { menu, overview } from '@energy/contracts/site'
import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { CallError } from '../../src/call-error.ts'
import { createCall } from '../../src/call.ts'
import { keyOf, query } from '../../src/query.ts'
import { useSend } from '../../src/use-send.ts'
import { listening } from '../fixtures/listening.ts'
import { anApp, renderHook } from '../fixtures/render-hook.ts'

interface PendingRequest {
  name: string
  body: string
  answer(body: unknown, status?: number): void
}
const answering = (response: ServerResponse) => (body: unknown, status?: number) => {
  const type = status === 412 ? 'application/problem+json' : 'application/json'
  response.writeHead(status ?? 200, { 'content-type': type }).end(JSON.stringify(body))
}

/** All requests in the order of arrival; a test responds to each. */
let requests: PendingRequest[]
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  requests.push({ name: `${request.method} ${request.url}`, body, answer: answering(response) })
})
const here = listening(server)
beforeEach(() => {
  requests = []
})
const requestAt = async (count: number) => {
  await expect.poll(() => requests.length).toBe(count)
  const last = requests[count - 1]
  if (!last) throw new Error('There is no request')
  return last
}

const modified = { acknowledged: true, matchedCount: 1, modifiedCount: 1 }
const change = { params: { id: 'x' }, body: { headerTitle: 'Solar' } }

test('a write invalidates the tags that its contract names, and no others', async () => {
  const { client, wrap } = anApp(createCall(here.url))
  const stale = [service.list, menu, overview].map((route) => keyOf(route))
  const fresh = [blog.list, specialist.list].map((route) => keyOf(route))
  for (const key of [...stale, ...fresh]) client.setQueryData(key, [])
  const send = renderHook(() => useSend(service.update), wrap)
  const sent = send.latest().mutateAsync(change)
  const { name, body, answer } = await requestAt(1)
  expect([name, body]).toEqual(['PUT /services/x', '{"headerTitle":"Solar"}'])
  answer(modified)
  expect(await sent).toEqual(modified)
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(stale.map(isStale)).toEqual([true, true, true])
  expect(fresh.map(isStale)).toEqual([false, false])
})

test('a write without `changes` invalidates only its own tag', async () => {
  const { client, wrap } = anApp(createCall(here.url))
  client.setQueryData(keyOf(contact.list), [])
  client.setQueryData(keyOf(overview), [])
  const sent = renderHook(() => useSend(contact.create), wrap)
    .latest()
    .mutateAsync({ body: { firstName: 'Ada', email: 'ada@example.com' } })
  const { answer } = await requestAt(1)
  answer({ acknowledged: true, insertedId: 'y' }, 201)
  await sent
  expect(client.getQueryState(keyOf(contact.list))?.isInvalidated).toBe(true)
  expect(client.getQueryState(keyOf(overview))?.isInvalidated).toBe(false)
})

test('a rejected write invalidates nothing and returns the error', async () => {
  const { client, wrap } = anApp(createCall(here.url))
  client.setQueryData(keyOf(service.list), [])
  const send = renderHook(() => useSend(service.update), wrap)
  const sent = send.latest().mutateAsync(change)
  const { answer } = await requestAt(1)
  answer({ type: 'about:blank', title: 'Changed', status: 412, detail: 'Somebody else saved.' }, 412)
  await expect(sent).rejects.toThrow(CallError)
  expect(client.getQueryState(keyOf(service.list))?.isInvalidated).toBe(false)
  await expect.poll(() => send.latest().error?.message).toBe('Somebody else saved.')
})

test('a read that started before a write never replaces a read after it', async () => {
  const call = createCall(here.url)
  const { wrap } = anApp(call)
  const list = renderHook(() => useQuery(query(call, service.list)), wrap)
  const before = await requestAt(1)
  const send = renderHook(() => useSend(service.update), wrap)
  const sent = send.latest().mutateAsync(change)
  const write = await requestAt(2)
  write.answer(modified)
  const after = await requestAt(3)
  expect(after.name).toBe('GET /services')
  after.answer([{ headerTitle: 'Solar' }])
  await sent
  before.answer([{ headerTitle: 'Before' }])
  await expect.poll(() => list.latest().data).toEqual([{ headerTitle: 'Solar' }])
  expect(list.results.flatMap(({ data = [] }) => data.map(({ headerTitle }) => headerTitle))).not.toContain('Before')
})

test('of two writes that overlap, the first also ends when the reading after the second one does', async () => {
  const call = createCall(here.url)
  const { client, wrap } = anApp(call)
  const list = renderHook(() => useQuery(query(call, service.list)), wrap)
  const first = await requestAt(1)
  first.answer([{ headerTitle: 'Before' }])
  await expect.poll(() => list.latest().isSuccess).toBe(true)
  const send = renderHook(() => useSend(service.update), wrap)
  const ends: unknown[] = []
  const write = () =>
    send
      .latest()
      .mutateAsync(change)
      .then(() => ends.push(client.getQueryData(keyOf(service.list))))
  const one = write()
  const oneWrite = await requestAt(2)
  const other = write()
  const otherWrite = await requestAt(3)
  oneWrite.answer(modified)
  await requestAt(4)
  otherWrite.answer(modified)
  const last = await requestAt(5)
  last.answer([{ headerTitle: 'Solar' }])
  await Promise.all([one, other])
  expect(ends).toEqual([[{ headerTitle: 'Solar' }], [{ headerTitle: 'Solar' }]])
})

test('a write does not cancel a read of another tag', async () => {
  const call = createCall(here.url)
  const { wrap } = anApp(call)
  const list = renderHook(() => useQuery(query(call, blog.list)), wrap)
  const read = await requestAt(1)
  const sent = renderHook(() => useSend(service.update), wrap)
    .latest()
    .mutateAsync(change)
  const write = await requestAt(2)
  write.answer(modified)
  await sent
  expect(list.latest().fetchStatus).toBe('fetching')
  read.answer([])
  await expect.poll(() => list.latest().data).toEqual([])
  expect(requests).toHaveLength(2)
})
