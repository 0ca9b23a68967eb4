import type { RouteObject } from 'react-router-dom'
import { lazyComponent } from '../shared/lazy-component.ts'
import type { LoaderContext } from '../shared/loaders.ts'
import { page } from './page.ts'

const TextScreen = lazyComponent(async () => (await import('./text-screen.tsx')).TextScreen)

// Imported at one place: the browser gets the list of a page's files with each import.
const previewRead = () => import('../features/content/preview/read.ts')

/** The pages that show what is not public: to the editor beside its form, and to those who have a link. */
export const previewRoutes = (context: LoaderContext): RouteObject[] => [
  {
    path: '/preview/live/:token',
    ...page(context, {
      screen: 'content/preview/live',
      texts: 'other',
      TextScreen,
      load: async () => (await import('../features/content/preview/live.tsx')).LivePreview,
      read: async (asked) => (await previewRead()).readLive(context, asked),
    }),
  },
  {
    path: '/preview/:token',
    ...page(context, {
      screen: 'content/preview/shared',
      texts: 'other',
      TextScreen,
      load: async () => (await import('../features/content/preview/shared.tsx')).SharedPreview,
      read: async (asked) => (await previewRead()).readShared(context, asked),
    }),
  },
]
