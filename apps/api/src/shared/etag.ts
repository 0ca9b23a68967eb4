import { createHash } from 'node:crypto'
import { changedSince } from './http-error.ts'

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

/**
 * A record's `ETag`: its version.
 * @param others of other records, what the answer also has; a change of them changes the `ETag`, not the version
 */
export const etagOf = (version: number, others: readonly object[] = []) =>
  others.length ? `"${version}.${digestOf(others)}"` : `"${version}"`

// Behind the version are the digest of other records, and the encoding of a compressed answer. By RFC 9110 a weak tag
// (W/) never matches here.
const TAG = /(W\/)?"(?:(\d{1,9})(?:\.[0-9a-f]{8})?(?:-(?:br|gz))?|[^"]*)"/g

/**
 * The condition of an `If-Match` header on a record's version.
 * @returns no condition where the header is absent or `*`; one that matches no version where it contains none
 */
export function ifMatch(header: string | undefined) {
  if (header === undefined || header.trim() === '*') return {}
  const versions = [...header.matchAll(TAG)].flatMap(([, weak, version]) => (weak || !version ? [] : [Number(version)]))
  return { version: { in: versions } }
}

/** @throws HttpError 412 where the condition does not allow this version */
export function checkVersion({ version: allowed }: ReturnType<typeof ifMatch>, version: number) {
  if (allowed && !allowed.in.includes(version)) throw changedSince()
}
