import type { Call } from '@energy/client/call'
import { CallError } from '@energy/client/call-error'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { data } from 'react-router-dom'
import type { KnownSites } from './site/known-sites.ts'

/** What loaders read with: calls without a session, and the client that caches their answers. */
export interface LoaderContext {
  call: Call
  client: QueryClient
  /** On the server: what the API has answered for other visits. */
  known?: KnownSites
}

const unavailable = { status: 503 }
const broken = { status: 500 }

/** The error response for a record that could not be read. */
export const errorResponse = (cause: unknown) => {
  const status = cause instanceof CallError ? cause.status : 0
  if (status === 404) return notFound()
  return data(null, status === 0 || status === 503 ? unavailable : broken)
}

/** Data that a prefetch has read this recently is not read again, in ms. */
export const FRESH = 5_000

/** Reads current data that a page needs. Throws the error response that replaces the page. */
export async function readRequired<T, K extends QueryKey>(
  { client }: LoaderContext,
  options: FetchQueryOptions<T, Error, T, K>,
) {
  try {
    return await client.fetchQuery({ ...options, retry: false, staleTime: FRESH })
  } catch (cause) {
    throw errorResponse(cause)
  }
}

/** Reads current data that a page can be rendered without. Returns whether there is something to show. */
export async function readOptional<T, K extends QueryKey>(
  { client }: LoaderContext,
  options: FetchQueryOptions<T, Error, T, K>,
) {
  await client.prefetchQuery({ ...options, retry: false, staleTime: FRESH })
  return client.getQueryData(options.queryKey) !== undefined
}

/** The head of a page without a part of its data: it is rendered with status 503, so nobody caches it. */
export const incomplete = <T>(head: T) => data(head, unavailable)

/** Whose call it is: the API counts the calls of each client. Only the site's server sets it, for pages that are not cached. */
export const CLIENT = 'x-forwarded-for'

/** The response for a path without a page. */
export const notFound = () => data(null, { status: 404 })
