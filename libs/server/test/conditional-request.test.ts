import { expect, test } from 'vitest'
import { encodingFor, matchesEtag } from '../src/conditional-request.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['br; q=0.000, gzip; q=0', undefined],
  ['*', 'br'],
  ['deflate', undefined],
])('of Accept-Encoding %j the smallest supported encoding is %s', (header, encoding) => {
  for (let time = 1; time <= 2; time++) expect(encodingFor(header)).toBe(encoding)
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  [' * ', true],
  ['"b"', false],
  ['"ab"', false],
])('whether If-None-Match %s names "a": %s', (header, isNamed) => {
  expect(matchesEtag(header, '"a"')).toBe(isNamed)
})
