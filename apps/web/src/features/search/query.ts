import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { siteSearch } from '@energy/contracts/site-search'
import { CLIENT } from '../../shared/loaders.ts'
import type { Asked } from './address.ts'

/** The query of a search. @param client whose call it is, where the site's server makes it */
export const searchQuery = (call: Call, { q, kind, page }: Asked, client?: string | null) =>
  query(call, siteSearch, {
    querystring: { q, page, ...(kind && { kind }) },
    ...(client && { headers: { [CLIENT]: client } }),
  })
