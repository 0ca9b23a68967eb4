import { expect, test, vi } from 'vitest'
import { expiringMap } from '../src/plugins/identity/expiring-map.ts'

test('what is remembered is forgotten at its time', () => {
  vi.useFakeTimers({ now: 0 })
  const memory = expiringMap<string>(2)
  memory.set('a', 'one', 1000)
  expect(memory.get('a')).toBe('one')
  vi.setSystemTime(1000)
  expect(memory.get('a')).toBeUndefined()
  vi.useRealTimers()
})

test('over the limit, what was used longest ago goes first', () => {
  const memory = expiringMap<string>(2)
  memory.set('a', 'one', Infinity)
  memory.set('b', 'two', Infinity)
  memory.get('a')
  memory.set('c', 'three', Infinity)
  expect(['a', 'b', 'c'].map(memory.get)).toEqual(['one', undefined, 'three'])
})

test('a value is forgotten on demand', () => {
  const memory = expiringMap<string>(2)
  memory.set('a', 'one', Infinity)
  memory.deleteWhere((value) => value === 'one')
  expect(memory.get('a')).toBeUndefined()
})
