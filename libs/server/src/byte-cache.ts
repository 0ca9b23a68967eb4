import { LRUCache } from 'lru-cache'

/** The cost of an entry beside its value and key, in bytes; an upper estimate. */
const ENTRY_OVERHEAD = 512

/**
 * An LRU cache of at most `limit` bytes. A value that is larger than that is not cached.
 * @param sizeOf a value in bytes
 */
export function byteCache<T extends object>(limit: number, sizeOf: (value: T) => number) {
  const entries = new LRUCache<string, T>({
    // The library takes 0 for no bound.
    maxSize: Math.max(1, limit),
    sizeCalculation: (value, key) => sizeOf(value) + key.length * 2 + ENTRY_OVERHEAD,
  })
  return {
    get: (key: string) => entries.get(key),
    put(key: string, value: T) {
      entries.set(key, value)
    },
    /** Counts a value again whose size has changed; does nothing where it was evicted or replaced. */
    resized(key: string, value: T) {
      if (entries.peek(key) !== value) return
      entries.delete(key)
      entries.set(key, value)
    },
    clear: () => entries.clear(),
    bytes: () => entries.calculatedSize,
  }
}
