import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

/** A screen whose code comes with its first visit: few visits need it. */
export const late = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() })

/** Brings the code of a route's screen, so that the router need not wait for it. */
export async function loadScreen(route: RouteObject) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}
