import { createCall } from '@energy/client/call'
import { CallError, unreachable } from '@energy/client/call-error'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { incomplete, notFound, readOptional, readRequired } from '../../src/shared/loaders.ts'

const aContext = () => ({ call: createCall(''), client: new QueryClient() })
const failing = (status: number) => ({
  queryKey: ['service'],
  queryFn: vi.fn<() => Promise<string>>().mockRejectedValue(new CallError({ ...unreachable, status })),
})
const reading = (...texts: string[]) => {
  const queryFn = vi.fn<() => Promise<string>>()
  for (const text of texts) queryFn.mockResolvedValueOnce(text)
  return { queryKey: ['service'], queryFn }
}
const responseTo = (status: number) => readRequired(aContext(), failing(status)).catch((response: unknown) => response)

test('a record that could not be read is answered by the reason', async () => {
  expect(await responseTo(404)).toMatchObject({ data: null, init: { status: 404 } })
  for (const status of [0, 503]) expect(await responseTo(status)).toMatchObject({ init: { status: 503 } })
  for (const status of [400, 500]) expect(await responseTo(status)).toMatchObject({ init: { status: 500 } })
  const broken = { queryKey: ['service'], queryFn: () => Promise.reject(new Error('broken')) }
  await expect(readRequired(aContext(), broken)).rejects.toMatchObject({ init: { status: 503 } })
})

test('a page that needs a record asks for it once', async () => {
  const read = failing(503)
  await readRequired(aContext(), read).catch(() => undefined)
  expect(read.queryFn).toHaveBeenCalledOnce()
})

test('what a prefetch has just read is not read again, and later it is', async () => {
  vi.useFakeTimers()
  for (const read of [readRequired, readOptional]) {
    const context = aContext()
    const query = reading('first', 'second')
    await read(context, query)
    vi.advanceTimersByTime(4_000)
    await read(context, query)
    expect(context.client.getQueryData(['service'])).toBe('first')
    vi.advanceTimersByTime(2_000)
    await read(context, query)
    expect(context.client.getQueryData(['service'])).toBe('second')
  }
  vi.useRealTimers()
})

test('a part that a page can lack is missing only if there is nothing to show', async () => {
  const context = aContext()
  expect(await readOptional(context, failing(503))).toBe(false)
  const read = failing(503)
  context.client.setQueryData(['service'], 'from before', { updatedAt: 1 })
  expect(await readOptional(context, read)).toBe(true)
  expect(read.queryFn).toHaveBeenCalledOnce()
})

test('a page without a part of its data is unavailable, and a path without a page not found', () => {
  expect(incomplete({ title: 'Guides' })).toMatchObject({ data: { title: 'Guides' }, init: { status: 503 } })
  expect(notFound()).toMatchObject({ data: null, init: { status: 404 } })
})
