import type { Encoding } from './cached-response.ts'

/** Clients send few different `Accept-Encoding` headers, so parsed ones are remembered. */
const known = new Map<string, Encoding | undefined>()
const MANY = 100

/** The best encoding for an `Accept-Encoding` header. */
export function encodingFor(header: string | undefined) {
  if (header === undefined) return undefined
  if (known.has(header)) return known.get(header)
  if (known.size >= MANY) known.clear()
  const taken = new Set(header.toLowerCase().split(',').flatMap(takenBy))
  const encoding = taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : undefined
  known.set(header, encoding)
  return encoding
}

function takenBy(part: string) {
  const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
  return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
}

/** Whether an `If-None-Match` names this tag; by the weak comparison, as RFC 9110 has it for reads. */
export function names(header: string | undefined, etag: string) {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
