import type { RouteObject } from 'react-router-dom'
import { AccountLayout } from './layout/account-layout.tsx'
import { PageError } from './layout/page-error.tsx'
import { PageTexts } from './layout/page-texts.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { contentRoutes } from './content-routes.ts'
import { accountRoutes, plainRoutes, textRoutes } from './plain-routes.ts'
import { notFound, type LoaderContext } from '../shared/loaders.ts'
import { readSite } from '../shared/site/read-site.ts'

/** Every page with its layout. */
export const createRoutes = (context: LoaderContext): RouteObject[] => [
  {
    Component: PageTexts,
    children: [
      {
        Component: SiteLayout,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              ...contentRoutes(context),
              ...textRoutes(context),
              ...plainRoutes(context),
              {
                path: '*',
                element: null,
                async loader() {
                  await readSite(context, 'other')
                  throw notFound()
                },
              },
            ],
          },
        ],
      },
      { Component: AccountLayout, ErrorBoundary: PageError, children: accountRoutes(context) },
    ],
  },
]
