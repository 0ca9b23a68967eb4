// @vitest-environment jsdom
import { kinds } from '@energy/contracts/content'
import { subscriber } from '@energy/contracts/subscribers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { everyPage, moveInPages, removeFromPages, usePages } from '../../src/shared/list/use-pages.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

const { list: route } = kinds.services
interface Asked {
  limit: number
  cursor?: string
}

/** A list of rows with ids from 0, which is read as from the API, and the queries of its pages. */
function aList(count: number) {
  const asked: Asked[] = []
  const rows = Array.from({ length: count }, (_, at) => ({ _id: String(at) }))
  const read = (query: Asked) => {
    asked.push(query)
    const start = Number(query.cursor ?? 0)
    const end = start + query.limit
    const headers = new Headers({ 'x-total-count': String(count) })
    if (end < count) headers.set('link', `<?limit=${query.limit}&cursor=${end}>; rel="next"`)
    return Promise.resolve({ data: rows.slice(start, end), headers })
  }
  return { asked, read }
}
const ids = (rows: readonly { _id: string }[] = []) => rows.map(({ _id }) => Number(_id))
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

test('a list is read page by page, newest first, each page by the cursor of the one before', async () => {
  const { asked, read } = aList(120)
  const { latest } = renderHook(() => usePages(route, {}, read))
  expect(latest()).toMatchObject({ items: undefined, total: 0, above: 0 })
  await expect.poll(() => ids(latest().items)).toEqual(range(0, 50))
  expect(latest()).toMatchObject({ total: 120, above: 0, hasNextPage: true, hasPreviousPage: false })
  await latest().fetchNextPage()
  await latest().fetchNextPage()
  await expect.poll(() => ids(latest().items)).toEqual(range(0, 120))
  expect(latest().hasNextPage).toBe(false)
  const page = { limit: 50, order: 'newest' }
  expect(asked).toEqual([page, { ...page, cursor: '50' }, { ...page, cursor: '100' }])
})

test('only some pages are in memory, and those above are read again when they are needed', async () => {
  const { read } = aList(120)
  const { latest } = renderHook(() => usePages(route, {}, read, { maxPages: 2 }))
  await expect.poll(() => latest().hasNextPage).toBe(true)
  await latest().fetchNextPage()
  await latest().fetchNextPage()
  await expect.poll(() => ids(latest().items)).toEqual(range(50, 120))
  expect(latest()).toMatchObject({ above: 50, total: 120, hasPreviousPage: true })
  await latest().fetchPreviousPage()
  await expect.poll(() => ids(latest().items)).toEqual(range(0, 100))
  expect(latest()).toMatchObject({ above: 0, hasPreviousPage: false, hasNextPage: true })
})

test('eight pages of fifty rows are in memory', async () => {
  const { read } = aList(500)
  const { latest } = renderHook(() => usePages(route, {}, read))
  for (const loaded of [50, 100, 150, 200, 250, 300, 350, 400]) {
    await expect.poll(() => latest().items?.length).toBe(loaded)
    await latest().fetchNextPage()
  }
  await expect.poll(() => latest().above).toBe(50)
  expect(latest().items).toHaveLength(400)
})

test('the filters are sent, and the previous rows stay until the filtered ones have come', async () => {
  const all = aList(2)
  const filtered = Promise.withResolvers<Awaited<ReturnType<typeof all.read>>>()
  const asked: object[] = []
  let filter: { q?: string } = {}
  const { latest, render } = renderHook(() =>
    usePages(route, filter, (query) => {
      asked.push(query)
      return query.q ? filtered.promise : all.read(query)
    }),
  )
  await expect.poll(() => ids(latest().items)).toEqual([0, 1])
  filter = { q: 'sun' }
  render()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toMatchObject({ q: 'sun' })
  expect(asked[0]).not.toHaveProperty('q')
  expect(ids(latest().items)).toEqual([0, 1])
  filtered.resolve({ data: [{ _id: '7' }], headers: new Headers({ 'x-total-count': '1' }) })
  await expect.poll(() => ids(latest().items)).toEqual([7])
  expect(latest().total).toBe(1)
})

