import { emptySearches } from '@energy/contracts/site/empty-searches'
import { resultKindsFor, search as route } from '@energy/contracts/search'
import { siteSearch } from '@energy/contracts/site/site-search'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../shared/access/caller.ts'
import { countEmptySearch, listEmptySearches } from './empty-searches.ts'
import { find } from './find.ts'
import { searchSite } from './site-search.ts'

export const search: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...route,
    async handler(request) {
      const { q } = request.query
      return q ? find(app.db, q, resultKindsFor(callerOf(request).record?.role ?? 'user')) : []
    },
  })
  app.route({
    ...siteSearch,
    async handler({ query, log }) {
      const result = await searchSite(app.db, query)
      const isEmpty = Object.values(result.counts).every((count) => count === 0)
      // A search that cannot be counted is answered like any other.
      if (isEmpty && !query.typing)
        await countEmptySearch(app.db, query.q).catch(({ message }: Error) =>
          log.warn({ message }, 'an empty search was not counted'),
        )
      return result
    },
  })
  app.route({ ...emptySearches.list, handler: () => listEmptySearches(app.db) })
}
