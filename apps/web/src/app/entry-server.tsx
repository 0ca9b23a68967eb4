import type { ClientConfig } from '@energy/contracts/site/client-config'
import font from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import { StrictMode, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, generatePath, StaticRouterProvider } from 'react-router-dom'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { App } from './app.tsx'
import { documentOf, type Assets } from './document.ts'
import { failedHead, headOf, notFoundHead } from '../shared/head.ts'
import { SENT, type FormAnswer, type Posted } from '../shared/form/posted.ts'
import { queriesOf } from './hydrated-queries.ts'
import { pageOf, textsShownBy } from './page.ts'
import { createQueryClient } from './query-client.ts'
import { structuredDataOf } from './structured-data.ts'
import { headTags } from './head-tags.ts'
import { itemAt } from './item-at.ts'
import { discoveredRoutes } from './discovered-routes.ts'
import { createRoutes } from './routes.tsx'
import { timedCall, type TimedApi } from './timed-call.ts'
import { blankSite } from '../shared/site/blank-site.ts'
import { knownSites } from '../shared/site/known-sites.ts'
import { shownSite } from '../shared/site/previewed-site.ts'

/** The settings of a server that all pages share. */
export interface Rendering extends FormAnswer, TimedApi {
  config: ClientConfig
  /** The files that a screen's page requests; without a screen, those of every page. */
  assets: (screen: string | undefined, isOnUse?: boolean) => Assets
  /** Called with each error of a rendering. */
  onError: (error: unknown) => void
}

/** The rendered response of an address. */
export interface Page {
  status: number
  type: string
  body: string
  /** Whether the API answered everything that the page requested. */
  isComplete: boolean
}

/**
 * Renders the page of an address; a redirect is a `Response`. After `apiTimeout` it is rendered without the answers that
 * are still missing.
 */
export async function render(request: Request, settings: Rendering): Promise<Page | Response> {
  const { config, onError, posted = sentForm(request.url), isStatic } = settings
  const client = createQueryClient()
  const { call, late, done } = timedCall(settings)
  late.addEventListener('abort', () => {
    void client.cancelQueries()
    onError(late.reason)
  })
  const loaders = { call, client, known: knownSites }
  const handler = createStaticHandler(createRoutes(loaders, discoveredRoutes(loaders)))
  const context = await handler.query(request).finally(done)
  if (context instanceof Response) return context
  // Before the rendering, in which screens start queries that only the browser may answer.
  const answers = queriesOf(client)
  const isComplete =
    context.statusCode < 500 &&
    answers.length === client.getQueryCache().getAll().length &&
    answers.every(({ failed }) => !failed || failed.status === 404)

  const router = createStaticRouter(handler.dataRoutes, context)
  const body = await toText(
    <StrictMode>
      <App posted={posted} config={config} client={client} call={call} session={undefined}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
    onError,
  )
  const { statusCode: status, loaderData, errors } = context
  const fallbackHead = status === 404 ? notFoundHead : failedHead
  const head = (errors ? undefined : headOf(Object.values(loaderData))) ?? fallbackHead
  const { origin } = new URL(request.url)
  const { route, params } = context.matches.at(-1) ?? {}
  // Routes take any case, and slashes at the end: search engines get one spelling of an address.
  const pathname = generatePath(route?.path ?? '/', params)
  const texts = textsShownBy(route && { handle: route.handle, loaderData: loaderData[route.id] })
  const site = client.getQueryData(shownSite(call, texts).queryKey) ?? blankSite
  const structuredData = errors
    ? []
    : structuredDataOf({ siteUrl: origin, pathname, site, about: itemAt(pathname, call, client) })
  const tags = headTags({ head, site, url: origin + pathname, structuredData })
  const state = { queries: answers, router: { loaderData, errors }, posted }
  const shown = route && pageOf(route)
  const assets = settings.assets(shown?.screen, shown?.onUse)
  const html = documentOf({
    tags,
    body,
    state,
    config,
    assets: isStatic ? { ...assets, script: undefined, modules: [] } : assets,
    font,
  })
  return { status, type: 'text/html; charset=utf-8', body: html, isComplete }
}

/** The form that was accepted before the redirect to this address. */
function sentForm(url: string): Posted | undefined {
  const form = new URL(url).searchParams.get(SENT)
  return form === null ? undefined : { form }
}

/** Waits for the whole page and returns it as one text, so that no script has to insert parts later. */
const toText = (node: ReactNode, onError: (error: unknown) => void) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Infinity,
      // Also called after an error of the shell, with which the stream then fails.
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError,
    })
  })
