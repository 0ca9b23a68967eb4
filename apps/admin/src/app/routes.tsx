import type { EditedKind } from '@energy/contracts/edited'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { collections, editedWords } from '../shared/edited.ts'
import { kindOrder } from '../shared/kinds.ts'
import { Frame, WIDE } from './frame/frame.tsx'
import { RequireAdmin } from './require-admin.tsx'
import { Broken } from './broken.tsx'
import { NotFound } from './not-found.tsx'

/** The list and the editor of a kind. */
const screensOf = (kind: EditedKind): RouteObject[] => [
  {
    path: editedWords[kind].list,
    lazy: async () => {
      const { ContentList } = await import('../features/content/list/content-list.tsx')
      return { element: <ContentList key={kind} kind={kind} /> }
    },
  },
  {
    path: editedWords[kind].editor(':id'),
    handle: WIDE,
    lazy: async () => {
      const { UpdateContent } = await import('../features/content/editor/update-content.tsx')
      return { element: <UpdateContent key={kind} kind={kind} /> }
    },
  },
]

const screens: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./dashboard.tsx')).Dashboard }) },
  { path: '/user', lazy: async () => ({ Component: (await import('../features/people/user-viewer.tsx')).UserViewer }) },
  ...kindOrder.flatMap(screensOf),
  ...collections.flatMap(screensOf),
  { path: '/texts', lazy: async () => ({ Component: (await import('../features/content/texts/texts.tsx')).Texts }) },
  {
    path: '/texts/new',
    handle: WIDE,
    lazy: async () => ({ Component: (await import('../features/content/editor/new-text.tsx')).NewText }),
  },
  {
    path: '/texts/:kind',
    handle: WIDE,
    lazy: async () => ({ Component: (await import('../features/content/editor/update-single.tsx')).UpdateSingle }),
  },
  {
    path: '/upload',
    handle: WIDE,
    lazy: async () => ({ Component: (await import('../features/content/editor/upload.tsx')).Upload }),
  },
  {
    path: '/media',
    lazy: async () => ({ Component: (await import('../features/media/media-library.tsx')).MediaLibrary }),
  },
  {
    path: '/scheduled',
    lazy: async () => ({
      Component: (await import('../features/content/scheduled/scheduled.tsx')).Scheduled,
    }),
  },
  { path: '/trash', lazy: async () => ({ Component: (await import('../features/content/trash/trash.tsx')).Trash }) },
  {
    path: '/calls',
    lazy: async () => ({ Component: (await import('../features/bookings/bookings.tsx')).Bookings }),
  },
  {
    path: '/searches',
    lazy: async () => ({ Component: (await import('../features/site-searches/site-searches.tsx')).SiteSearches }),
  },
  {
    path: '/webhooks',
    lazy: async () => ({ Component: (await import('../features/webhooks/webhooks.tsx')).Webhooks }),
  },
  {
    path: '/webhooks/new',
    lazy: async () => ({ Component: (await import('../features/webhooks/new-webhook.tsx')).NewWebhook }),
  },
  {
    path: '/webhooks/:id',
    lazy: async () => ({ Component: (await import('../features/webhooks/webhook-screen.tsx')).WebhookScreen }),
  },
  { path: '/offers', lazy: async () => ({ Component: (await import('../features/sales/list/sales.tsx')).Sales }) },
  {
    path: '/offers/:id',
    lazy: async () => ({ Component: (await import('../features/sales/offer/offer-screen.tsx')).OfferScreen }),
  },
  {
    path: '/offers/orders/:id',
    lazy: async () => ({ Component: (await import('../features/sales/order/order-screen.tsx')).OrderScreen }),
  },
  {
    path: '/offers/invoices/:id',
    lazy: async () => ({ Component: (await import('../features/sales/invoice/invoice-screen.tsx')).InvoiceScreen }),
  },
  { path: '/invoice', lazy: async () => ({ Component: (await import('./invoice.tsx')).Invoice }) },
  { path: '*', Component: NotFound },
]

/** Every screen, inside `RequireAdmin` and `Frame`. */
export const createRouter = (base: string) =>
  createBrowserRouter(
    [
      {
        Component: RequireAdmin,
        ErrorBoundary: Broken,
        HydrateFallback: () => null,
        children: [{ Component: Frame, children: [{ ErrorBoundary: Broken, children: screens }] }],
      },
    ],
    { basename: base.replace(/\/$/, '') },
  )
