/** What an entry costs beside its value and key, in bytes; rather too much than too little. */
const ENTRY = 512

/** Keeps values by key, and never more of them than `limit` bytes: the least recently used goes first. */
export function shelf<T>(limit: number) {
  const entries = new Map<string, { value: T; size: number }>()
  let bytes = 0

  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.size
  }

  return {
    get(key: string) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    /** @param size of the value in bytes; one that is larger than the limit is not kept */
    put(key: string, value: T, size: number) {
      remove(key)
      const whole = size + key.length * 2 + ENTRY
      if (whole > limit) return
      entries.set(key, { value, size: whole })
      bytes += whole
      for (const oldest of entries.keys()) {
        if (bytes <= limit) break
        remove(oldest)
      }
    },
    /** The same value takes another size by now; nothing where it has gone, or another one has come. */
    resize(key: string, value: T, size: number) {
      if (entries.get(key)?.value === value) this.put(key, value, size)
    },
    bytes: () => bytes,
  }
}
