import { blogs } from './blogs.ts'
import type { KindPages } from './kind-pages.ts'

/** The feeds of a kind: Atom and JSON Feed. */
interface Feeds {
  pages: KindPages
  atom: string
  json: string
}

/** The paths of all feeds. Not in the pages of a kind: the browser has those, and needs no feed. */
export const feeds: readonly Feeds[] = [{ pages: blogs, atom: '/guides/feed.xml', json: '/guides/feed.json' }]
