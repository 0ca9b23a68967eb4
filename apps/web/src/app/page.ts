import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom'

/** The definition of a page. */
export interface Page {
  /** Its file in features/, without the extension. The server names it to the browser before any code has run. */
  screen: string
  /** Loads the code of the screen. */
  load: () => Promise<ComponentType>
  /** Reads the data of the screen and returns the head of the page. */
  read: (params: Params) => unknown
}

/** The route of a page, without its path. A visit loads only the code of its own screen. */
export const page = (definition: Page) => ({
  lazy: async () => ({ Component: await definition.load() }),
  loader: ({ params }: LoaderFunctionArgs) => definition.read(params),
  handle: definition,
})

/** The page of a route; undefined for a layout. */
export const pageOf = ({ handle }: RouteObject): Page | undefined => handle

/** Loads the code of a route's screen, so that the router need not wait for it. */
export async function loadScreen(route: RouteObject) {
  const Component = await pageOf(route)?.load()
  if (Component) Object.assign(route, { Component, lazy: undefined })
}
