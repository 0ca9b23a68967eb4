import { changedSince } from './http-error.ts'

/** A record's `ETag`: its version. */
export const etagOf = (version: number) => `"${version}"`

// An encoded answer has the encoding behind its version; a weak tag (W/) is never the same as another, by RFC 9110.
const TAG = /(W\/)?"(?:(\d{1,9})(?:-(?:br|gz))?|[^"]*)"/g

/**
 * The condition that `If-Match` puts on a record's version.
 * @returns none where the header is absent or `*`; one that never holds where it names no version
 */
export function ifMatch(header: string | undefined) {
  if (header === undefined || header.trim() === '*') return {}
  const versions = [...header.matchAll(TAG)].flatMap(([, weak, version]) => (weak || !version ? [] : [Number(version)]))
  return { version: { in: versions } }
}

/** @throws HttpError 412 where this version is none that the condition allows */
export function checkVersion({ version: allowed }: ReturnType<typeof ifMatch>, version: number) {
  if (allowed && !allowed.in.includes(version)) throw changedSince()
}
