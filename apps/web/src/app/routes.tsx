import { query } from '@energy/client/query'
import { menu } from '@energy/contracts/site'
import type { RouteObject } from 'react-router-dom'
import { AccountLayout } from './layout/account-layout.tsx'
import { PageError } from './layout/page-error.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { contentRoutes } from './content-routes.ts'
import { accountRoutes, plainRoutes } from './plain-routes.ts'
import { notFound, readOptional, type LoaderContext } from '../shared/loaders.ts'

/** Every page, and what stands around it. */
export const createRoutes = (context: LoaderContext): RouteObject[] => [
  {
    id: 'site',
    Component: SiteLayout,
    loader: async () => {
      await readOptional(context, query(context.call, menu))
      return null
    },
    // The menu of the page stays for as long as the visit; it is read again when the tab comes back.
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
