import { changedSince } from './http-error.ts'

/** A record's `ETag`: its version. */
export const etagOf = (version: number) => `"${version}"`

// A compressed answer has its encoding behind the version. By RFC 9110 a weak tag (W/) never matches here.
const TAG = /(W\/)?"(?:(\d{1,9})(?:-(?:br|gz))?|[^"]*)"/g

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