test('pictures are filtered, and texts are those of a kind', async () => {
  const { asked, read } = aList(1)
  const { latest } = renderHook(() => usePages(route, { filter: 'unused', kind: 'team' }, read, { inOrder: true }))
  await expect.poll(() => ids(latest().items)).toEqual([0])
  expect(asked).toEqual([{ limit: 50, filter: 'unused', kind: 'team' }])
})

test('a list is read again every two seconds while one of its rows changes, then every thirty', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { asked, read } = aList(60)
  let changing = '55'
  const { latest } = renderHook(() => usePages(route, {}, read, { isChanging: ({ _id }) => _id === changing }))
  await expect.poll(() => latest().hasNextPage).toBe(true)
  await latest().fetchNextPage()
  await expect.poll(() => latest().items).toHaveLength(60)
  const readsWithin = async (milliseconds: number) => {
    const before = asked.length
    await vi.advanceTimersByTimeAsync(milliseconds)
    return asked.length - before
  }
  // Each time both pages are read.
  expect(await readsWithin(20_000)).toBe(20)
  changing = 'none'
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await readsWithin(60_000)).toBe(4)
})

test('a list that does not change is not read again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { asked, read } = aList(1)
  const { latest } = renderHook(() => usePages(route, {}, read))
  await expect.poll(() => latest().items).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
})

test('a row that is moved changes its place in the list at once, also over the end of a page', async () => {
  const { latest, client } = renderHook(() => usePages(route, {}, aList(5).read, { size: 2 }))
  await expect.poll(() => latest().hasNextPage).toBe(true)
  await latest().fetchNextPage()
  await latest().fetchNextPage()
  await expect.poll(() => ids(latest().items)).toEqual([0, 1, 2, 3, 4])
  moveInPages(client, route, {}, 0, 3)
  await expect.poll(() => ids(latest().items)).toEqual([1, 2, 3, 0, 4])
  expect(latest()).toMatchObject({ above: 0, total: 5, hasNextPage: false })
})

test('a moved text changes its place among those of its kind alone', async () => {
  const { latest, client } = renderHook(() => ({
    team: usePages(route, { kind: 'team' }, aList(3).read),
    reviews: usePages(route, { kind: 'reviews' }, aList(3).read),
    found: usePages(route, { kind: 'team', q: 'ada' }, aList(3).read),
  }))
  const lists = () => Object.values(latest()).map(({ items }) => ids(items))
  await expect.poll(lists).toEqual([range(0, 3), range(0, 3), range(0, 3)])
  moveInPages(client, route, { kind: 'tariffs' }, 2, 0)
  moveInPages(client, route, { kind: 'team' }, 2, 0)
  await expect.poll(lists).toEqual([[2, 0, 1], range(0, 3), range(0, 3)])
})

test('a removed row leaves each page of its list at once, and no other list', async () => {
  const { latest, client } = renderHook(() => ({
    services: usePages(route, {}, aList(3).read),
    others: usePages(subscriber.list, {}, aList(3).read),
  }))
  await expect.poll(() => [latest().services.items?.length, latest().others.items?.length]).toEqual([3, 3])
  removeFromPages(client, route, '1')
  await expect.poll(() => ids(latest().services.items)).toEqual([0, 2])
  expect(ids(latest().others.items)).toEqual([0, 1, 2])
})

test('a list that was never read stays so when a row is removed', () => {
  const { latest, client } = renderHook(() => usePages(route, {}, () => new Promise(() => undefined)))
  removeFromPages(client, route, '1')
  expect(latest().items).toBe(undefined)
})

test('a whole list is read in pages of a hundred', async () => {
  const { asked, read } = aList(250)
  expect(ids(await everyPage(read))).toEqual(range(0, 250))
  const page = { limit: 100, order: 'newest' }
  expect(asked).toEqual([page, { ...page, cursor: '100' }, { ...page, cursor: '200' }])
})
