import { MAX_USE } from '@energy/contracts/estimate/situation'

/** What is wrong with a use of energy that cannot be. */
export const USE_PROBLEM = `Enter kWh a year, up to ${MAX_USE.toLocaleString('en-GB')}. Your bill names them.`

/**
 * The number that a text says, also with spaces and separators of thousands; `NaN` for any other text. Another comma may
 * be meant as a decimal point.
 */
export function numberOf(text: string) {
  const digits = text.replaceAll(/\s/g, '')
  if (digits === '') return 0
  return /^(\d+|\d{1,3}([,']\d{3})+)(\.\d+)?$/.test(digits) ? Number(digits.replaceAll(/[,']/g, '')) : Number.NaN
}
