import * as Type from '@sinclair/typebox'
import { MAX_AMOUNT, MAX_QUANTITY, WHOLE } from './money.ts'

/** An amount of money. */
export const Amount = Type.Integer({
  minimum: -MAX_AMOUNT,
  maximum: MAX_AMOUNT,
  description: 'In minor units of the currency: 123456 is 1,234.56 USD.',
})
/** A share or a rate. */
export const Rate = Type.Integer({
  minimum: 0,
  maximum: WHOLE,
  description: 'In thousandths of a percent: 20000 is 20 %.',
})
/** How much of something. */
export const Quantity = Type.Integer({
  minimum: 1,
  maximum: MAX_QUANTITY,
  description: 'In thousandths: 1500 is 1.5.',
})
/** The code of a currency. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' })
