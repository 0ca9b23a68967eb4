import { search as route } from '@energy/contracts/search'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { find } from './find.ts'

export const search: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...route, handler: async ({ query }) => (query.q ? find(app.db, query.q) : []) })
}
