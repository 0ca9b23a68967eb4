import { search as route } from '@energy/contracts/search'
import { siteSearch } from '@energy/contracts/site-search'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { find } from './find.ts'
import { searchSite } from './site-search.ts'

export const search: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...route, handler: async ({ query }) => (query.q ? find(app.db, query.q) : []) })
  app.route({ ...siteSearch, handler: ({ query }) => searchSite(app.db, query) })
}
