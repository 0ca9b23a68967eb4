import { MAX_AMOUNT, MAX_QUANTITY, WHOLE, formatQuantity } from '@energy/contracts/sales/money'
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
  valuesOf,
  type OfferValues,
} from '../../../src/features/sales/builder/offer-values.ts'
import { paymentOf } from '../../../src/features/sales/invoice/payment-of.ts'
import { typedAmount } from '../../../src/features/sales/document/typed-amount.ts'

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

test('an empty line is one piece, with the first rate of the company or none', () => {
  expect(newLine(vat)).toEqual({
    item: '',
    kind: '',
    title: '',
    description: '',
    unit: 'piece',
    quantity: '1',
    unitPrice: '',
    discount: '',
    taxRate: '20000 VAT',
  })
  expect(newLine(undefined).taxRate).toBe('0 ')
})

test('every number of a line has to be one', () => {
  expect(lineOf(newLine(vat, { unitPrice: 'much' }), 'USD')).toBeUndefined()
  expect(lineOf(newLine(vat, { discount: '101' }), 'USD')).toBeUndefined()
  expect(lineOf(newLine(vat), 'USD')).toMatchObject({ quantity: 1_000, unitPrice: 0, discount: 0, unit: 'piece' })
})

test('bounds are part of what is taken', () => {
  expect(quantityOf('0.001')).toBe(1)
  expect([quantityOf(formatQuantity(MAX_QUANTITY)), percentOf('100'), percentOf('0')]).toEqual([MAX_QUANTITY, WHOLE, 0])
  const most = typedAmount(MAX_AMOUNT, 'USD')
  expect([priceOf(most, 'USD'), paymentOf(most, 'USD'), paymentOf(`-${most}`, 'USD')]).toEqual([
    MAX_AMOUNT,
    MAX_AMOUNT,
    -MAX_AMOUNT,
  ])
  const more = typedAmount(MAX_AMOUNT + 1, 'USD')
  expect([priceOf(more, 'USD'), paymentOf(more, 'USD'), paymentOf('much', 'USD')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('what was saved of an offer is typed as it was', () => {
  const file = { _id: '9', name: 'Plan.pdf', type: 'application/pdf' as const, bytes: 1 }
  const line = {
    item: '7',
    kind: 'services' as const,
    title: 'Fitting',
    description: 'Two days',
    unit: 'hour',
    quantity: 1_500,
    unitPrice: 62_000,
    discount: 8_875,
    ...vat,
  }
  const texts = { ...blank, email: 'tom@example.com', title: 'Heat', intro: 'Dear', begins: 'In May', terms: '30 days' }
  const { attachments: _none, lines: _lines, user, ...rest } = texts
  const saved = {
    ...rest,
    user: { _id: '5' },
    currency: 'USD',
    attachments: [file],
    lines: [line, { ...line, discount: 0 }],
  }
  const typed = valuesOf(saved)
  expect(typed).toMatchObject({ user: '5', title: 'Heat', terms: '30 days', attachments: [file] })
  expect(typed.lines).toMatchObject([
    { title: 'Fitting', quantity: '1.5', unitPrice: '620.00', discount: '8.875', taxRate: '20000 VAT' },
    { discount: '' },
  ])
  expect(changeOf({ ...typed, user }, 'USD')).toEqual({
    ...rest,
    user,
    lines: [line, { ...line, discount: 0 }],
    attachments: ['9'],
  })
})

test('an offer with a number that is none is not saved, and one without an e-mail has none in its body', () => {
  const line = newLine(vat, { quantity: 'two' })
  expect(changeOf({ ...blank, lines: [line] }, 'USD')).toBeUndefined()
  expect(changeOf(blank, 'USD')).not.toHaveProperty('email')
  expect(changeOf({ ...blank, email: 'tom@example.com' }, 'USD')).toMatchObject({ email: 'tom@example.com' })
})
