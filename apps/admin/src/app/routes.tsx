import type { Kind } from '@energy/contracts/content'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { kindOrder, kindWords } from '../shared/kinds.ts'
import { Frame, WIDE } from './frame/frame.tsx'
import { RequireAdmin } from './require-admin.tsx'
import { Broken } from './broken.tsx'
import { NotFound } from './not-found.tsx'

/** The two screens of a kind. */
const screensOf = (kind: Kind): RouteObject[] => [
  {
    path: kindWords[kind].list,
    lazy: async () => {
      const { ContentList } = await import('../features/content/list/content-list.tsx')
      return { element: <ContentList key={kind} kind={kind} /> }
    },
  },
  {
    path: `${kindWords[kind].update}/:id`,
    handle: WIDE,
    lazy: async () => {
      const { UpdateContent } = await import('../features/content/editor/update-content.tsx')
      return { element: <UpdateContent key={kind} kind={kind} /> }
    },
  },
]

const screens: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../features/overview/overview.tsx')).Overview }) },
  { path: '/user', lazy: async () => ({ Component: (await import('../features/people/user-viewer.tsx')).UserViewer }) },
  ...kindOrder.flatMap(screensOf),
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
