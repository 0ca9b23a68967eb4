import { expect, test } from 'vitest'
import { fillPlaceholders, unknownPlaceholders } from '../src/inquiries/placeholders.ts'

const values = {
  name: 'Tom {{phone}}',
  service: 'Heat pumps',
  number: '2026-0412',
  company: 'Millrace Energy',
  phone: '+44 20',
}

test('placeholders are filled in, with spaces or without, each time that they stand there', () => {
  expect(fillPlaceholders('{{service}}, {{ number }}: {{company}} {{phone}} {{phone}}', values)).toBe(
    'Heat pumps, 2026-0412: Millrace Energy +44 20 +44 20',
  )
})

test('what a placeholder stands for is not filled in again, and other braces stay', () => {
  expect(fillPlaceholders('Dear {{name}}, {{toString}} {x} {{', values)).toBe('Dear Tom {{phone}}, {{toString}} {x} {{')
})

test('unknown placeholders are found, each once', () => {
  expect(unknownPlaceholders('{{name}} {{surname}} {{ surname }} {{}} {{toString}} {x}')).toEqual([
    'surname',
    '',
    'toString',
  ])
})
