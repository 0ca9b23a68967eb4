import { expect, test } from 'vitest'
import { kinds } from '../src/content.ts'
import { CONTROL_PATTERNS } from '../src/kinds/fields.ts'
import { route } from '../src/route.ts'
import { CLEAN_TEXT, imageLink } from '../src/text.ts'
import { routes } from './fixtures/routes.ts'

test('every call is declared once', () => {
  const names = routes.map(({ method, url }) => `${method} ${url}`)
  expect(new Set(names).size).toBe(names.length)
  // `agreement.txt` lists them.
  expect(names.length).toBeGreaterThan(65)
})

test('exactly the calls with access `self` declare their owner', () => {
  for (const { config, url } of routes)
    expect([url, config.owner !== undefined]).toEqual([url, config.access === 'self'])
})

test('all cached calls are public reads', () => {
  const cached = routes.filter(({ config }) => config.cache)
  expect(cached.map(({ method, config }) => [method, config.access])).toEqual(cached.map(() => ['GET', 'public']))
  expect(cached).toHaveLength(12)
})

test('a call that is not public and is cached does not compile', () => {
  const declared = { method: 'GET', url: '/', schema: { tags: ['site'], summary: '', response: {} } } as const
  const everybody = route({ ...declared, config: { access: 'public', cache: true } })
  // @ts-expect-error the cache would answer everybody
  const admins = route({ ...declared, config: { access: 'admin', cache: true } })
  // @ts-expect-error the same
  const owners = route({ ...declared, config: { access: 'self', owner: 'params', cache: true } })
  expect([everybody, admins, owners].map(({ config }) => config.cache)).toEqual([true, true, true])
})

test('only editors may write content', () => {
  for (const kind of Object.values(kinds))
    for (const write of [kind.create, kind.update, kind.remove, kind.restore])
      expect(write.config.access).toBe('editor')
})

test('every path parameter has a schema', () => {
  for (const { url, schema } of routes)
    expect([url, Object.keys(schema.params?.['properties'] ?? {})]).toEqual([
      url,
      [...url.matchAll(/:(\w+)/g)].map(([, name]) => name),
    ])
})

test('every body rejects unknown fields', () => {
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

test('an e-mail address of content has one @, and a dot within what follows it', () => {
  const pattern = new RegExp(CONTROL_PATTERNS.email, 'u')
  for (const valid of ['', 'a@b.c', 'ada.byron@mail.example.com', 'a@b..c', 'a@.b.c', 'a@b.c.'])
    expect([valid, pattern.test(valid)]).toEqual([valid, true])
  for (const invalid of ['a', '@b.c', 'a@b', 'a@b.', 'a@.b', 'a@b.c@d.e', 'a b@c.d', 'a@b.c d'])
    expect([invalid, pattern.test(invalid)]).toEqual([invalid, false])
})

test('an e-mail address of content that is far too long does not stop the process that checks it', () => {
  const pattern = new RegExp(CONTROL_PATTERNS.email, 'u')
  expect(pattern.test(`a@${'.'.repeat(40_000)}@`)).toBe(false)
})

test('clean text has no NUL and no lone surrogate', () => {
  const pattern = new RegExp(CLEAN_TEXT, 'u')
  for (const valid of ['', 'Heat pumps', 'two\nlines', '☀️ 太陽']) expect(pattern.test(valid)).toBe(true)
  for (const invalid of ['\u0000', 'a\uD800', '\uDC00b']) expect(pattern.test(invalid)).toBe(false)
})
