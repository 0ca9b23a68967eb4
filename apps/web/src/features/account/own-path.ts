/**
 * Where to go next, from an address that anybody may have written: a path of this site or nothing.
 * Browsers read `\` as `/` and drop tabs and line breaks, so that `/\evil.example` is another site; what is encoded
 * twice is refused too, for somebody on the way may decode it once more.
 */
export function ownPath(next: string | null) {
  if (!next || !/^\/(?![/\\]|%2f|%5c)[^\\\p{Cc}]*$/iu.test(next)) return undefined
  const { origin, pathname, search, hash } = new URL(next, 'http://own.invalid')
  return origin === 'http://own.invalid' && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** The way to a screen that leads back to `path` afterwards. */
export const withNext = (screen: '/login' | '/signup', path: string | undefined) =>
  path ? `${screen}?${new URLSearchParams({ next: path }).toString()}` : screen
