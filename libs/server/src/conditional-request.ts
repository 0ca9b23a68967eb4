import Negotiator from 'negotiator'
import type { Encoding } from './cached-response.ts'

/** Clients send few different `Accept-Encoding` headers, so the parsed ones are cached. */
const parsed = new Map<string, Encoding | undefined>()
const MAX_PARSED = 100

/** The best supported encoding for an `Accept-Encoding` header; `undefined` for none. */
export function encodingFor(header: string | undefined) {
  if (header === undefined) return undefined
  if (parsed.has(header)) return parsed.get(header)
  if (parsed.size >= MAX_PARSED) parsed.clear()
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip'])
  // Browsers list gzip first, but brotli is smaller.
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
  parsed.set(header, encoding)
  return encoding
}

/** Whether an `If-None-Match` header contains this `ETag`, by weak comparison, as RFC 9110 requires for reads. */
export function matchesEtag(header: string | undefined, etag: string) {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
