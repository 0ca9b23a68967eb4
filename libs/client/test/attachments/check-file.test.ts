import { expect, test } from 'vitest'
import { refusalOf, sizeInWords } from '../../src/attachments/check-file.ts'

const MB = 2 ** 20

test.each([
  [17, '17 bytes'],
  [310_000, '303 kB'],
  [MB - 1, '1024 kB'],
  [2.1 * MB, '2.1 MB'],
  [10 * MB, '10 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words.replace(' ', '\u00a0'))
})

test.each([
  ['bill.pdf', 'application/pdf', 1, undefined],
  ['readings.CSV', 'application/vnd.ms-excel', 1, undefined],
  ['readings.csv', '', 1, undefined],
  ['photo', 'image/jpeg', 10 * MB, undefined],
  ['photo.heic', 'image/heic', 1, 'Not taken: send it as PDF, JPEG, PNG, WebP or CSV.'],
  ['all.pdf', 'application/pdf', 10 * MB + 1, 'Not taken: 11\u00a0MB. Up to 10\u00a0MB each.'],
  ['empty.pdf', 'application/pdf', 0, 'Not taken: it is empty.'],
])('%s of type %j with %d bytes is refused with %j before it is sent', (name, type, size, refusal) => {
  expect(refusalOf({ name, type, size })).toBe(refusal)
})
