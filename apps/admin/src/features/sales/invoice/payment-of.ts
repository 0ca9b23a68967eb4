import { MAX_AMOUNT, decimalsOf, parseDecimal } from '@energy/contracts/sales/money'

/** The amount that is typed, negative for money that was paid back; undefined for what is none. */
export function paymentOf(typed: string, currency: string) {
  const amount = parseDecimal(typed, decimalsOf(currency))
  return amount !== undefined && amount !== 0 && Math.abs(amount) <= MAX_AMOUNT ? amount : undefined
}
