import { expect, test } from 'vitest'
import { kinds } from '../src/content.ts'
import { CLEAN_TEXT, imageLink } from '../src/text.ts'
import { routes } from './fixtures/routes.ts'

test('every call is declared once', () => {
  const names = routes.map(({ method, url }) => `${method} ${url}`)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(65)
})

test('a call for the owner says where the owner is named', () => {
  for (const { config, url } of routes)
    expect([url, config.owner !== undefined]).toEqual([url, config.access === 'self'])
})

test('what is kept is a public read', () => {
  const cached = routes.filter(({ config }) => config.cache)
  expect(cached.map(({ method, config }) => [method, config.access])).toEqual(cached.map(() => ['GET', 'public']))
  expect(cached).toHaveLength(10)
})

test('nobody writes content but an admin', () => {
  for (const kind of Object.values(kinds))
    for (const write of [kind.create, kind.update, kind.remove, kind.restore]) expect(write.config.access).toBe('admin')
})

test('every path parameter has its schema', () => {
  for (const { url, schema } of routes)
    expect([url, Object.keys(schema.params?.['properties'] ?? {})]).toEqual([
      url,
      [...url.matchAll(/:(\w+)/g)].map(([, name]) => name),
    ])
})

test('every body refuses a field that it does not know', () => {
  const bodies = routes.flatMap(({ schema }) => schema.body ?? [])
  expect(bodies.length).toBeGreaterThan(8)
  for (const body of bodies) expect(body['additionalProperties']).toBe(false)
})

test('an image link is https or a path of the site', () => {
  const pattern = new RegExp(imageLink().pattern ?? '', 'u')
  for (const valid of ['', '/', '/plates/solar.svg', 'https://example.com/a.png'])
    expect([valid, pattern.test(valid)]).toEqual([valid, true])
  for (const invalid of [
    '//evil.example/a.png',
    '/\\evil.example',
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:,x',
    'plates/solar.svg',
    '/a b',
  ])
    expect([invalid, pattern.test(invalid)]).toEqual([invalid, false])
})

test('text holds no NUL and no lone surrogate', () => {
  const pattern = new RegExp(CLEAN_TEXT, 'u')
  for (const valid of ['', 'Heat pumps', 'two\nlines', '☀️ 太陽']) expect(pattern.test(valid)).toBe(true)
  for (const invalid of ['\u0000', 'a\uD800', '\uDC00b']) expect(pattern.test(invalid)).toBe(false)
})
