import { expect, test } from 'vitest'
import { byteCache } from '../src/byte-cache.ts'

const aValue = (size: number) => ({ size })
const aShelf = (limit: number) => byteCache(limit, ({ size }: { size: number }) => size)

test('over the limit, what was used longest ago goes first', () => {
  const held = aShelf(5_000)
  for (const key of ['a', 'b', 'c']) held.put(key, aValue(1_000))
  held.get('a')
  held.put('d', aValue(1_000))
  expect(['a', 'b', 'c', 'd'].map((key) => held.get(key) !== undefined)).toEqual([true, false, true, true])
  expect(held.bytes()).toBeLessThanOrEqual(5_000)
})

test('what grows pushes out others, and itself where it is too large; what is gone grows no more', () => {
  const held = aShelf(5_000)
  const [a, b] = [aValue(1_000), aValue(1_000)]
  held.put('a', a)
  held.put('b', b)
  b.size = 4_000
  held.resized('b', b)
  expect([held.get('a'), held.get('b')]).toEqual([undefined, b])
  held.resized('b', aValue(10))
  held.resized('a', a)
  expect([held.get('a'), held.get('b')]).toEqual([undefined, b])
  b.size = 6_000
  held.resized('b', b)
  expect([held.get('b'), held.bytes()]).toEqual([undefined, 0])
})

test('a shelf without room keeps nothing', () => {
  const held = aShelf(0)
  held.put('a', aValue(1))
  expect(held.get('a')).toBeUndefined()
})
