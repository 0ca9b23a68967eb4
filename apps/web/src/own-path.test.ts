import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a path of this site is followed, with its query and hash', () => {
  expect(ownPath('/single_service/1?a=b#talk')).toBe('/single_service/1?a=b#talk')
})

test.each([
  null,
  '',
  'guides',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j leads nowhere', (next) => expect(ownPath(next)).toBeUndefined())
