import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import type { LoaderContext } from '../shared/loaders.ts'
import { createRoutes } from './routes.tsx'

/** The routes of the browser, of which it loads some only for one of their pages. */
export function discovery(context: LoaderContext) {
  const known = createRoutes(context)
  // A page of which nothing is known yet is matched by `*`.
  const isKnown = (path: string) => matchRoutes(known, path)?.at(-1)?.route.path !== '*'
  const discover = async () => (await import('./discovered-routes.ts')).discoveredRoutes(context)
  return {
    /** All routes for an address. */
    routesFor: async (path: string): Promise<RouteObject[]> =>
      isKnown(path) ? known : createRoutes(context, await discover()),
    /** Adds to the router the routes for an address that is opened. */
    async patchRoutesOnNavigation({ path, patch }: Parameters<PatchRoutesOnNavigationFunction>[0]) {
      if (isKnown(path)) return
      for (const [layout, routes] of Object.entries(await discover())) patch(layout, routes)
    },
  }
}
