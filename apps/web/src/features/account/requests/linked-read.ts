import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { request as contract } from '@energy/contracts/inquiries/requests'
import { data, type Params } from 'react-router-dom'
import type { Head } from '../../../shared/head.ts'
import { CLIENT, FRESH, incomplete, notFound, type LoaderContext } from '../../../shared/loaders.ts'

interface Asked {
  params: Params
  request: Request | undefined
}

/** Reads the request that a link opens. Without it the page says why it cannot be shown. */
export async function readLinked(
  { call, client }: LoaderContext,
  { params: { token = '' }, request }: Asked,
): Promise<Head | ReturnType<typeof data<Head>>> {
  // Another spelling of the address came through the page cache, where no request may be.
  if (typeof document === 'undefined' && !request?.headers.has(CLIENT)) throw notFound()
  try {
    const options = query(call, contract.readLinked, { params: { token } })
    const { number } = await client.fetchQuery({ ...options, retry: false, staleTime: FRESH })
    return { title: `Request ${number}`, noindex: true }
  } catch (cause) {
    if (cause instanceof CallError && cause.status === 404)
      return data<Head>({ title: 'This link has expired', noindex: true }, { status: 404 })
    return incomplete<Head>({ title: 'Your request', noindex: true })
  }
}
