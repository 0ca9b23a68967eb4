import { FILE_BOUNDS } from '@energy/contracts/pictures/uploads'
import { expect, test } from 'vitest'
import { formatBytes, megabytes, refusalOf } from '../../src/shared/media/check-file.ts'

test.each([
  [{ type: 'image/svg+xml', size: 1 }, 'SVG is not taken. Send a JPEG, PNG, WebP or AVIF file.'],
  [{ type: 'application/pdf', size: 1 }, 'This is not a picture. Send a JPEG, PNG, WebP or AVIF file.'],
  [{ type: 'image/png', size: 0 }, 'This file is empty.'],
  [{ type: 'image/png', size: FILE_BOUNDS.bytes + 1 }, 'It has 20.0 MB; at most 20 MB are taken.'],
  [{ type: 'image/png', size: 25 * 1024 ** 2 }, 'It has 25.0 MB; at most 20 MB are taken.'],
])('%j is refused: %s', (file, reason) => {
  expect(refusalOf(file)).toBe(reason)
})

test('a picture is sent, and a file whose type the browser does not know is left to the server', () => {
  for (const type of ['image/jpeg', 'image/heic', ''])
    expect([1, FILE_BOUNDS.bytes].map((size) => refusalOf({ type, size }))).toEqual([undefined, undefined])
})

test('a size is written in kilobytes up to a megabyte, and nothing is smaller than one', () => {
  const sizes = [1, 1_600, 1024 ** 2 - 1, 1024 ** 2, 4.8 * 1024 ** 2].map(formatBytes)
  expect(sizes).toEqual(['1\u00A0kB', '2\u00A0kB', '1024\u00A0kB', '1.0\u00A0MB', '4.8\u00A0MB'])
  expect(megabytes(310 * 1024)).toBe('0.3')
})
