/**
 * The path to go to next, from an address that anybody may have written; undefined if it is not a path of this site.
 * Browsers read `\` as `/` and drop tabs and line breaks, so that `/\evil.example` is another site. Encoded slashes are
 * rejected, too, because a proxy may decode them once more.
 */
export function sameOriginPath(next: string | null) {
  if (!next || !/^\/(?![/\\]|%2f|%5c)[^\\\p{Cc}]*$/iu.test(next)) return undefined
  const { origin, pathname, search, hash } = new URL(next, 'http://own.invalid')
  return origin === 'http://own.invalid' && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** The address of a screen that leads back to `path` afterwards. */
export const withNext = (screen: '/login' | '/signup', path: string | undefined) =>
  path ? `${screen}?${new URLSearchParams({ next: path }).toString()}` : screen
