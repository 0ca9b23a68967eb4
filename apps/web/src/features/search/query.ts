import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { siteSearch } from '@energy/contracts/site/site-search'
import { CLIENT } from '../../shared/loaders.ts'
import type { Asked } from './address.ts'

interface SearchOptions {
  /** Whose call it is, where the site's server makes it. */
  client?: string | null | undefined
  /** The visitor is still typing. */
  typing?: true
}

/** The query of a search. */
export const searchQuery = (call: Call, { q, kind, page }: Asked, { client, typing }: SearchOptions = {}) =>
  query(call, siteSearch, {
    querystring: { q, page, ...(kind && { kind }), ...(typing && { typing }) },
    ...(client && { headers: { [CLIENT]: client } }),
  })
