import { LRUCache } from 'lru-cache'

/** An LRU cache of at most `max` values, each with a time to live: `set(key, value, { ttl })`, in whole ms from 1. */
export const expiringCache = <T extends object | string>(max: number) =>
  // `ttlResolution: 0`: the clock is read at each call, without a timer. A wrapper, because tests replace `Date`.
  new LRUCache<string, T>({ max, ttlResolution: 0, perf: { now: () => Date.now() } })
