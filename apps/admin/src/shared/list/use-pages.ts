import { keyOf } from '@energy/client/query'
import type { Route } from '@energy/contracts/route'
import type { State } from '@energy/contracts/inquiries/inquiry'
import { useInfiniteQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query'

/** What a page is asked for by. */
interface PageQuery {
  limit: number
  order: 'newest'
  cursor?: string
  q?: string
  state?: State
}

interface Page<T> {
  items: readonly T[]
  total: number
  next: string | undefined
  /** How many pages are before it. */
  before: number
}

/** An item of a list. */
interface Row {
  _id: string
}

const PAGE_SIZE = 50
/** However far somebody scrolls: no more pages than this are held, drawn and read again. */
const MAX_PAGES = 8

// The cursors that led to a page, its own the last: with them the way back is known, too.
const firstPage: readonly string[] = []

const pagesKey = (route: Route) => [...keyOf(route), 'pages']
const cursorOf = (link: string | null) => link?.match(/[?&]cursor=([^&>]+)/)?.[1]

/**
 * A list, newest first, page by page in both directions.
 * @param q what its items are filtered by
 * @param read asks for one page
 * @param maxPages the number of pages that are held at once
 * @param state which of them, where they are work
 */
export function usePages<T extends Row>(
  route: Route,
  q: string,
  read: (page: PageQuery, signal: AbortSignal) => Promise<{ data: readonly T[]; headers: Headers }>,
  { maxPages = MAX_PAGES, state }: { maxPages?: number; state?: State | undefined } = {},
) {
  const { data, ...list } = useInfiniteQuery({
    queryKey: [...pagesKey(route), q, state],
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal }): Promise<Page<T>> => {
      const cursor = pageParam.at(-1)
      const pageQuery: PageQuery = {
        limit: PAGE_SIZE,
        order: 'newest',
        ...(cursor && { cursor }),
        ...(q && { q }),
        ...(state && { state }),
      }
      const { data: items, headers } = await read(pageQuery, signal)
      return {
        items,
        total: Number(headers.get('x-total-count')),
        next: cursorOf(headers.get('link')),
        before: pageParam.length,
      }
    },
    getNextPageParam: ({ next }, _, cursors) => (next ? [...cursors, next] : undefined),
    getPreviousPageParam: (_first, _, cursors) => (cursors.length > 0 ? cursors.slice(0, -1) : undefined),
    maxPages,
    // While a filter is typed, what it found before stays until the next is there.
    placeholderData: (before) => before,
  })
  return {
    ...list,
    items: data?.pages.flatMap(({ items }) => items),
    total: data?.pages.at(-1)?.total ?? 0,
    /** How many items are above what is held. */
    above: (data?.pages[0]?.before ?? 0) * PAGE_SIZE,
  }
}

/** Takes an item out of the held pages of a list, until the list is read again. */
export const removeFromPages = (queryClient: QueryClient, route: Route, id: string) =>
  queryClient.setQueriesData<InfiniteData<Page<Row>>>(
    { queryKey: pagesKey(route) },
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({ ...page, items: page.items.filter(({ _id }) => _id !== id) })),
      },
  )

/** All of a list, asked for page by page. */
export async function everyPage<T>(read: (page: PageQuery) => Promise<{ data: readonly T[]; headers: Headers }>) {
  const all: T[] = []
  let cursor: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const { data, headers } = await read({ limit: 100, order: 'newest', ...(cursor && { cursor }) })
    all.push(...data)
    cursor = cursorOf(headers.get('link'))
  } while (cursor)
  return all
}
