import { CallError, unreachable } from '@energy/client/call-error'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { hydrateQueries, queriesOf } from '../../src/app/hydrated-queries.ts'
import { createQueryClient } from '../../src/app/query-client.ts'
import { FROM_BEFORE } from '../../src/shared/site/read-site.ts'

const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'There is no such service.' }

/** What the browser has of a query after its page was hydrated. */
async function hydrated(queryFn: () => Promise<unknown>) {
  const server = new QueryClient()
  await server.prefetchQuery({ queryKey: ['services'], queryFn, retry: false })
  const browser = new QueryClient()
  hydrateQueries(browser, JSON.parse(JSON.stringify(queriesOf(server))))
  const { state } = browser.getQueryCache().find({ queryKey: ['services'] }) ?? {}
  return state
}

test('an answer of the server is the data of the browser', async () => {
  const state = await hydrated(() => Promise.resolve([{ _id: '1' }]))
  expect(state).toMatchObject({ status: 'success', data: [{ _id: '1' }] })
})

test('a failure of the server is shown by the browser, too, and is not tried again', async () => {
  const state = await hydrated(() => Promise.reject(new CallError(problem)))
  expect(state).toMatchObject({ status: 'error', fetchStatus: 'idle', error: { problem } })
  expect(state?.error).toBeInstanceOf(CallError)
  expect(state?.errorUpdatedAt).toBeGreaterThan(0)
})

test('any other failure of the server is shown as an unreachable server', async () => {
  const state = await hydrated(() => Promise.reject(new Error('secret')))
  expect(state).toMatchObject({ error: { problem: unreachable } })
})

test('an answer from before is shown by the browser, too, as one that failed to come again', async () => {
  const server = new QueryClient()
  server.setQueryData(['services'], 'from before', { updatedAt: FROM_BEFORE })
  const state = async (queryFn: () => Promise<unknown>) => {
    await server.prefetchQuery({ queryKey: ['services'], queryFn, retry: false })
    const browser = new QueryClient()
    hydrateQueries(browser, JSON.parse(JSON.stringify(queriesOf(server))))
    return browser.getQueryCache().find({ queryKey: ['services'] })?.state
  }
  const failed = await state(() => Promise.reject(new CallError(problem)))
  expect(failed).toMatchObject({ status: 'error', data: 'from before', dataUpdatedAt: FROM_BEFORE })
  expect(await state(() => Promise.resolve('of now'))).toMatchObject({ status: 'success', data: 'of now', error: null })
})

test('a query without an answer is left out', () => {
  const server = new QueryClient()
  void server.prefetchQuery({ queryKey: ['services'], queryFn: () => new Promise(() => undefined) })
  expect(queriesOf(server)).toEqual([])
})

test.each([
  [new CallError(unreachable), [true, true, false]],
  [new CallError({ ...problem, status: 500 }), [true, true, false]],
  [new CallError({ ...problem, status: 503 }), [true, true, false]],
  [new CallError(problem), [false, false, false]],
  [new Error('broken'), [false, false, false]],
])('after %o a read is tried again twice if the server is unavailable or fails', (error, again) => {
  const { queries } = createQueryClient().getDefaultOptions()
  const retry = queries?.retry
  if (typeof retry !== 'function') throw new Error('There is no rule')
  expect([0, 1, 2].map((failures) => retry(failures, error))).toEqual(again)
})

test('data is fresh for half a minute, and without a network a call fails instead of waiting', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    mutations: { networkMode: 'always' },
    queries: { networkMode: 'always', staleTime: 30_000 },
  })
})
