import { CallError } from '@energy/client/call-error'
import { preview, type Previewed, type PreviewedText } from '@energy/contracts/previews/previews'
import { data, type Params } from 'react-router-dom'
import type { Head } from '../../../shared/head.ts'
import { kindPages } from '../../../shared/kinds.ts'
import { CLIENT, errorResponse, notFound, readOptional, type LoaderContext } from '../../../shared/loaders.ts'
import { queries } from '../../../shared/queries.ts'
import type { ShownPage } from '../../../shared/site/previewed-site.ts'
import { readSite } from '../../../shared/site/read-site.ts'
import { readPageWith } from './read-text.ts'

export type PreviewedItem = Exclude<Previewed, PreviewedText>

/** The head of a preview, with what it shows; without it, the preview has ended. */
export interface PreviewHead extends Head {
  item?: PreviewedItem
  text?: Pick<PreviewedText, 'kind' | 'at' | 'page'>
  /** The page of the site whose texts it shows, where it is not that of the preview. */
  texts?: ShownPage
}

interface Asked {
  params: Params
  request: Request | undefined
}

async function readItem(context: LoaderContext, previewed: PreviewedItem) {
  const { kind, item } = previewed
  const texts = kindPages[kind].texts.item
  await Promise.all([readOptional(context, queries.some(context.call, kind)), readSite(context, texts)])
  return { title: `Preview: ${item.headerTitle}`, noindex: true, item: previewed, texts } satisfies PreviewHead
}

async function readText(context: LoaderContext, previewed: PreviewedText) {
  const { kind, at, page } = previewed
  await readPageWith(context, previewed)
  return { title: 'Preview', noindex: true, text: { kind, at, page }, texts: 'preview' } satisfies PreviewHead
}

async function read(
  context: LoaderContext,
  route: (typeof preview)[keyof typeof preview],
  { params: { token = '' }, request }: Asked,
) {
  const { call } = context
  const client = request?.headers.get(CLIENT)
  // Another spelling of the address came through the page cache, where no preview may be.
  if (typeof document === 'undefined' && !client) throw notFound()
  try {
    const input = { params: { token }, ...(client && { headers: { [CLIENT]: client } }) }
    const { data: previewed } = await call.send(route, input)
    return await ('item' in previewed ? readItem(context, previewed) : readText(context, previewed))
  } catch (cause) {
    if (!(cause instanceof CallError) || cause.status !== 404) throw errorResponse(cause)
    return data<PreviewHead>({ title: 'This preview has ended', noindex: true }, { status: 404 })
  }
}

/** Reads what a preview link shows. */
export const readShared = (context: LoaderContext, asked: Asked) => read(context, preview.read, asked)

/** Reads what the live preview of the editor starts with. */
export const readLive = (context: LoaderContext, asked: Asked) => read(context, preview.frame, asked)
