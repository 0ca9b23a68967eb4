import type { Tag } from './tags.ts'

/**
 * A function that loads a value once, and again after its tag has changed. While changes may be missed, it loads the
 * value at each call.
 * @param maxAge for a value of which not all changes are notified: the time after which it is loaded again, in ms
 */
export function remembered<T>(
  tag: Tag,
  changes: { readonly isSubscribed: boolean },
  load: () => Promise<T>,
  maxAge = Infinity,
) {
  let last: { version: number; since: number; value: Promise<T> } | undefined
  return () => {
    if (!changes.isSubscribed) return load()
    const since = performance.now()
    if (last?.version === tag.version && since - last.since < maxAge) return last.value
    const loading = { version: tag.version, since, value: load() }
    last = loading
    // A failure is that of the calls that wait for it; the next call reads again.
    loading.value.catch(() => {
      if (last === loading) last = undefined
    })
    return loading.value
  }
}
