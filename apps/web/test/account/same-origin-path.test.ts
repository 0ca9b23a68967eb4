import { expect, test } from 'vitest'
import { sameOriginPath, withNext } from '../../src/features/account/same-origin-path.ts'

test('a path of this site is followed, with its query and hash', () => {
  expect(sameOriginPath('/single_service/1?a=b#talk')).toBe('/single_service/1?a=b#talk')
})

test.each([
  null,
  '',
  'guides',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2Fevil.example',
  '/%2f/evil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j is not followed', (next) => expect(sameOriginPath(next)).toBeUndefined())

test('the address of the sign-in contains the path to go to afterwards', () => {
  expect(withNext('/login', '/profile?a=b')).toBe('/login?next=%2Fprofile%3Fa%3Db')
  expect(withNext('/signup', undefined)).toBe('/signup')
})
