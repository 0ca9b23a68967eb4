import { expect, test, vi } from 'vitest'
import { expiringMap } from '../src/plugins/identity/expiring-map.ts'

test('a value expires at its time', () => {
  vi.useFakeTimers({ now: 0 })
  const memory = expiringMap<string>(2)
  memory.set('a', 'one', 1000)
  expect(memory.get('a')).toBe('one')
  vi.setSystemTime(1000)
  expect(memory.get('a')).toBeUndefined()
  vi.useRealTimers()
})

test('over the limit the least recently used value is evicted', () => {
  const memory = expiringMap<string>(2)
  memory.set('a', 'one', Infinity)
  memory.set('b', 'two', Infinity)
  memory.get('a')
  memory.set('c', 'three', Infinity)
  expect(['a', 'b', 'c'].map(memory.get)).toEqual(['one', undefined, 'three'])
})

test('values that match a condition are deleted', () => {
  const memory = expiringMap<string>(2)
  memory.set('a', 'one', Infinity)
  memory.deleteWhere((value) => value === 'one')
  expect(memory.get('a')).toBeUndefined()
})
