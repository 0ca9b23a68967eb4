import type { Site } from '@energy/contracts/site/site-pages'
import type { RouteObject } from 'react-router-dom'
import type { Head } from '../shared/head.ts'
import { errorResponse, incomplete, type LoaderContext } from '../shared/loaders.ts'
import { page, type Definition } from './page.ts'

/** Reads the head of a page that is nothing without its texts. */
export const describedBy =
  (title: string, of: (texts: Site['texts']) => { description: string } | undefined): Definition['read'] =>
  async ({ site }) => {
    const found = await site
    // A browser that has read no texts has the company with the texts of no page.
    const text = found && of(found.texts)
    if (!text) throw errorResponse(undefined)
    return { title, description: text.description } satisfies Head
  }

/** The pages that show nothing but their texts. */
export function textRoutes(context: LoaderContext): RouteObject[] {
  const route = (path: string, definition: Definition): RouteObject => ({ path, ...page(context, definition) })
  return [
    route('/about', {
      screen: 'about/about',
      texts: 'about',
      load: async () => (await import('../features/about/about.tsx')).About,
      read: describedBy('About Us', ({ about }) => about),
    }),
    route('/contact', {
      screen: 'contact/contact',
      texts: 'contact',
      load: async () => (await import('../features/contact/contact.tsx')).Contact,
      async read({ site }) {
        const texts = await site
        const head = { title: 'Contact Us', description: texts?.texts.contactPage?.description }
        // Its forms work without its texts.
        return texts ? head : incomplete(head)
      },
    }),
  ]
}
