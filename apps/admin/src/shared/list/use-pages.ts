import { keyOf } from '@energy/client/query'
import { countOf } from '@energy/contracts/counts'
import type { Route } from '@energy/contracts/route'
import { useInfiniteQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { moved } from '../sortable/order.ts'

/** The query of a page. */
interface PageQuery {
  limit: number
  order?: 'newest'
  cursor?: string
}

interface PagesOptions<T> {
  /** In the order of the API, not newest first. */
  inOrder?: boolean
  /** The number of pages in memory; 0 for any number. */
  maxPages?: number
  /** The number of items on a page. */
  size?: number
  /** While an item is so, the list is read again every two seconds. */
  isChanging?: (item: T) => boolean
}

export interface Page<T> {
  items: readonly T[]
  /** The number of items on all pages; above MAX_COUNT where it is not known exactly. */
  total: number
  next: string | undefined
  /** The number of pages before this one. */
  before: number
}

/** An item of a list. */
interface Row {
  _id: string
}

/** Milliseconds between two reads. */
const POLL_INTERVAL = { changing: 2_000, still: 30_000 }
const PAGE_SIZE = 50
/** The most pages that are in memory, on the screen and refetched. */
const MAX_PAGES = 8

// A page param is the list of cursors that lead to the page, its own last, so that previous pages can be read again.
const firstPage: readonly string[] = []

const pollIntervalFor =
  <T>(isChanging: (item: T) => boolean) =>
  ({ state: { data } }: { state: { data: InfiniteData<Page<T>> | undefined } }) =>
    POLL_INTERVAL[data?.pages.some(({ items }) => items.some(isChanging)) ? 'changing' : 'still']

const pagesKey = (route: Route) => [...keyOf(route), 'pages']
const cursorOf = (link: string | null) => link?.match(/[?&]cursor=([^&>]+)/)?.[1]

/**
 * A list, newest first or in the order of the API, page by page in both directions.
 * @param filter what filters or sorts the items, and tells apart the lists of a route
 * @param read requests one page
 */
export function usePages<T extends Row, Filter extends object = object>(
  route: Route,
  filter: Filter,
  read: (page: PageQuery & Filter, signal: AbortSignal) => Promise<{ data: readonly T[]; headers: Headers }>,
  { inOrder = false, maxPages = MAX_PAGES, size = PAGE_SIZE, isChanging }: PagesOptions<T> = {},
) {
  const { data, ...list } = useInfiniteQuery({
    queryKey: [...pagesKey(route), filter],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }): Promise<Page<T>> => {
      const cursor = pageParam.at(-1)
      const page: PageQuery = { limit: size, ...(!inOrder && { order: 'newest' }), ...(cursor && { cursor }) }
      const { data: items, headers } = await read({ ...page, ...filter }, signal)
      return {
        items,
        total: countOf(headers.get('x-total-count')),
        next: cursorOf(headers.get('link')),
        before: pageParam.length,
      }
    },
    getNextPageParam: ({ next }, _, cursors) => (next ? [...cursors, next] : undefined),
    getPreviousPageParam: (_first, _, cursors) => (cursors.length > 0 ? cursors.slice(0, -1) : undefined),
    maxPages,
    ...(isChanging && { refetchInterval: pollIntervalFor(isChanging) }),
    // While a filter is typed, the previous rows stay until the next ones are loaded.
    placeholderData: (before) => before,
  })
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data])
  return {
    ...list,
    /** The same array until they change. */
    items,
    total: data?.pages.at(-1)?.total ?? 0,
    /** As many pages are in memory as may be, so others may have been dropped. */
    isCut: data?.pages.length === maxPages,
    /** The number of items before the loaded pages. */
    above: (data?.pages[0]?.before ?? 0) * size,
  }
}

/** Removes an item from the cached pages of a list, until the list is refetched. */
export const removeFromPages = (queryClient: QueryClient, route: Route, id: string) =>
  queryClient.setQueriesData<InfiniteData<Page<Row>>>(
    { queryKey: pagesKey(route) },
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({ ...page, items: page.items.filter(({ _id }) => _id !== id) })),
      },
  )

/** Moves an item of the cached pages of a list, until the list is refetched. */
export const moveInPages = (queryClient: QueryClient, route: Route, filter: object, from: number, to: number) =>
  queryClient.setQueryData<InfiniteData<Page<Row>>>([...pagesKey(route), filter], (before) => {
    if (!before) return before
    const items = moved(
      before.pages.flatMap((page) => page.items),
      from,
      to,
    )
    let end = 0
    const pages = before.pages.map((page) => ({ ...page, items: items.slice(end, (end += page.items.length)) }))
    return { ...before, pages }
  })

/** Reads a whole list page by page. */
export async function everyPage<T>(read: (page: PageQuery) => Promise<{ data: readonly T[]; headers: Headers }>) {
  const all: T[] = []
  let cursor: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page contains the cursor of the next one
    const { data, headers } = await read({ limit: 100, order: 'newest', ...(cursor && { cursor }) })
    all.push(...data)
    cursor = cursorOf(headers.get('link'))
  } while (cursor)
  return all
}
