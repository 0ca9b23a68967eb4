import { LRUCache } from 'lru-cache'

/** The memory of an entry in addition to its value and key, in bytes; an upper estimate. */
const ENTRY_OVERHEAD = 512

/**
 * An LRU cache of at most `limit` bytes. A larger value is not cached.
 * @param sizeOf the size of a value in bytes
 */
export function byteCache<T extends object>(limit: number, sizeOf: (value: T) => number) {
  const entries = new LRUCache<string, T>({
    // For the library, 0 means no limit.
    maxSize: Math.max(1, limit),
    sizeCalculation: (value, key) => sizeOf(value) + key.length * 2 + ENTRY_OVERHEAD,
  })
  return {
    limit,
    get: (key: string) => entries.get(key),
    put(key: string, value: T) {
      entries.set(key, value)
    },
    /** Measures a value again after its size has changed. Does nothing when it was evicted or replaced. */
    resized(key: string, value: T) {
      if (entries.peek(key) !== value) return
      entries.delete(key)
      entries.set(key, value)
    },
    clear: () => entries.clear(),
    bytes: () => entries.calculatedSize,
  }
}
