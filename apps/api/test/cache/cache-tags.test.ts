import { expect, test } from 'vitest'
import { cacheTags, isFresh } from '../../src/plugins/cache/tags.ts'

/** Three tags, and which of them have become stale since. */
function aSet() {
  const tags = cacheTags()
  const versions = ['services', 'site', 'search'].map((name) => ({ name, tag: tags.named(name), version: 0 }))
  return { ...tags, stale: () => versions.filter((one) => !isFresh(one)).map(({ name }) => name) }
}

test('a write makes its own tag stale, and those that were registered for it', () => {
  const { writing, clear, stale } = aSet()
  expect(stale()).toEqual([])
  clear(writing('services', ['site']))
  expect(stale()).toEqual(['services', 'site'])
})

test('a change elsewhere makes all stale that any write of its tag does', () => {
  const { writing, clearWith, stale } = aSet()
  writing('services', ['site'])
  writing('services', ['services'])
  clearWith('services')
  expect(stale()).toEqual(['services', 'site'])
})

test.each(['unknown', undefined])('a change of the tag "%s" makes everything stale', (name) => {
  const { writing, clearWith, stale } = aSet()
  writing('services', [])
  clearWith(name)
  expect(stale()).toEqual(['services', 'site', 'search'])
})

test('everything can be made stale, and is stale until it is read again', () => {
  const { clearAll, named, stale } = aSet()
  clearAll()
  expect(stale()).toEqual(['services', 'site', 'search'])
  const tag = named('site')
  const read = { tag, version: tag.version }
  expect(isFresh(read)).toBe(true)
  clearAll()
  expect(isFresh(read)).toBe(false)
})
