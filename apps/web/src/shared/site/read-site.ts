import type { Site, SitePage } from '@energy/contracts/site/site-pages'
import { FRESH, type LoaderContext } from '../loaders.ts'
import { queries } from '../queries.ts'
import { newestOf } from './known-sites.ts'

/** The time of an answer from before: it is older than any other. */
export const FROM_BEFORE = 1

/**
 * Reads everything that a page shows besides its items. While the API is unavailable, it is what was known before.
 * @returns undefined if the texts of the page are not known; its layout has the navigation and the company if another
 *   page is
 */
export async function readSite(context: LoaderContext, page: SitePage): Promise<Site | undefined> {
  const { call, client, known } = context
  const options = queries.site(call, page)
  const { queryKey } = options
  const before = known?.get(page)
  if (before && !client.getQueryData(queryKey)) client.setQueryData(queryKey, before, { updatedAt: FROM_BEFORE })
  await client.prefetchQuery({ ...options, retry: false, staleTime: FRESH })
  const site = client.getQueryData(queryKey)
  // Another server in the API's place may answer anything.
  if (site?.company) {
    known?.delete(page)
    known?.set(page, site)
    return site
  }
  const other = known ? newestOf(known) : anyOf(context)
  if (other) client.setQueryData(queryKey, { ...other, texts: {}, pictures: [] }, { updatedAt: FROM_BEFORE })
  return undefined
}

/** The answer for another page that the browser still has. */
const anyOf = ({ call, client }: LoaderContext) =>
  client
    .getQueriesData<Site>({ queryKey: queries.site(call, 'other').queryKey.slice(0, 2) })
    .findLast(([, site]) => site)?.[1]
