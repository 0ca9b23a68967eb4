import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom'

/** What a page is made of. */
export interface Page {
  /** Its file in features/, without the ending: the server names it to the browser before any code has run. */
  screen: string
  /** Brings the code of the screen. */
  load: () => Promise<ComponentType>
  /** Reads what the screen shows; answers what the page says of itself. */
  read: (params: Params) => unknown
}

/** The route of a page, but for its path. A visit brings the code of its own screen alone. */
export const page = (definition: Page) => ({
  lazy: async () => ({ Component: await definition.load() }),
  loader: ({ params }: LoaderFunctionArgs) => definition.read(params),
  handle: definition,
})

/** The page of a route; undefined where it only stands around one. */
export const pageOf = ({ handle }: RouteObject): Page | undefined => handle

/** Brings the code of a route's screen, so that the router need not wait for it. */
export async function loadScreen(route: RouteObject) {
  const Component = await pageOf(route)?.load()
  if (Component) Object.assign(route, { Component, lazy: undefined })
}
