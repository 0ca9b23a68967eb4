/** An LRU map of at most `limit` entries, each with a time of expiry. */
export function expiringMap<T>(limit: number) {
  const entries = new Map<string, { value: T; until: number }>()
  return {
    get(key: string) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.until <= Date.now()) return undefined
      entries.set(key, entry)
      return entry.value
    },
    /** @param until milliseconds since 1970 */
    set(key: string, value: T, until: number) {
      entries.set(key, { value, until })
      if (entries.size <= limit) return
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    },
    deleteWhere(which: (value: T) => boolean) {
      for (const [key, { value }] of entries) if (which(value)) entries.delete(key)
    },
  }
}
