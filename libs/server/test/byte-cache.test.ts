import { expect, test } from 'vitest'
import { byteCache } from '../src/byte-cache.ts'

const aValue = (size: number) => ({ size })
const aCache = (limit: number) => byteCache(limit, ({ size }: { size: number }) => size)

test('over the limit, the least recently used value is evicted first', () => {
  const cache = aCache(5_000)
  for (const key of ['a', 'b', 'c']) cache.put(key, aValue(1_000))
  cache.get('a')
  cache.put('d', aValue(1_000))
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true])
  expect(cache.bytes()).toBeLessThanOrEqual(5_000)
})

test('a value that grows evicts others, or itself when it is too large; resizing an evicted value does nothing', () => {
  const cache = aCache(5_000)
  const [a, b] = [aValue(1_000), aValue(1_000)]
  cache.put('a', a)
  cache.put('b', b)
  b.size = 4_000
  cache.resized('b', b)
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, b])
  cache.resized('b', aValue(10))
  cache.resized('a', a)
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, b])
  b.size = 6_000
  cache.resized('b', b)
  expect([cache.get('b'), cache.bytes()]).toEqual([undefined, 0])
})

test('a cache with limit 0 caches nothing', () => {
  const cache = aCache(0)
  cache.put('a', aValue(1))
  expect(cache.get('a')).toBeUndefined()
})
