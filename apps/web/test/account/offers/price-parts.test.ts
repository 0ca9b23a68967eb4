import { expect, test } from 'vitest'
import { partsOf, taxNameOf, totalNameOf } from '../../../src/features/account/offers/price-parts.ts'
import { aLine, aVersion } from '../../fixtures/offers.ts'

test('a price is made of its lines as they are written, and of its tax last; they add up to the total', () => {
  const version = aVersion({
    lines: [
      aLine('Heat pump', 3_840_000),
      aLine('Fitting', 706_800, { quantity: 12_000, unit: 'days', unitPrice: 62_000, discount: 5_000 }),
      aLine('Connection fee', 64_000, { taxRate: 0 }),
    ],
  })
  const parts = partsOf(version)
  expect(parts.map(({ title, made }) => `${title}: ${made}`)).toEqual([
    'Heat pump: 1 piece at $38,400.00',
    'Fitting: 12 days at $620.00, 5 % off',
    'Connection fee: 1 piece at $640.00, no VAT',
    'VAT: 20 % on $45,468.00',
  ])
  expect(parts.map(({ isTax }) => isTax)).toEqual([false, false, false, true])
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(version.totals.total)
})

test('a price without tax says nothing of it', () => {
  const version = aVersion({ lines: [aLine('Advice', 100, { taxName: 'Exempt', taxRate: 0 })] })
  expect(partsOf(version).map(({ made }) => made)).toEqual(['1 piece at $1.00'])
  expect(totalNameOf(version)).toBe('Total')
})

test('several taxes have one name', () => {
  const version = aVersion({ lines: [aLine('A', 100), aLine('B', 100, { taxName: 'Duty', taxRate: 5_000 })] })
  expect([taxNameOf(version), totalNameOf(version)]).toEqual(['Tax', 'Total, Tax included'])
})
