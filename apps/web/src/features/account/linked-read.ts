import { CallError } from '@energy/client/call-error'
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { data, type Params } from 'react-router-dom'
import type { Head } from '../../shared/head.ts'
import { CLIENT, FRESH, incomplete, notFound, type LoaderContext } from '../../shared/loaders.ts'

/** With what the page of a link is asked for. */
export interface Asked {
  params: Params
  request: Request | undefined
}

/**
 * Reads what a link opens. Without it the page says why it cannot be shown.
 * @param name what it is called in titles: `Request`
 */
export async function readLinked<T extends { number: string }, K extends QueryKey>(
  { client }: LoaderContext,
  { request }: Asked,
  name: string,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<Head | ReturnType<typeof data<Head>>> {
  // Another spelling of the address came through the page cache, where no request or offer may be.
  if (typeof document === 'undefined' && !request?.headers.has(CLIENT)) throw notFound()
  try {
    const { number } = await client.fetchQuery({ ...options, retry: false, staleTime: FRESH })
    return { title: `${name} ${number}`, noindex: true }
  } catch (cause) {
    if (cause instanceof CallError && cause.status === 404)
      return data<Head>({ title: 'This link has expired', noindex: true }, { status: 404 })
    return incomplete<Head>({ title: `Your ${name.toLowerCase()}`, noindex: true })
  }
}
