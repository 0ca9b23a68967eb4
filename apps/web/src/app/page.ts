import type { Kind } from '@energy/contracts/content'
import { createElement, type ComponentType } from 'react'
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom'

/** A page whose screen has these props. */
export interface PageOf<Props> {
  /** Its file in features/, without the extension. The server names it to the browser before any code has run. */
  screen: string
  /** Loads the code of the screen. */
  load: () => Promise<ComponentType<Props>>
  /** Reads the data of the screen and returns the head of the page. */
  read: (params: Params, request?: Request) => unknown
}

/** The definition of a page. A screen that several kinds of content share gets its kind as a property. */
export type Page = (PageOf<object> & { kind?: never }) | (PageOf<{ kind: Kind }> & { kind: Kind })

const elementOf = async (definition: Page) =>
  definition.kind
    ? createElement(await definition.load(), { kind: definition.kind })
    : createElement(await definition.load())

/** The route of a page, without its path. A visit loads only the code of its own screen. */
export const page = (definition: Page) => ({
  lazy: async () => ({ element: await elementOf(definition) }),
  loader: ({ params, request }: LoaderFunctionArgs) => definition.read(params, request),
  handle: definition,
})

/** The page of a route; undefined for a layout. */
export const pageOf = ({ handle }: RouteObject): Page | undefined => handle

/** Loads the code of a route's screen, so that the router need not wait for it. */
export async function loadScreen(route: RouteObject) {
  const definition = pageOf(route)
  if (definition) Object.assign(route, { element: await elementOf(definition), lazy: undefined })
}
