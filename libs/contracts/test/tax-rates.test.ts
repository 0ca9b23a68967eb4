import { expect, test } from 'vitest'
import { WHOLE, parseDecimal } from '../src/sales/money.ts'
import { inputSchemaOf } from '../src/texts/body.ts'
import { sales } from '../src/texts/sales.ts'
import { accepts } from './fixtures/accepts.ts'

test.each(['', '0', '20', '8.875', '99.999', '100', '100.0', '100.000', '100.001', '100.5', '101', '-5', '5.1234'])(
  'the settings take a tax rate of “%s” per cent where a line of an offer does',
  (percent) => {
    const rate = parseDecimal(percent, 3) ?? (percent === '' ? 0 : -1)
    expect(accepts(inputSchemaOf(sales), { taxRates: [{ percent }] })).toBe(rate >= 0 && rate <= WHOLE)
  },
)
