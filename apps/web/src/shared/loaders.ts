import type { Call } from '@energy/client/call'
import { CallError } from '@energy/client/call-error'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { data } from 'react-router-dom'

/** What loaders read with: the calls of nobody in particular, and where answers are kept. */
export interface LoaderContext {
  call: Call
  client: QueryClient
}

const unavailable = { status: 503, statusText: 'Service Unavailable' }
const broken = { status: 500, statusText: 'Internal Server Error' }

/** The page that stands in for one whose record could not be read. */
const errorResponse = (cause: unknown) => {
  const status = cause instanceof CallError ? cause.status : 0
  if (status === 404) return notFound()
  return data(null, status === 0 || status === 503 ? unavailable : broken)
}

/** What was read so shortly before, because somebody seemed about to ask for it, is not read again; in ms. */
const FRESH = 5_000

/** Reads afresh what a page cannot be without. Throws the page that stands in for it. */
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

/** Reads afresh what a page shows where it can; says whether there is something to show. */
export async function readOptional<T, K extends QueryKey>(
  { client }: LoaderContext,
  options: FetchQueryOptions<T, Error, T, K>,
) {
  await client.prefetchQuery({ ...options, retry: false, staleTime: FRESH })
  return client.getQueryData(options.queryKey) !== undefined
}

/** What a page says of itself that lacks a part: it stands, and nobody keeps it. */
export const incomplete = <T>(shown: T) => data(shown, unavailable)

/** For a path that leads nowhere. */
export const notFound = () => data(null, { status: 404, statusText: 'Not Found' })
