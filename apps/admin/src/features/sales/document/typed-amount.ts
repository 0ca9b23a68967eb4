import { decimalOf, decimalsOf } from '@energy/contracts/sales/money'

/** An amount for a field: `1,234.56`, without the currency, which the label has. */
export const typedAmount = (amount: number, currency: string) => {
  const decimals = decimalsOf(currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat('en-US', digits).format(decimalOf(amount, currency))
}
