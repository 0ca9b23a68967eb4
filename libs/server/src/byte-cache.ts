import { LRUCache } from 'lru-cache'

/** What an entry costs beside its value and key, in bytes; rather too much than too little. */
const ENTRY = 512

/**
 * Keeps values by key, and never more of them than `limit` bytes: the least recently used goes first, and one that is
 * larger is not kept.
 * @param sizeOf a value in bytes
 */
export function byteCache<T extends object>(limit: number, sizeOf: (value: T) => number) {
  const entries = new LRUCache<string, T>({
    // It takes nothing for no bound at all.
    maxSize: Math.max(1, limit),
    sizeCalculation: (value, key) => sizeOf(value) + key.length * 2 + ENTRY,
  })
  return {
    get: (key: string) => entries.get(key),
    put(key: string, value: T) {
      entries.set(key, value)
    },
    /** The same value takes another size by now; nothing where it has gone, or another one has come. */
    resized(key: string, value: T) {
      if (entries.peek(key) !== value) return
      entries.delete(key)
      entries.set(key, value)
    },
    clear: () => entries.clear(),
    bytes: () => entries.calculatedSize,
  }
}
