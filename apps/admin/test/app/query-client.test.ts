import { CallError } from '@energy/client/call-error'
import { keyOf } from '@energy/client/query'
import { kinds } from '@energy/contracts/content'
import { user } from '@energy/contracts/people/users'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../src/app/query-client.ts'

const failure = (status: number) => new CallError({ type: 'about:blank', title: '', status, detail: '' })
const record = keyOf(user.read, { params: { email: 'ada@example.com' } })
const services = keyOf(kinds.services.list)

/** A client that has read the record of the user. */
function aClient(onUnauthorized = () => {}) {
  const client = createQueryClient(onUnauthorized)
  client.setQueryData(record, {})
  client.setQueryData(services, [])
  return { client, isRechecked: () => client.getQueryState(record)?.isInvalidated }
}

test.each([
  [failure(0), 3],
  [failure(503), 3],
  [failure(500), 3],
  [new Error('no answer of the API'), 3],
  [failure(404), 1],
  [failure(429), 1],
])('a read that fails with %o is tried %i times', async (error, times) => {
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(error)
  const { client } = aClient()
  await expect(
    client.fetchQuery({
      queryKey: services,
      queryFn,
      retry: client.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
    }),
  ).rejects.toBe(error)
  expect(queryFn).toHaveBeenCalledTimes(times)
})

test.each([401, 403])('a read or a write that fails with %i reads the record of the user again', async (status) => {
  const read = aClient()
  await read.client.prefetchQuery({ queryKey: services, queryFn: () => Promise.reject(failure(status)) })
  expect(read.isRechecked()).toBe(true)
  const write = aClient()
  const mutation = write.client
    .getMutationCache()
    .build(write.client, { mutationFn: () => Promise.reject(failure(status)) })
  await mutation.execute(undefined).catch(() => undefined)
  expect(write.isRechecked()).toBe(true)
  expect(write.client.getQueryState(services)?.isInvalidated).toBe(false)
})

test('other failures, and a failed read of a user, do not read the record again', async () => {
  const { client, isRechecked } = aClient()
  for (const error of [failure(404), failure(500), new Error('broken')])
    await client.prefetchQuery({ queryKey: services, queryFn: () => Promise.reject(error), retry: false })
  await client.prefetchQuery({ queryKey: keyOf(user.list), queryFn: () => Promise.reject(failure(403)) })
  expect(isRechecked()).toBe(false)
})

test('without a network a call fails instead of waiting, and screens are read again every half a minute', () => {
  expect(createQueryClient(() => {}).getDefaultOptions()).toMatchObject({
    mutations: { networkMode: 'always' },
    queries: { networkMode: 'always', refetchInterval: 30_000 },
  })
})

test.each([
  [401, 1],
  [403, 0],
  [500, 0],
])('after a call that fails with %i the session is ended %i times', async (status, times) => {
  const onUnauthorized = vi.fn<() => void>()
  const { client } = aClient(onUnauthorized)
  await client.prefetchQuery({ queryKey: services, queryFn: () => Promise.reject(failure(status)), retry: false })
  expect(onUnauthorized).toHaveBeenCalledTimes(times)
})
