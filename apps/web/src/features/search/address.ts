import {
  FOUND_KINDS,
  FOUND_PER_PAGE,
  LAST_PAGE,
  MAX_QUERY,
  MIN_QUERY,
  type FoundKind,
} from '@energy/contracts/site/site-search'

/** What the address of the search asks for. */
export interface Asked {
  q: string
  /** The kind whose results alone are shown. */
  kind?: FoundKind
  /** Counts from 1. */
  page: number
}

/** Reads the address. A kind or page that does not exist is left out. */
export function askedIn(query: URLSearchParams): Asked {
  // As a text that the API takes.
  const q = [...(query.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim()].slice(0, MAX_QUERY).join('')
  const kind = FOUND_KINDS.find((each) => each === query.get('kind'))
  const page = Number(query.get('page'))
  return { q, ...(kind && { kind }), page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1 }
}

/** Whether the query is long enough to be answered. */
export const isAsked = ({ q }: Asked) => [...q].length >= MIN_QUERY

/** The address of a search. */
export function addressOf({ q, kind, page }: Asked) {
  const query = new URLSearchParams({ q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
  return `/search?${query}`
}

/** The first and the last result of a page. */
export const rangeOf = (page: number, results: number) => {
  const first = (page - 1) * FOUND_PER_PAGE + 1
  return { first, last: first + results - 1 }
}
