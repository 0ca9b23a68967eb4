import { expect, test } from 'vitest'
import { priceFacts } from '../../src/shared/tariffs/price-facts.ts'

const blank = {
  title: 'Fixed',
  text: '',
  open: '12',
  unitPrice: '',
  standingCharge: '',
  term: '',
  validFrom: '',
  validUntil: '',
}
const valuesOf = (tariff: Partial<typeof blank>, currency = 'GBP') =>
  priceFacts({ ...blank, ...tariff }, currency).map(({ label, value }) => `${label}: ${value}`)

test('a tariff without a price has no facts', () => {
  expect(valuesOf({})).toEqual([])
})

test.each([
  [{ unitPrice: '24.5' }, 'Unit price: £0.245 per kWh'],
  [{ standingCharge: '150' }, 'Standing charge: £1.50 per day'],
  [{ term: '24' }, 'Term: 24 months'],
  [{ term: '1' }, 'Term: 1 month'],
  [{ validFrom: '2027-01-01' }, 'Valid: From 1 January 2027'],
  [{ validUntil: '2027-12-31' }, 'Valid: Until 31 December 2027'],
  [{ validFrom: '2027-01-01', validUntil: '2027-12-31' }, 'Valid: From 1 January 2027 until 31 December 2027'],
])('of %j it shows what is given', (tariff, fact) => {
  expect(valuesOf(tariff)).toEqual([fact])
})

test('amounts have the sign of the currency of the company', () => {
  expect(valuesOf({ unitPrice: '30' }, 'USD')).toEqual(['Unit price: $0.30 per kWh'])
  expect(valuesOf({ unitPrice: '30' }, 'EUR')).toEqual(['Unit price: €0.30 per kWh'])
})
