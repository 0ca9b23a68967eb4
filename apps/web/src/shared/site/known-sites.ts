import type { Site, SitePage } from '@energy/contracts/site/site-pages'

/** The last answers of the API for each page, the newest at the end. */
export type KnownSites = Map<SitePage, Site>

/** Those that this server got. Pages show them while the API is unavailable. */
export const knownSites: KnownSites = new Map()

/** The newest answer for any page. */
export const newestOf = (known: KnownSites) => [...known.values()].at(-1)
