import { CallError } from '@energy/client/call-error'
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { data, type Params } from 'react-router-dom'
import type { Head } from './head.ts'
import { CLIENT, FRESH, incomplete, notFound, type LoaderContext } from './loaders.ts'

/** With what the page of a link is asked for. */
export interface Asked {
  params: Params
  request: Request | undefined
}

/**
 * Reads what a link opens. Without it the page says why it cannot be shown.
 * @param name what it is called in titles: `Request`
 * @param numberOf the number that follows the name in the title; none by default
 */
export async function readLinked<T, K extends QueryKey>(
  { client }: LoaderContext,
  { request }: Asked,
  name: string,
  options: FetchQueryOptions<T, Error, T, K>,
  numberOf: (found: T) => string = () => '',
): Promise<Head | ReturnType<typeof data<Head>>> {
  // Another spelling of the address came through the page cache, where nothing of a person may be.
  if (typeof document === 'undefined' && !request?.headers.has(CLIENT)) throw notFound()
  try {
    const found = await client.fetchQuery({ ...options, retry: false, staleTime: FRESH })
    return { title: `${name} ${numberOf(found)}`.trim(), noindex: true }
  } catch (cause) {
    if (cause instanceof CallError && cause.status === 404)
      return data<Head>({ title: 'This link has expired', noindex: true }, { status: 404 })
    return incomplete<Head>({ title: `Your ${name.toLowerCase()}`, noindex: true })
  }
}
