/**
 * Where to go next, from an address that anybody may have written: a path of this site or nothing.
 * Browsers read `\` as `/` and drop tabs and line breaks, so that `/\evil.example` is another site.
 */
export function ownPath(next: string | null) {
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined
  const { origin, pathname, search, hash } = new URL(next, 'http://own.invalid')
  return origin === 'http://own.invalid' && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
