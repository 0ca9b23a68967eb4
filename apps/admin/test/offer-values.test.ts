import { totalsOf } from '@energy/contracts/sales/totals'
import { expect, test } from 'vitest'
import {
  changeOf,
  lineOf,
  newLine,
  percentOf,
  priceOf,
  quantityOf,
  taxOf,
  taxValue,
  type OfferValues,
} from '../src/features/sales/builder/offer-values.ts'
import { paymentOf } from '../src/features/sales/invoice/payment-of.ts'
import { typedAmount } from '../src/features/sales/document/typed-amount.ts'

const vat = { taxName: 'VAT', taxRate: 20_000 }
const blank: OfferValues = {
  name: 'Tom Okafor',
  email: '',
  businessName: '',
  address: '',
  user: '',
  title: '',
  intro: '',
  begins: '',
  terms: '',
  validUntil: '',
  attachments: [],
  lines: [],
}

test('numbers are read as people type them, and what is none is no number', () => {
  expect(['1', ' 1.5 ', '1,000', ''].map(quantityOf)).toEqual([1_000, 1_500, 1_000_000, 1_000])
  expect(['0', '-1', 'two', '1.2345', '1000001'].map(quantityOf)).toEqual(Array.from({ length: 5 }))
  expect(['38,400.00', '0.1', '', '0'].map((typed) => priceOf(typed, 'USD'))).toEqual([3_840_000, 10, 0, 0])
  expect(['-1', '1.234', '$1'].map((typed) => priceOf(typed, 'USD'))).toEqual([undefined, undefined, undefined])
  expect(priceOf('1.5', 'JPY')).toBeUndefined()
  expect(['8.875', '100', '', '100.001'].map(percentOf)).toEqual([8_875, 100_000, 0, undefined])
})

test('a payment may be negative, but not nothing', () => {
  expect(['14,606.00', '-5', '0', ''].map((typed) => paymentOf(typed, 'USD'))).toEqual([
    1_460_600,
    -500,
    undefined,
    undefined,
  ])
})

test('an amount in a field is the one that is read again', () => {
  expect(typedAmount(123_456_789, 'USD')).toBe('1,234,567.89')
  expect(priceOf(typedAmount(123_456_789, 'USD'), 'USD')).toBe(123_456_789)
  expect(typedAmount(5_000, 'JPY')).toBe('5,000')
})

test('a tax rate is one value of a control, whatever its name', () => {
  for (const tax of [vat, { taxName: '', taxRate: 0 }, { taxName: 'Sales tax 2', taxRate: 8_875 }])
    expect(taxOf(taxValue(tax))).toEqual(tax)
})

test('the lines of the form come to what the contract calculates', () => {
  const typed = [
    newLine(vat, { title: 'Fitting', quantity: '12', unitPrice: '620.00' }),
    newLine(vat, { title: 'Heat pump', unitPrice: '0.10', quantity: '3', discount: '10' }),
  ]
  const lines = typed.flatMap((line) => lineOf(line, 'USD') ?? [])
  expect(totalsOf(lines)).toMatchObject({ net: 744_027, tax: 148_805, total: 892_832 })
})

test('an offer with a number that is none is not saved, and one without an e-mail has none in its body', () => {
  const line = newLine(vat, { quantity: 'two' })
  expect(changeOf({ ...blank, lines: [line] }, 'USD')).toBeUndefined()
  expect(changeOf(blank, 'USD')).not.toHaveProperty('email')
  expect(changeOf({ ...blank, email: 'tom@example.com' }, 'USD')).toMatchObject({ email: 'tom@example.com' })
})
