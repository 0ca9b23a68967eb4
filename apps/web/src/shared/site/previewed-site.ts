import type { Call } from '@energy/client/call'
import type { Site, SitePage } from '@energy/contracts/site/site-pages'
import { queryOptions } from '@tanstack/react-query'
import { queries } from '../queries.ts'

/** What a page shows: the texts of a page of the site, or those of a preview. */
export type ShownPage = SitePage | 'preview'

/** The answer of a preview, in place of the API's. It is only written, and never read again. */
export const previewedSite = queryOptions<Site>({ queryKey: ['previewed site'], enabled: false })

/** Everything that a page shows besides its items. */
export const shownSite = (call: Call, page: ShownPage) =>
  page === 'preview' ? previewedSite : queries.site(call, page)
