import type { Kind } from '@energy/contracts/content'
import type { Site, SitePage } from '@energy/contracts/site/site-pages'
import { createElement, Suspense, type ComponentType, type ReactNode } from 'react'
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom'
import type { LoaderContext } from '../shared/loaders.ts'
import type { ShownPage } from '../shared/site/previewed-site.ts'
import { isUsed } from '../shared/first-use.ts'
import { lazyOnUse } from '../shared/lazy-component.ts'
import { readSite } from '../shared/site/read-site.ts'

/** A screen with these props. */
export interface ScreenOf<Props> {
  /** Its file in features/, without the extension. The server names it to the browser before any code has run. */
  screen: string
  /** Loads its code. */
  load: () => Promise<ComponentType<Props>>
  /** The page of the site whose texts it shows. */
  texts: SitePage
  /** Its links and forms work without code, so its code is loaded when the visitor first uses the page. */
  onUse?: true
}

/** Draws any page of the site, with what its provider has of the texts. `children` are mounted with it. */
export type TextScreen = ComponentType<{ page: SitePage; children?: ReactNode }>

/** A screen that several kinds of content share gets its kind, and a preview what draws the pages with a text. */
type Screen =
  | (ScreenOf<object> & { kind?: never; TextScreen?: never })
  | (ScreenOf<{ kind: Kind }> & { kind: Kind; TextScreen?: never })
  | (ScreenOf<{ TextScreen: TextScreen }> & { TextScreen: TextScreen; kind?: never })

interface Asked {
  params: Params
  request: Request | undefined
  /** The texts of the page, which are being read; undefined if they are not known. */
  site: Promise<Site | undefined>
}

/** The definition of a page: its screen, and what reads its data and returns its head. */
export type Definition = Screen & { read: (asked: Asked) => unknown }

/** A page of a route. Its data is read together with its texts. */
export type Page = Screen & { read: (params: Params, request?: Request) => Promise<unknown> }

async function elementOf(screen: Screen) {
  if (screen.kind) return createElement(await screen.load(), { kind: screen.kind })
  if (screen.TextScreen) return createElement(await screen.load(), { TextScreen: screen.TextScreen })
  if (screen.onUse) {
    const load = screen.load
    // The boundary is also there for code that is loaded at once: it must be where the server's HTML has it.
    return createElement(Suspense, null, createElement(isUsed() ? await load() : lazyOnUse(load)))
  }
  return createElement(await screen.load())
}

/** The route of a page, without its path. A visit loads only the code of its own screen. */
export function page(context: LoaderContext, definition: Definition) {
  const handle: Page = {
    ...definition,
    async read(params, request) {
      const site = readSite(context, definition.texts)
      try {
        return await definition.read({ params, request, site })
      } finally {
        // Also for a page that could not be read: its layout shows the company.
        await site
      }
    },
  }
  return {
    lazy: async () => ({ element: await elementOf(handle) }),
    loader: ({ params, request }: LoaderFunctionArgs) => handle.read(params, request),
    handle,
  }
}

/** The page of a route; undefined for a layout. */
export const pageOf = ({ handle }: Pick<RouteObject, 'handle'>): Page | undefined => handle

/** A page whose texts are known only once its data is read: a preview. */
const isOfPage = (data: unknown): data is { texts: ShownPage } =>
  typeof data === 'object' && data !== null && 'texts' in data

/** The page of the site whose texts a match of a route shows. */
export const textsShownBy = (match?: { handle: unknown; loaderData: unknown }): ShownPage =>
  isOfPage(match?.loaderData) ? match.loaderData.texts : (pageOf({ handle: match?.handle })?.texts ?? 'other')

/** Loads the code of a route's screen, so that the router need not wait for it. */
export async function loadScreen(route: RouteObject) {
  const definition = pageOf(route)
  if (definition) Object.assign(route, { element: await elementOf(definition), lazy: undefined })
}
