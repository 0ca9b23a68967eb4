import type { EditedKind } from '@energy/contracts/content/edited'
import type { StaffAccess } from '@energy/contracts/people/roles'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { collections, editedWords } from '../shared/records/edited.ts'
import { kindOrder } from '../shared/records/kinds.ts'
import { Frame, WIDE } from './frame/frame.tsx'
import { RequireAccess, RequireTextAccess } from './require-access.tsx'
import { RequireSecondFactor } from './require-second-factor.tsx'
import { RequireStaff } from './require-staff.tsx'
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

const onlyFor = (access: StaffAccess, children: RouteObject[]): RouteObject => ({
  element: <RequireAccess access={access} />,
  children,
})

const ofContent: RouteObject[] = [
  ...kindOrder.flatMap(screensOf),
  ...collections.flatMap(screensOf),
  {
    path: '/texts/new',
    handle: WIDE,
    lazy: async () => ({ Component: (await import('../features/content/editor/new-text.tsx')).NewText }),
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
    path: '/searches',
    lazy: async () => ({ Component: (await import('../features/site-searches/site-searches.tsx')).SiteSearches }),
  },
]

const ofSales: RouteObject[] = [
  { path: '/user', lazy: async () => ({ Component: (await import('../features/people/user-viewer.tsx')).UserViewer }) },
  {
    path: '/calls',
    lazy: async () => ({ Component: (await import('../features/bookings/bookings.tsx')).Bookings }),
  },
  {
    path: '/letters',
    lazy: async () => ({ Component: (await import('../features/newsletter/newsletter.tsx')).Newsletter }),
  },
  {
    path: '/letters/:id',
    lazy: async () => ({
      Component: (await import('../features/newsletter/letters/letter-screen.tsx')).LetterScreen,
    }),
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
]

const ofAdmins: RouteObject[] = [
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
  { path: '/api-keys', lazy: async () => ({ Component: (await import('../features/api-keys/api-keys.tsx')).ApiKeys }) },
  { path: '/staff', lazy: async () => ({ Component: (await import('../features/staff/staff.tsx')).Staff }) },
  { path: '/audit', lazy: async () => ({ Component: (await import('../features/audit/audit.tsx')).Audit }) },
]

const screens: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./dashboard.tsx')).Dashboard }) },
  { path: '/texts', lazy: async () => ({ Component: (await import('../features/content/texts/texts.tsx')).Texts }) },
  {
    path: '/texts/:kind',
    element: <RequireTextAccess />,
    children: [
      {
        index: true,
        handle: WIDE,
        lazy: async () => ({ Component: (await import('../features/content/editor/update-single.tsx')).UpdateSingle }),
      },
    ],
  },
  onlyFor('editor', ofContent),
  onlyFor('sales', ofSales),
  onlyFor('admin', ofAdmins),
  { path: '*', Component: NotFound },
]

/** Every screen, inside `RequireStaff` and, except for the second factor, `Frame`. */
export const createRouter = (base: string) =>
  createBrowserRouter(
    [
      {
        Component: RequireStaff,
        ErrorBoundary: Broken,
        HydrateFallback: () => null,
        children: [
          {
            path: '/second-factor',
            lazy: async () => ({
              Component: (await import('../features/second-factor/second-factor.tsx')).SecondFactorScreen,
            }),
          },
          {
            Component: RequireSecondFactor,
            children: [{ Component: Frame, children: [{ ErrorBoundary: Broken, children: screens }] }],
          },
        ],
      },
    ],
    { basename: base.replace(/\/$/, '') },
  )
