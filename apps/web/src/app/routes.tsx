import { query } from '@energy/client/query'
import { menu } from '@energy/contracts/site'
import type { RouteObject } from 'react-router-dom'
import { AccountLayout } from './layout/account-layout.tsx'
import { PageError } from './layout/page-error.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { contentRoutes } from './content-routes.ts'
import { accountRoutes, plainRoutes } from './plain-routes.ts'
import { notFound, readOptional, type LoaderContext } from '../shared/loaders.ts'

/** Every page with its layout. */
export const createRoutes = (context: LoaderContext): RouteObject[] => [
  {
    id: 'site',
    Component: SiteLayout,
    loader: async () => {
      await readOptional(context, query(context.call, menu))
      return null
    },
    // The menu is read once a visit, and again when the visitor comes back to the tab.
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          ...contentRoutes(context),
          ...plainRoutes,
          {
            path: '*',
            element: null,
            loader: () => {
              throw notFound()
            },
          },
        ],
      },
    ],
  },
  { Component: AccountLayout, ErrorBoundary: PageError, children: accountRoutes },
]
