import { expect, test, vi } from 'vitest'
import { expiringCache } from '../src/expiring-cache.ts'

test('a value expires after its time to live', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const cache = expiringCache<string>(2)
  cache.set('a', 'one', { ttl: 1_000 })
  vi.setSystemTime(1_001_000)
  expect(cache.get('a')).toBe('one')
  vi.setSystemTime(1_001_001)
  expect(cache.get('a')).toBeUndefined()
  vi.useRealTimers()
})

test('over the limit the least recently used value is evicted', () => {
  const cache = expiringCache<string>(2)
  cache.set('a', 'one', { ttl: 60_000 })
  cache.set('b', 'two', { ttl: 60_000 })
  cache.get('a')
  cache.set('c', 'three', { ttl: 60_000 })
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['one', undefined, 'three'])
})
