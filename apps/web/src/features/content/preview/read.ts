import { CallError } from '@energy/client/call-error'
import { preview, type Previewed } from '@energy/contracts/previews/previews'
import { data, type Params } from 'react-router-dom'
import type { Head } from '../../../shared/head.ts'
import { errorResponse, notFound, readOptional, type LoaderContext } from '../../../shared/loaders.ts'
import { queries } from '../../../shared/queries.ts'

/** The head of a preview, with what it shows; without it, the preview has ended. */
export interface PreviewHead extends Head {
  previewed?: Previewed
}

/** The server does not wait longer for the API, in ms. */
const TIMEOUT = 5_000

/** Whose call it is: the API counts the calls of each client. Only the site's server sets it. */
const CLIENT = 'x-forwarded-for'

async function read(
  context: LoaderContext,
  route: (typeof preview)[keyof typeof preview],
  { token = '' }: Params,
  request?: Request,
) {
  const { call } = context
  const client = request?.headers.get(CLIENT)
  // Another spelling of the address came through the page cache, where no preview may be.
  if (typeof document === 'undefined' && !client) throw notFound()
  try {
    const input = { params: { token }, ...(client && { headers: { [CLIENT]: client } }) }
    const { data: previewed } = await call.send(route, input, AbortSignal.timeout(TIMEOUT))
    await readOptional(context, queries.some(call, previewed.kind))
    return { title: `Preview: ${previewed.item.headerTitle}`, noindex: true, previewed } satisfies PreviewHead
  } catch (cause) {
    if (!(cause instanceof CallError) || cause.status !== 404) throw errorResponse(cause)
    return data<PreviewHead>({ title: 'This preview has ended', noindex: true }, { status: 404 })
  }
}

/** Reads what a preview link shows. */
export const readShared = (context: LoaderContext, params: Params, request?: Request) =>
  read(context, preview.read, params, request)

/** Reads what the live preview of the editor starts with. */
export const readLive = (context: LoaderContext, params: Params, request?: Request) =>
  read(context, preview.frame, params, request)
