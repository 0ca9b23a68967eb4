import type { RouteObject } from 'react-router-dom'
import { AccountLayout } from './layout/account-layout.tsx'
import { PageError } from './layout/page-error.tsx'
import { PageTexts } from './layout/page-texts.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { contentRoutes } from './content-routes.ts'
import { textRoutes } from './text-routes.ts'
import { notFound, type LoaderContext } from '../shared/loaders.ts'
import { readSite } from '../shared/site/read-site.ts'

/** Routes that few visitors open, below the layouts with these ids. */
export type DiscoveredRoutes = Record<'pages' | 'account', RouteObject[]>

/**
 * Every page with its layout.
 * @param discovered the routes of `discovered-routes.ts`, which the browser loads only for one of their pages
 */
export const createRoutes = (context: LoaderContext, discovered?: DiscoveredRoutes): RouteObject[] => [
  {
    Component: PageTexts,
    children: [
      {
        Component: SiteLayout,
        children: [
          {
            id: 'pages' satisfies keyof DiscoveredRoutes,
            ErrorBoundary: PageError,
            children: [
              ...contentRoutes(context),
              ...textRoutes(context),
              {
                path: '*',
                element: null,
                async loader() {
                  await readSite(context, 'other')
                  throw notFound()
                },
              },
              // Last, so that the ids of the others are the same with and without them.
              ...(discovered?.pages ?? []),
            ],
          },
        ],
      },
      {
        id: 'account' satisfies keyof DiscoveredRoutes,
        Component: AccountLayout,
        ErrorBoundary: PageError,
        children: discovered?.account ?? [],
      },
    ],
  },
]
